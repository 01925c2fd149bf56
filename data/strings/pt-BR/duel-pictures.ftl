# As poucas palavras das imagens do Duel. `$name` é o nome de um jogador.

picture-drafts = { $name } escolhe uma Maravilha
picture-keeps-token = { $name } fica com 1 de 3 fichas
picture-destroys = { $name } descarta uma carta rival
picture-chooses-starter = { $name } escolhe quem começa

## Detalhes, fichas, desafios

picture-tokens = Fichas de Progresso
picture-no-tokens = Nenhuma ficha
picture-wonders-draft = Maravilhas: draft
picture-wonders-beginner = Maravilhas: o conjunto da primeira partida
picture-points = Pontos
picture-points-idle = Os pontos não decidem

picture-per-chain = por encadeamento
picture-rival-trade = comércio do oponente
picture-symbol = símbolo científico

## A análise

picture-chance-of = Chance de { $name }
review-alt = A chance de vitória de { $who }, em curva ao longo da partida: { $points }.
review-alt-point = { $age } { $chance }
