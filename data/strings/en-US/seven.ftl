# 7 Wonders: invitations, turns, what happened, cities, points. `$who` and `$rival` are names.

seven-free-city = Free City
    .subject = The Free City
    .within = the Free City
seven-alt-invitation = Invitation to 7 Wonders. So far: { $who }. Open seats: { $open }.

## Names of things

seven-board = { $wonder } ({ $side })
seven-card-of-age = { $card } ({ $age })
resource-ore = Ore
    .within = ore
    .units = { $n } ore
resource-loom = Cloth
    .within = cloth
    .units = { $n } cloth
symbol-tablet = Tablet
    .within = tablet
symbol-compass = Compass
    .within = compass
symbol-gear = Gear
    .within = gear

## What cards and wonders do

seven-effect-discount = You buy { $goods } from { $seller } for { coins } a unit
    .short = { $goods } from { $seller }: { coins }
seven-goods-raw = wood, stone, clay and ore
seven-goods-manufactured = glass, cloth and papyrus
seven-seller-left = your left neighbor
    .short = the left
seven-seller-right = your right neighbor
    .short = the right
seven-seller-both = both neighbors
    .short = both sides
seven-effect-points_per = At the end, { points } for each { $what } { $where }
    .itself = At the end, { points } for each { $what } { $where }, this one included
    .short = { points.short } per { $what } { $where }
seven-effect-coins_per = At once, { coins } for each { $what } { $where }
    .itself = At once, { coins } for each { $what } { $where }, this one included
    .short = { coins } per { $what } { $where }
seven-where-own = in your city
    .short = (own)
seven-where-neighbours = in the cities of both neighbors
    .short = (neighbors)
seven-where-all = in your city and those of both neighbors
    .short = (own and neighbors)
seven-counted-stage = stage of the Wonder
seven-counted-defeat = Defeat token
seven-effect-any_science = At the end, a scientific symbol of your choice
    .short = any symbol
seven-effect-plays_seventh = You also play the last card of each Age instead of discarding it
    .short = play the last card too
seven-effect-builds_free = Once in each Age, you build a card from your hand for free
    .short = one free card each Age
seven-effect-revives = At the end of the turn, you build one of the discarded cards for free
    .short = a discarded card for free
seven-effect-copies_guild = At the end, a Guild of one of your neighbors also scores for you
    .short = copy a neighbor’s Guild
seven-item-guild = Some of the Guilds are drawn for each game, two more than there are players (five with two players)
seven-item-copies = In games with this many players: { $players }
seven-item-board = Produces { $units }
seven-item-stage = Stage { $n } ({ $cost }): { $effects }

## Prices

seven-pays = { coins } to { $who }
seven-price-gift = gift of Olympia
seven-price-bought = { $units } from { $who } for { coins }
seven-owned = your city has this building already
    .short = built already
    .free-city = the Free City has this building already
seven-unsold = what is missing cannot be bought from the neighbors
    .short = out of reach
seven-bound = the Free City has to build a card that is free for it

## The hand

