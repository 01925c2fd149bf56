# As poucas palavras das imagens de 7 Wonders. `$name` é o nome de um jogador.

seven-picture-free-city = Cidade Livre
seven-picture-all-choose = Todos escolhem uma carta
seven-picture-free-city-turn = { $name } joga pela Cidade Livre
seven-picture-seventh = { $name } joga a última carta
seven-picture-won = Mais pontos
seven-picture-won-tiebreak = Mais pontos, depois mais moedas

## A mão

seven-picture-own = Produção própria
seven-picture-no-cost = Sem custo
seven-picture-built = Já construída
seven-picture-or = ou
seven-picture-lacking = Ninguém vende:
seven-picture-complete = Maravilha completa
seven-picture-nothing-to-revive = Nada a construir

## Detalhes, cartazes, conflitos

seven-picture-players = Jogadores
seven-picture-side = Lado { $side }
seven-picture-start = Produz
seven-picture-conflicts = Conflitos da { $age }
