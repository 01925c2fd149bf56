# What cards, wonders and tokens do, cost and come to. Each effect has a sentence, and `.short`.

effect-fixed_price = You buy { $resource } for { coins } a unit
    .short = { $resource } for { coins }
effect-waives-wonder = Your future Wonders cost { $n ->
    [one] { $n } fewer resource
   *[other] { $n } fewer resources
}
    .short = future Wonders { $n ->
    [one] { $n } fewer resource
   *[other] { $n } fewer resources
}
effect-waives-card = Your future { $cards } cost { $n ->
    [one] { $n } fewer resource
   *[other] { $n } fewer resources
}
    .short = future { $cards } { $n ->
    [one] { $n } fewer resource
   *[other] { $n } fewer resources
}
effect-points_per = At the end, { points } for each { $what } in your city
    .itself = At the end, { points } for each { $what } in your city, this one included
    .short = { points.short } per { $what }
effect-points_per_most = At the end, { points } for each { $what } in the city with more of them
    .short = { points.short } per { $what } (city with more)
effect-coins_per = At once, { coins } for each { $what } in your city
    .itself = At once, { coins } for each { $what } in your city, this one included
    .short = { coins } per { $what }
effect-coins_per_most = At once, { coins } for each { $what } in the city with more of them
    .short = { coins } per { $what } (city with more)
effect-rival_loses = Your opponent loses { coins }
    .short = opponent loses { coins }
effect-extra_shields = Your future { $cards } give { $shields ->
    [one] { $shields } extra shield
   *[other] { $shields } extra shields
}
    .short = future { $cards } +{ shields }
effect-destroys = Put a { $card } of your opponent’s on the discard pile
    .short = discard a { $card } of the opponent’s
effect-revives = Build a card from the discard pile for free
    .short = a card from the discard pile
effect-opens_library = Draw { $n } Progress tokens from the box and keep 1
    .short = 1 of { $n } Progress tokens
effect-plays_again = Play again
    .short = play again
effect-replays_wonders = Each Wonder you build from now on lets you play again
    .short = future Wonders: play again
effect-chain_income = { coins } each time you build a card for free through its chain
    .short = { coins } per chain
effect-trade_income = You receive the coins your opponent spends on buying resources
    .short = the opponent’s trade coins

## What is counted

counted-wonder = Wonder
counted-token = Progress token
counted-coin_set = full set of 3 coins

## The page of a card, wonder or token

item-wonder = Wonder
item-token = Progress token

## Prices

price-waived = { $units } spared by a Progress token
price-bought = { $units } bought for { coins }
    .each = { $units } bought for { coins } each