seven-button-hand = My hand
seven-button-choose = Choose a card
seven-button-choose-side = Choose my side
seven-turn = { $age }, turn { $turn } of { $turns }
seven-turn-sides = Choice of sides
seven-passes-left = hands go to the left
seven-passes-right = hands go to the right
seven-passes-swapped = hands are exchanged
seven-neighbour-left = ⬅️ Left: { $who }, { $wonder } · { $has }
seven-neighbour-right = ➡️ Right: { $who }, { $wonder } · { $has }
seven-last-built = last: { $card }
seven-last-stage = last: a stage of the Wonder
seven-last-discarded = last: a discard
seven-asks = **{ $question }**
seven-chosen = ✅ Your choice: **{ $move }**. You can change it until everyone has chosen: just pick another card.
seven-asks-second = ✅ Your city: **{ $own }**. **{ $question }**
seven-chosen-own = ✅ Your city: **{ $move }**. If you pick another card, you choose for the Free City after it.
seven-chosen-twice = ✅ Your city: **{ $own }**. The Free City: **{ $city }**. You can change both until everyone has chosen.
seven-chosen-side = ✅ Your choice: **{ $move }**. You can change it until everyone has chosen: just pick the other side.
seven-side = Side { $side }
seven-ask-side = Choose the side of your Wonder board. Nobody sees your choice until everyone has chosen.
seven-ask-choose = Choose a card.
seven-ask-free-city = Choose a card for the Free City; your own is chosen.
seven-ask-seventh = You may play your last card of this Age too.
seven-ask-seventh-free-city = Choose what the Free City does with the last card of the pile.
seven-ask-revive = Choose a discarded card to build for free.
seven-ask-revive-free-city = Choose a discarded card that the Free City builds for free.
seven-asks-side = Everyone chooses a side of their own Wonder board.
seven-asks-twice = This turn, { $who } also chooses for the Free City.
seven-asks-free-city = { $who } chooses a card for the Free City.
seven-asks-seventh = { $who } plays a seventh card.
seven-asks-seventh-free-city = { $who } plays the last card of the pile for the Free City.
seven-asks-revive = { $who } looks through the discards and may build one of them.
seven-asks-revive-free-city = { $who } looks through the discards for the Free City.
seven-many = { $card } ×{ $n }
seven-hand-card = { $letter } { $card } ({ $colour }), { $price }: { $effects }
seven-hand-unlocks = then free: { $cards }
seven-alt-hand = Your hand.
seven-alt-hand-of = Hand of { $who }.
seven-hand-own = { $who }: { coins }, produces { $made }
seven-hand-purse = { $who } can spend { coins } on this card: what came in during this turn does not count.
seven-hand-gift = Gift of Olympia: one card can be built for free in this Age.
seven-hand-empty = You hold no card now.
seven-no-free-city = Only games for two have a Free City.
seven-do-build = Build
seven-way = - { $paid }
seven-way-why = - { $paid } ({ $why })
seven-cannot = - not possible: { $why }
seven-can-free = **Olympia**: build it for free, once in this Age
seven-can-discard = **Discard**: +{ coins }
seven-button-card = { $letter } · { $card }
seven-button-only = { $card }: { $what }
seven-button-chosen = ✔ { $label }
seven-button-build = Build · { $paid }
seven-button-stage = Stage { $stage } · { $paid }
seven-button-free = Build free (Olympia)
seven-button-discard = Discard · +{ coins }
seven-button-revive-none = Build none of them
seven-button-own-card = Change my own card
seven-button-city-card = To the Free City’s card
seven-button-back = Back to my hand
seven-select-revive = { $parts ->
    [1] Choose the card to build for free
   *[other] Choose the card to build for free ({ $part } of { $parts })
}

## Moves, as advice

seven-move-side = Play with side { $side }
seven-move-build = Build { $card } ({ $paid })
seven-move-stage = Build stage { $stage } of { $wonder } with { $card } ({ $paid })
seven-move-discard = Discard { $card } (+{ coins })
seven-move-free = Build { $card } with Olympia’s gift
seven-move-revive = Build { $card } from the discards
seven-move-revive-none = Build none of the discards
seven-move-city = { $city }: { $move }
seven-review-made = { $turn }, { $who }: { $move }.

## What happened

seven-begins = The hands are dealt. Good luck to all!
seven-begins-sides = The Wonders are dealt; now everyone chooses a side. Good luck to all!
seven-dealt = - { $who }: { $wonder }
seven-event-side = { $who } plays with { $wonder }
seven-event-built = { $who } built { $card }
seven-event-built-chain = { $who } built { $card } for free (chain from { $giver })
seven-event-built-gift = { $who } built { $card } for free (gift of Olympia)
seven-event-stage = { $who } built stage { $stage } of { $wonder }
seven-event-stage-with = { $who } built stage { $stage } of { $wonder } with { $card }
seven-event-discarded = { $who } discarded a card
seven-event-discarded-card = { $who } discarded { $card }
seven-event-revived = { $who } built { $card } from the discards for free
seven-event-revival-declined = { $who } built none of the discards
seven-gains = +{ coins }
seven-spends = −{ coins }
seven-line-coins = { $act } ({ $coins })
seven-event-leftovers = { $n ->
    [one] The last card was discarded
   *[other] The last { $n } cards were discarded
}
    .within = { $n ->
        [one] the last card was discarded
       *[other] the last { $n } cards were discarded
    }
