# As poucas palavras das imagens de 7 Wonders Architects. `$name` é o nome de um jogador.

architects-picture-acts = { $name } constrói ou usa a ciência
architects-picture-takes = { $name } pega outra carta
architects-picture-looks = { $name } escolhe um baralho
architects-picture-keeps = { $name } fica com uma carta
architects-picture-ended-wonder = { $name } completou uma Maravilha
    .own = Com a Maravilha completa
architects-picture-ended-cards = Não há mais cartas

## The score pad

architects-score-wonder = Maravilha
architects-score-cat = Gato
architects-score-blue = Cartas azuis
architects-score-military = Militar
architects-score-tokens = Progresso

## Battles, cards looked at, close-ups, posters

architects-picture-battle = Batalha
architects-colour-grey = Carta cinza: recurso
architects-colour-yellow = Carta amarela: moeda
architects-colour-green = Carta verde: ciência
architects-colour-blue = Carta azul: pontos
architects-colour-red = Carta vermelha: Escudo
architects-picture-top = Topo do baralho central
architects-picture-decks = Nos baralhos
