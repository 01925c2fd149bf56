# The position in words, for people and for screen readers. `$who` and `$rival` are names.

position-head = { $age }. { $what }
position-cards = Available cards, prices for { $who }
position-card = { $letter }. { $card } ({ $colour }), { $price }: { $effects }
position-card-short = { $letter }. { $card } ({ $colour }), { $price }
position-price-lacking = { $price }, { $missing }
position-alt-cards = Available cards, prices for { $who }: { $cards }.
position-covered = Covered, face up: { $cards }
position-face-down = Face down: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
position-face-down-guilds = Face down: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, { $guilds ->
    [one] { $guilds } of them a Guild
   *[other] { $guilds } of them Guilds
}
position-pawn-middle = Conflict pawn: in the middle
position-pawn = Conflict pawn: { $spaces } of { $capital } spaces towards { $rival }’s capital; worth { points.short } to { $who }
position-loot = Military tokens, coins to lose: { $first } { $firstcoins }; { $second } { $secondcoins }
position-tokens = Progress tokens on the board: { $tokens }
position-library = Progress tokens drawn by the Great Library, which only you see: { $tokens }
position-discard = Discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
position-discarding = Discarding a card gives { coins }
position-offer = Wonders on offer
position-wonder = { $letter }. { $wonder } ({ $cost }): { $effects }

## A city

city-head = { $who }: { coins }, { points.short }
city-makes = Produces: { $list }
    .nothing = Produces nothing
city-choice = { $n } of choice ({ $choices })
city-buys = Coins to buy a unit: { $list }
city-price = { $resource } { $n }
city-symbols = Scientific symbols: { $list }
city-symbol-twice = { $symbol } ({ $n } times)
city-shields = Shields: { $list }
city-chains = Free by chain: { $list }
city-built = Wonders built: { $list }
    .head = Wonders built
city-left = Wonders to build: { $list }
city-wonder-price = { $wonder } ({ $price })
city-wonder-over = { $wonder }, over { $card }: { $effects }
city-tokens = Progress tokens: { $list }
    .head = Progress tokens
city-token = { $token } ({ $effects })
city-cards = Cards: { $list }
    .head = Cards
city-colour = { $colour } { $n }
city-category = { $category } ({ $n }): { $cards }

## Scores and the discard pile

score-head = { $first } { $firstpoints }, { $second } { $secondpoints }
score-row = { $category }: { $first } – { $second }
score-alt = Score of { $first } and { $second }, in this order. { $rows }.
score-alt-row = { $category } { $first } and { $second }
discard-head = Discard pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
discard-empty = The discard pile is empty.
list-more = { $head } and { $n ->
    [one] { $n } more
   *[other] { $n } more
}