seven-conflicts = ⚔️ { $who }: { $tokens }
seven-beat = beat { $rival } (+{ $points })
seven-beaten = lost to { $rival } (−{ $points })
seven-alt-conflicts = Conflicts at the end of the Age.
seven-both-chosen = Both have chosen; the Free City’s card is still to come.
seven-log = **{ $turn }** · { $told }
seven-log-own = **{ $turn }** · your choice, which only you see: { $move }

## A city

seven-city-head = { $who }, { $wonder }: { coins }, { points.short }
    .free = { $who }, { $wonder }: { coins }
seven-sells = Sells: { $list }
    .within = sells { $list }
seven-produces = Produces: { $list }
seven-prices = Coins to buy a unit: raw materials { $raw_left } from the left, { $raw_right } from the right; manufactured goods { $made_left } from the left, { $made_right } from the right
seven-one-of = 1 { $choices }
seven-slash = { "/" }
seven-free-symbols = { $n } of choice
seven-tokens = Conflict tokens: { $list }
seven-token-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $defeats ->
    [0] no defeats
    [one] { $defeats } defeat
   *[other] { $defeats } defeats
}
seven-stages = Wonder: { $list }
seven-stages-built = { $n } of { $of } stages
seven-stages-head = Wonder
seven-stage-built = ✔ Stage { $n }: { $effects }
seven-stage-open = Stage { $n } ({ $cost }): { $effects }
seven-stage-priced = Stage { $n } ({ $cost }), { $price }: { $effects }
seven-complete = The Wonder is complete
seven-neighbours = Neighbors: { $left } (left), { $right } (right)
seven-backs = { $n } from { $age }
seven-discards = { $head } ({ $ages }), face down
seven-pile = Only you see these cards:

## Points

seven-score-row = { $who }: { $points } ({ $categories })
seven-score-row-empty = { $who }: { $points }
seven-category-points = { $category } { $points }
seven-copied = copies { $guild }
seven-stands-for = { $n } × { $symbol } of choice
seven-score-total = { $who } ({ $points })
seven-alt-score = Score: { $totals }.

## The end

seven-result-points = { $who } wins with the most points.
seven-result-tiebreak = Equal points: { $who } wins with more coins.
seven-result-shared = Equal points and coins: { $who } share the victory.
seven-result-resignation = { $rivals ->
    [0] The game was given up.
   *[other] { $rival } resigned: { $winners ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
}
seven-result-abandoned = The game was ended without a winner.

## Why the computer advises a move

seven-hint-set = Completes a set of three different symbols ({ $symbol } is the new one): { points.short } more.
seven-hint-symbol = You then have { $held } × { $symbol }: { points.short } more.
seven-hint-outshields = With { shields } you are then ahead of { $rivals }.
seven-hint-parries = With { shields } you then draw level with { $rivals }.
seven-hint-denies = Keeps { $card } from { $rival }, to whom it would be worth { points.short } now.
seven-hint-chain = Free by the chain from { $giver }.
seven-hint-stage = Stage { $stage } of your Wonder: { points.short }.
seven-hint-stage-only = Stage { $stage } of your Wonder: { $effects }.
seven-hint-produces = Produces what you have not had so far: { $resources }.
seven-hint-cheapens = You then pay { $rivals } less for { $goods }.
seven-hint-leads = Makes later cards free: { $cards }.
seven-hint-scores = Worth { points.short } to you now.
seven-hint-coins = Brings you { coins }.
seven-hint-city-pays = The Free City pays you { coins }.
seven-hint-arms-city = With { shields } the Free City is then ahead of { $rival }.
seven-hint-declines = None of the discards is of use to you.
seven-hint-builds-nothing = Builds nothing.
seven-hint-stages = Its stages: { $stages }.
seven-hint-produces-more = Adds to what you already produce: { $resources }.
seven-hint-shields = You then have { shields }.
seven-hint-does = What it does: { $effects }.
seven-hint-prepares = Brings nothing at once.
seven-risk-conflicts = Careful: as things stand, in the conflicts at the end of the Age you lose to { $rivals }.
seven-risk-more = { $rival } ({ shields } more)
seven-risk-passes = Careful: you pass { $card } on to { $rival }, to whom it would be worth { points.short } now.
