# A posição em palavras, para pessoas e para leitores de tela. `$who` e `$rival` são nomes.

position-head = { $age }. { $what }
position-cards = Cartas disponíveis, preços para { $who }
position-card = { $letter }. { $card } ({ $colour }), { $price }: { $effects }
position-card-short = { $letter }. { $card } ({ $colour }), { $price }
position-price-lacking = { $price }, { $missing }
position-alt-cards = Cartas disponíveis, preços para { $who }: { $cards }.
position-covered = Cobertas, voltadas para cima: { $cards }
position-face-down = Voltadas para baixo: { $n ->
    [0] 0 cartas
    [one] { $n } carta
   *[other] { $n } cartas
}
position-face-down-guilds = Voltadas para baixo: { $n ->
    [0] 0 cartas
    [one] { $n } carta
   *[other] { $n } cartas
}, { $guilds ->
    [0] nenhuma delas é Guilda
    [one] { $guilds } delas é Guilda
   *[other] { $guilds } delas são Guildas
}
# Covered cards are told with those on them: letters, names, and numbers of those face down.
position-face-down-each = { $head }: { $cards }
position-under = { $card } (sob: { $covers })
position-number = nº { $n }
    .guild = { $number }, uma Guilda
position-uncovers = descobre { $cards }
position-unseen = { $n ->
    [0] 0 cartas voltadas para baixo
    [one] uma carta voltada para baixo
   *[other] { $n } cartas voltadas para baixo
}
    .guild = { $n ->
        [0] 0 Guildas voltadas para baixo
        [one] uma Guilda voltada para baixo
       *[other] { $n } Guildas voltadas para baixo
    }
position-pawn-middle = Peão de Conflito: no meio
position-pawn = Peão de Conflito: { $spaces } de { $capital } espaços em direção à capital de { $rival }; vale { points.short } para { $who }
position-loot = Fichas Militares, moedas a perder: { $first } { $firstcoins }; { $second } { $secondcoins }
position-tokens = Fichas de Progresso no tabuleiro: { $tokens }
position-library = Fichas de Progresso sorteadas pela Grande Biblioteca, que só você vê: { $tokens }
position-discard = Pilha de descartes: { $n ->
    [0] vazia
    [one] { $n } carta
   *[other] { $n } cartas
}
position-discarding = Descartar uma carta rende { coins }
position-offer = Maravilhas à escolha
position-wonder = { $letter }. { $wonder } ({ $cost }): { $effects }

## Uma cidade

city-head = { $who }: { coins }, { points.short }
city-makes = Produz: { $list }
    .nothing = Não produz nada
city-choice = { $n } à escolha ({ $choices })
city-buys = Moedas para comprar uma unidade: { $list }
city-price = { $resource } { $n }
city-chains = Grátis por encadeamento: { $list }
city-built = Maravilhas construídas: { $list }
    .head = Maravilhas construídas
city-left = Maravilhas a construir: { $list }
city-wonder-price = { $wonder } ({ $price })
city-wonder-over = { $wonder }, sobre { $card }: { $effects }
city-tokens = Fichas de Progresso: { $list }
    .head = Fichas de Progresso
city-token = { $token } ({ $effects })

## Pontuação e pilha de descartes

score-head = { $first } { $firstpoints }, { $second } { $secondpoints }
score-row = { $category }: { $first } – { $second }
score-alt = Pontuação de { $players }, nesta ordem. { $rows }.
score-alt-row = { $category } { $first } e { $second }
tokens-board = No tabuleiro
tokens-library = Sorteadas pela Grande Biblioteca; só você vê
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: nenhuma ficha

## O que se pode fazer com uma carta

library-private = Só você vê estas fichas. Fique com uma; as outras duas voltam para a caixa.
offer-card = **{ $name }** · { $kind } · { $does }
offer-price = Preço: { $price }
    .why = Preço: { $price } ({ $why })
offer-build = **{ $name }** · { $does }
offer-not-payable = Sem moedas para: { $wonders }
offer-lacking = { $name } ({ $lacking ->
    [one] falta { $lacking }
   *[other] faltam { $lacking }
})
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
button-build = Construir · { $coins ->
    [0] grátis
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
    .beside-sign = { $coins } · Construir
button-discard = Descartar · +{ $coins } moedas
    .beside-sign = +{ $coins } · Descartar
button-wonder = { $name } · { $coins ->
    [0] grátis
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
    .beside-sign = { $coins } · { $name }
button-library = Ver as três fichas
select-revive = { $parts ->
    [1] Escolha a carta a construir de graça
   *[other] Escolha a carta a construir de graça ({ $part } de { $parts })
}
