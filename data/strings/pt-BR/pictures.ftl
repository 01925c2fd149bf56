# As poucas palavras das imagens. `$name` é o nome de um jogador.

picture-player = Jogador { $n }

picture-turn = Vez de { $name }
picture-drafts = { $name } escolhe uma Maravilha
picture-takes-token = { $name } pega uma ficha de Progresso
picture-keeps-token = { $name } fica com 1 de 3 fichas
picture-revives = { $name } constrói uma carta descartada
picture-destroys = { $name } descarta uma carta rival
picture-chooses-starter = { $name } escolhe quem começa

picture-wins = { $name } vence
picture-shared = Vitória compartilhada
picture-seats =
    { $seats ->
        [0] A mesa está completa
        [one] Há um lugar livre
       *[other] Há { $seats } lugares livres
    }
picture-awaited =
    { $people ->
        [one] Uma pessoa ainda não entrou
       *[other] { $people } pessoas ainda não entraram
    }

picture-empty = Nenhuma carta
picture-discard = Pilha de descartes

## Detalhes, fichas, desafios

picture-cost = Custo
picture-effect = Efeito
picture-free-with = Grátis com
picture-makes-free = Permite grátis
picture-tokens = Fichas de Progresso
picture-no-tokens = Nenhuma ficha
picture-wonders-draft = Maravilhas: draft
picture-wonders-beginner = Maravilhas: o conjunto da primeira partida

picture-score = Pontuação
picture-points = Pontos
picture-points-idle = Os pontos não decidem

## A análise

picture-chances = Chance de vitória
picture-chance-of = Chance de { $name }
picture-accuracy = Precisão

picture-per-chain = por encadeamento
picture-rival-trade = comércio do oponente
picture-symbol = símbolo científico
