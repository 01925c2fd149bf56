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
# Covered cards are told with those on them: letters, names, and numbers of those face down.
position-face-down-each = { $head }: { $cards }
position-under = { $card } (under { $covers })
position-number = no. { $n }
    .guild = { $number }, a Guild
position-uncovers = uncovers { $cards }
position-unseen = { $n ->
    [one] a face-down card
   *[other] { $n } face-down cards
}
    .guild = { $n ->
        [one] a face-down Guild
       *[other] { $n } face-down Guilds
    }
position-pawn-middle = Conflict pawn: in the middle
position-pawn = Conflict pawn: { $spaces } of { $capital } spaces towards { $rival }’s capital; worth { points.short } to { $who }
position-loot = Military tokens, coins to lose: { $first } { $firstcoins }; { $second } { $secondcoins }
position-tokens = Progress tokens on the board: { $tokens }
position-library = Progress tokens drawn by the Great Library, which only you see: { $tokens }
position-discard = Discard pile: { $n ->
    [0] empty
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
city-chains = Free by chain: { $list }
city-built = Wonders built: { $list }
    .head = Wonders built
city-left = Wonders to build: { $list }
city-wonder-price = { $wonder } ({ $price })
city-wonder-over = { $wonder }, over { $card }: { $effects }
city-tokens = Progress tokens: { $list }
    .head = Progress tokens
city-token = { $token } ({ $effects })

## Scores and the discard pile

score-head = { $first } { $firstpoints }, { $second } { $secondpoints }
score-row = { $category }: { $first } – { $second }
score-alt = Score of { $players }, in this order. { $rows }.
score-alt-row = { $category } { $first } and { $second }
tokens-board = On the board
tokens-library = Drawn by the Great Library; only you see them
tokens-some = { $place }: { $tokens }
tokens-none = { $place }: no tokens

## What can be done with a card

library-private = Only you see these tokens. Keep one; the other two go back to the box.
offer-card = **{ $name }** · { $kind } · { $does }
offer-price = Price: { $price }
    .why = Price: { $price } ({ $why })
offer-build = **{ $name }** · { $does }
offer-not-payable = Can’t afford: { $wonders }
offer-lacking = { $name } ({ $lacking } short)
offer-wonder = - **{ $name }** · { $cost } · { $does }
offer-token = - **{ $name }** · { $does }
button-build = Build · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .beside-sign = { $coins } · Build
button-discard = Discard · +{ $coins } coins
    .beside-sign = +{ $coins } · Discard
button-wonder = { $name } · { $coins ->
    [0] free
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .beside-sign = { $coins } · { $name }
button-library = See the three tokens
select-revive = { $parts ->
    [1] Choose the card to build for free
   *[other] Choose the card to build for free ({ $part } of { $parts })
}
