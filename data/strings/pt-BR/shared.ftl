# O que os jogos dizem do mesmo modo: coisas e contagem, o que as cartas fazem e custam, cidades, dicas.

## Recursos; `.units` os conta

resource-wood = Madeira
    .within = madeira
    .units = { $n ->
    [0] 0 madeiras
    [one] { $n } madeira
   *[other] { $n } madeiras
}
resource-clay = Argila
    .within = argila
    .units = { $n ->
    [0] 0 argilas
    [one] { $n } argila
   *[other] { $n } argilas
}
resource-stone = Pedra
    .within = pedra
    .units = { $n ->
    [0] 0 pedras
    [one] { $n } pedra
   *[other] { $n } pedras
}
resource-glass = Vidro
    .within = vidro
    .units = { $n ->
    [0] 0 vidros
    [one] { $n } vidro
   *[other] { $n } vidros
}
resource-papyrus = Papiro
    .within = papiro
    .units = { $n ->
    [0] 0 papiros
    [one] { $n } papiro
   *[other] { $n } papiros
}

## Cores: a categoria impressa, a cor sozinha, e uma ou mais cartas dela

colour-brown = Matérias-Primas
    .adjective = marrom
    .card = carta marrom
    .cards = cartas marrons
colour-grey = Produtos Manufaturados
    .adjective = cinza
    .card = carta cinza
    .cards = cartas cinza
colour-blue = Estruturas Cívicas
    .adjective = azul
    .card = carta azul
    .cards = cartas azuis
colour-green = Estruturas Científicas
    .adjective = verde
    .card = carta verde
    .cards = cartas verdes
colour-yellow = Estruturas Comerciais
    .adjective = amarela
    .card = carta amarela
    .cards = cartas amarelas
colour-red = Estruturas Militares
    .adjective = vermelha
    .card = carta vermelha
    .cards = cartas vermelhas
colour-purple = Guildas
    .adjective = roxa
    .card = carta roxa
    .cards = cartas roxas

## Eras; 0 é a seleção de Maravilhas

age-0 = Seleção de Maravilhas
age-1 = Era I
age-2 = Era II
age-3 = Era III
event-age-began = Começa a { $age }.

## A caderneta de pontuação

score-blue = Cartas azuis
score-green = Cartas verdes
score-yellow = Cartas amarelas
score-purple = Guildas
score-wonders = Maravilhas
score-tokens = Progresso
score-coins = Moedas
score-military = Militar
score-total = Total

## Como uma partida termina

reason-civilian = Vitória civil
reason-tiebreak = Vitória civil no desempate
reason-draw = Vitória compartilhada
reason-military = Supremacia militar
reason-science = Supremacia científica
reason-resignation = Desistência
reason-abandoned = Encerrada sem vencedor

## Contagem

coins = { $coins ->
    [0] 0 moedas
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
points = { $points ->
    [0] 0 pontos de vitória
    [one] { $points } ponto de vitória
   *[other] { $points } pontos de vitória
}
    .short = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
shields = { $shields ->
    [0] 0 Escudos
    [one] { $shields } Escudo
   *[other] { $shields } Escudos
}
spaces = { $spaces ->
    [0] 0 espaços
    [one] { $spaces } espaço
   *[other] { $spaces } espaços
}

## O que fica entre os itens de uma lista

list-comma = { ", " }
list-plus = { " + " }
list-or = { " ou " }
# .before-i: onde o último item começa com o som de i
list-and = { $head } e { $last }
    .before-i = { $head } e { $last }
list-semicolon = { "; " }
list-more = { $head } e mais { $n }

## O que as cartas fazem

effect-produces = Produz { $units }
    .short = { $units }
effect-produces_any = Produz 1 recurso por turno, à sua escolha: { $choices }
    .short = 1 { $choices }
effect-science = Símbolo científico: { $symbol }
    .short = { $symbol }
effect-points = Vale { points }
    .short = { points.short }
effect-coins = Concede { coins }
    .short = { coins }
effect-shields = Concede { shields }
    .short = { shields }

counted-card = carta { $colours }

## A página de uma carta, Maravilha ou ficha

item-card = { $category } ({ $card }), { $age }
item-cost = Custo: { $cost }
item-opens = Encadeamento: permite construir { $card } de graça
item-free-with = Grátis se a sua cidade tiver { $card }

## Preços

price-free = grátis
price-missing = { $coins ->
    [0] faltam 0 moedas
    [one] falta { $coins } moeda
   *[other] faltam { $coins } moedas
}
price-chained = encadeamento com { $card }
price-printed = custo impresso de { coins }
price-produced = { $units } de produção própria
price-chosen = { $units } de produção à escolha

## Uma cidade

city-symbols = Símbolos científicos: { $list }
city-symbol-twice = { $symbol } ({ $n } vezes)
city-shields = Escudos: { $list }
city-cards = Cartas: { $list }
    .head = Cartas
city-colour = { $colour } { $n }
city-category = { $category } ({ $n }): { $cards }
discard-head = Pilha de descartes: { $n ->
    [0] 0 cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
discard-empty = A pilha de descartes está vazia.
best-in-category = { $category }: { $who } ({ $points })
best-in = Mais pontos por categoria. { $categories }.

## Dicas do computador

hint-now = Sua chance de vencer agora: **{ $chance }**
hint-others = { $n ->
    [one] Seu oponente: { $each }
   *[other] Os outros: { $each }
}
hint-other = { $who } ({ $chance })
hint-line = **{ $n }. { $move }** · { $chance }
    { $why }
hint-chance = { $percent }%
hint-estimate = -# Chances estimadas pelo computador no nível mais alto.
hint-told = { $who } pediu uma dica ao computador · { $turn }
move-heading = Jogada { $n }
computer-preparing = -# O computador ainda está se preparando nesta máquina, por isso esta é só uma primeira impressão, abaixo da força máxima dele. { $seconds ->
    [0] Peça de novo daqui a alguns minutos para ter uma melhor.
   *[other] Peça de novo daqui a uns { $seconds } segundos para ter uma melhor.
}
