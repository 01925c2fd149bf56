# O que cartas, Maravilhas e fichas fazem e quanto custam. Cada efeito tem uma frase, e `.short`.

effect-fixed_price = Você compra { $resource } por { coins } a unidade
    .short = { $resource } por { coins }
effect-waives-wonder = Suas próximas Maravilhas custam { $n ->
    [one] { $n } recurso a menos
   *[other] { $n } recursos a menos
}
    .short = próximas Maravilhas: { $n ->
    [one] { $n } recurso a menos
   *[other] { $n } recursos a menos
}
effect-waives-card = Suas próximas { $cards } custam { $n ->
    [one] { $n } recurso a menos
   *[other] { $n } recursos a menos
}
    .short = próximas { $cards }: { $n ->
    [one] { $n } recurso a menos
   *[other] { $n } recursos a menos
}
effect-points_per = No fim, { points } por { $what } na sua cidade
    .itself = No fim, { points } por { $what } na sua cidade, incluindo esta
    .short = { points.short } por { $what }
effect-points_per_most = No fim, { points } por { $what } na cidade que tiver mais
    .short = { points.short } por { $what } (quem tem mais)
effect-coins_per = Na hora, { coins } por { $what } na sua cidade
    .itself = Na hora, { coins } por { $what } na sua cidade, incluindo esta
    .short = { coins } por { $what }
effect-coins_per_most = Na hora, { coins } por { $what } na cidade que tiver mais
    .short = { coins } por { $what } (quem tem mais)
effect-rival_loses = Seu oponente perde { coins }
    .short = oponente perde { coins }
effect-extra_shields = Suas próximas { $cards } concedem { $shields ->
    [one] { $shields } Escudo extra
   *[other] { $shields } Escudos extras
}
    .short = próximas { $cards }: +{ shields }
effect-destroys = Coloque na pilha de descartes uma { $card } do seu oponente
    .short = descarta uma { $card } do oponente
effect-revives = Construa de graça uma carta da pilha de descartes
    .short = uma carta da pilha de descartes
effect-opens_library = Sorteie { $n } fichas de Progresso da caixa e fique com 1
    .short = 1 de { $n } fichas de Progresso
effect-plays_again = Jogue novamente
    .short = jogue novamente
effect-replays_wonders = Cada Maravilha que você construir daqui em diante permite jogar novamente
    .short = próximas Maravilhas: jogue novamente
effect-chain_income = { coins } sempre que você construir de graça por encadeamento
    .short = { coins } por encadeamento
effect-trade_income = Você recebe as moedas que seu oponente gasta no comércio
    .short = moedas do comércio do oponente

## O que se conta

counted-wonder = Maravilha
counted-token = ficha de Progresso
counted-coin_set = conjunto completo de 3 moedas

## A página de uma carta, Maravilha ou ficha

item-wonder = Maravilha
item-token = Ficha de Progresso

## Preços

price-waived = { $units } a menos por ficha de Progresso
price-bought = compra de { $units } por { coins }
    .each = compra de { $units } por { coins } cada
