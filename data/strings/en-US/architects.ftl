# 7 Wonders Architects: invitations, turns, what happened, cities, points. `$who` and `$rival` are
# names, `$deck` is that of a wonder or the central one, without an article.

game-architects = 7 Wonders Architects
    .short = Architects
architects-alt-invitation = Invitation to 7 Wonders Architects. So far: { $who }. Open seats: { $open }.

## Names of things

architects-cost-different = { $n } different
    .within = { $n } different resources
architects-cost-same = { $n } of the same
    .within = { $n } of the same resource
architects-deck = deck of { $wonder }
architects-deck-centre = central deck
architects-unseen = Face-down token
    .within = the face-down token
architects-many = { $card } ×{ $n }

## What cards, stages and tokens do

architects-effect-horns = Flips { $n ->
    [one] { $n } Conflict token
   *[other] { $n } Conflict tokens
}; the card is discarded after the battle
    .short = { $n ->
    [one] { $n } horn
   *[other] { $n } horns
}
architects-effect-takes_cat = Brings you the cat, which is worth { points } at the end and lets you look at the top of the central deck when your turn begins
    .short = the cat
architects-effect-takes_from_any_deck = You take the top card of any deck on the table
    .short = a card from any deck
architects-effect-takes_from_centre = You take the top card of the central deck
    .short = a card from the central deck
architects-effect-takes_from_both_sides = You take the top card of the deck on your left and of the deck on your right
    .short = a card from either side
architects-effect-looks_into_deck = You look at the top { $n } cards of the deck on your left or on your right and keep one
    .short = 1 of the top { $n } cards of a side deck
architects-effect-takes_token = You take a Progress token
    .short = a Progress token
architects-effect-extra_for_card = Once per turn, when you take { $cards }, you may take one more card
    .short = 1 more card when you take { $cards }
architects-effect-extra_for_stage = Once per turn, when you build a stage, you may take one more card
    .short = 1 more card when you build a stage
architects-effect-dear_coin = Once per turn, one coin card counts as { coins }
    .short = a coin card counts as { $coins }
architects-effect-any_resources = Once per turn, any resources pay for a stage, the same or different
    .short = any resources for a stage
architects-effect-points_for_wonder = At the end, { $incomplete } victory points if your Wonder is unfinished, { $complete } if it is complete
    .short = { $incomplete } points, or { $complete } with a complete Wonder
architects-effect-points_by_copies = At the end, { $one } victory points for one of these tokens, { $two } for both
    .short = { $one } points, { $two } for both
architects-effect-points_per = At the end, { points } for each { $what }
    .short = { points.short } per { $what }
architects-counted-cat_icon = cat on your blue cards
architects-counted-victory = Military Victory token you have
architects-counted-token = Progress token you have, this one included
architects-kind-grey = Resource
architects-kind-yellow = Coin: stands for any one resource that is missing
architects-kind-green = Science: 2 of the same or 3 different bring a Progress token
architects-kind-blue = Points
architects-kind-red = Shield
architects-item-wonder = Wonder
architects-item-token = Progress token
architects-item-in-centre = { $n } in the central deck
architects-item-stage = Stage for { $cost }: { $effects }
architects-item-on = Stage for { $cost } (after { $on }): { $effects }
architects-item-deck = Its deck: { $cards }

## Decisions

architects-ask-turn = { $who }, your turn: take a card.
architects-ask-act = { $who }, what do you do now?
architects-ask-extra = { $who }, take one more card, thanks to { $token }.
architects-ask-anywhere = { $who }, take the top card of any deck.
architects-ask-token = { $who }, choose a Progress token.
architects-ask-deck = { $who }, which deck do you look into?
architects-ask-keep = { $who }, keep one of the cards that only you can see.
architects-asks-turn = { $who } takes a card.
architects-asks-act = { $who } decides what to do next.
architects-asks-extra = { $who } takes one more card, thanks to { $token }.
architects-asks-anywhere = { $who } takes the top card of any deck.
architects-asks-token = { $who } chooses a Progress token.
architects-asks-deck = { $who } chooses a deck to look into.
architects-asks-keep = { $who } keeps one of the cards they are looking at.
architects-battle-due = ⚔️ The last horn has sounded: there is a battle at the end of this turn!
architects-last-turn = 🏛️ { $wonder } is complete: this is the last turn.

architects-button-left = Left: { $card }
architects-button-right = Right: { $card }
architects-button-centre = Center: unseen
architects-button-centre-seen = Center: { $card }
architects-button-deck = { $wonder }: { $card }
architects-button-peek = Look at the center
architects-button-looked = See the cards
architects-button-build = Stage for { $cost }: { $cards }
architects-button-science = { $symbols } → { $token }
architects-button-look = Deck: { $wonder }
architects-button-extra = One more card ({ $token })
architects-button-done = End my turn
architects-select-act = Choose what to do
architects-peek = 🐈 The top card of the central deck: **{ $card }**. Only you can see it.
architects-alt-looked = { $n ->
    [one] The top card of the deck: { $cards }.
   *[other] The top cards of the deck: { $cards }.
}
architects-looked = { $n ->
    [one] The last card of the { $deck } is { $cards }. Keep it. Only you can see it.
   *[other] On top of the { $deck } lie { $cards }. Keep one; the others are shuffled back. Only you can see them.
}

## Moves, as advice

architects-move-take = Take { $card } from the { $deck }
architects-move-take-unseen = Take the top card of the central deck
architects-move-take-seen = Take { $card } from the central deck
architects-move-build = Build the stage for { $cost } with { $cards }
architects-move-science = Turn in { $symbols } for { $token }
architects-move-token = Take { $token }
architects-move-look = Look into the { $deck }
architects-move-keep = Keep { $card }
architects-move-extra = Take one more card with { $token }
architects-move-done = End the turn

## Reasons of the computer, said to the player whose turn it is

architects-hint-finishes-ahead = Completes your Wonder and ends the game: you are { points.short } ahead.
architects-hint-finishes-level = Completes your Wonder and ends the game: nobody has more points than you.
architects-hint-finishes-behind = Completes your Wonder and ends the game, though you are { points.short } behind.
architects-hint-stage = Worth { points.short } to you now.
architects-hint-stage-only = One more stage of your Wonder, with what it does.
architects-hint-pays = You can then build the stage for { $cost } at once: { points.short }.
architects-hint-pays-only = You can then build the stage for { $cost } at once.
architects-hint-pays-last-ahead = With this card you complete your Wonder, which ends the game: you are { points.short } ahead.
architects-hint-pays-last-level = With this card you complete your Wonder, which ends the game: nobody has more points than you.
architects-hint-pays-last-behind = With this card you complete your Wonder, which ends the game, though you are { points.short } behind.
architects-hint-set = Completes a set of science, which you can turn in for a Progress token.
architects-hint-token = What it does: { $effects }.
architects-hint-token-points = Worth { points.short } to you now. What it does: { $effects }.
architects-hint-draws-token = { $left ->
    [one] It is the one token that still lies face down.
   *[other] It may be any of the { $left } tokens that lie face down: the chance is the average over them.
}
architects-hint-wins = Horns start a battle at the end of this turn, and it wins you { $tokens ->
    [one] { $tokens } Military Victory token.
   *[other] { $tokens } Military Victory tokens.
}
architects-hint-battle = Horns start a battle at the end of this turn, and nobody beats you in it.
architects-hint-outshields = With { shields } you are then ahead of { $rivals }.
architects-hint-cat = The cat comes to you: { points.short } more, and before each of your turns you may look at the top of the central deck.
architects-hint-extra = You may then take one more card, thanks to { $token }.
architects-hint-denies = Keeps { $card } from { $rival }, who could use it at once.
architects-hint-nears = After this, the stage for { $cost } lacks only { $lacks ->
    [one] { $lacks } resource.
   *[other] { $lacks } resources.
}
architects-hint-symbol = One more symbol towards a set of science.
architects-hint-scores = Worth { points.short } to you now.
architects-hint-unseen = You do not know this card: the chance is the average over all that it may be.
architects-hint-forgoes = You do not take the extra card, and the decks stay as they are.
architects-hint-shields = You then have { shields }.
architects-hint-later = Of use for a later stage, the one for { $cost }.
architects-hint-more = One more card at no cost; you choose the deck next.
architects-hint-chooses = { $cards ->
    [one] You keep its last card: { $first }.
   *[other] You keep one of its top { $cards } cards; the first is { $first }.
}
architects-hint-prepares = Brings nothing at once.
architects-risk-battle = { $horns ->
    [0] Careful: as things stand, you lose to { $rivals } in the battle at the end of this turn.
   *[other] Careful: one more horn starts a battle, and as things stand you lose to { $rivals } in it.
}
architects-risk-set = Careful: this leaves { $card } to { $rival }, who can then complete a set of science.
architects-risk-stage = Careful: this leaves { $card } to { $rival }, who can then build the stage for { $cost }.
architects-review-made = { $turn }, { $who }: { $move }.
architects-review-knew = What { $who } alone could see: { $cards }.
architects-review-card = The top card of the central deck was { $card }; { $who } could not know that.
architects-review-token = The token on top of the pile was { $token } ({ $effects }); { $who } could not know that.

## What happened

architects-begins = The decks are ready. { $first } goes first. Good luck, everyone! In seating order:
architects-dealt = - { $who }: { $wonder }
architects-event-took = { $who } took { $card } from the { $deck }.
architects-event-got = Thanks to { $giver }, { $who } also took { $card } from the { $deck }.
architects-event-cat = 🐈 The cat comes to { $who }.
architects-event-cat-from = 🐈 The cat leaves { $rival } and comes to { $who }.
architects-event-horns = 📯 { $horns ->
    [one] A horn sounds
   *[other] { $horns } horns sound
}: { $peace ->
    [one] only { $peace } Conflict token still shows peace.
   *[other] { $peace } Conflict tokens still show peace.
}
architects-event-horns-last = 📯 { $horns ->
    [one] A horn sounds, and no Conflict token shows peace any more!
   *[other] { $horns } horns sound, and no Conflict token shows peace any more!
}
architects-event-built = 🏗️ { $who } built stage { $nth } of { $of } of { $wonder } ({ $effects }) with { $cards }.
architects-event-built-with = 🏗️ { $who } built stage { $nth } of { $of } of { $wonder } ({ $effects }) with { $cards }, thanks to { $tokens }.
architects-event-complete = ## 🏛️ { $wonder } is complete! The game ends with this turn.
architects-event-set = 🔬 { $who } turned in { $symbols }.
architects-event-token = { $who } took { $token } ({ $effects }).
architects-event-token-unseen = { $who } took the face-down Progress token: { $token } ({ $effects }).
architects-event-revealed = The next Progress token: { $token } ({ $effects }).
architects-event-used = { $who } uses { $token }.
architects-event-forgone = { $who } took no further card.
architects-event-opened = { $who } looks at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the { $deck }.
architects-event-shuffled = The rest of the { $deck } was shuffled. On top now: { $card }.
architects-event-emptied = The { $deck } is empty.
architects-event-battle = ## ⚔️ Battle!
architects-alt-battle = Battle: { $told }.
architects-event-fought = { $who }: { shields }{ $won ->
    [0] {""}
    [one] , { $won } Military Victory token
   *[other] , { $won } Military Victory tokens
}
architects-event-no-victor = Nobody wins a Military Victory token.
architects-event-peace = The cards with horns are discarded ({ $cards }); peace returns.
architects-event-discarded = { $who }: { $n }
architects-event-passed = { $who } has no card to take and passes.
architects-event-no-cards = No deck has a card left: the game is over.
architects-log = **{ $n }.** { $told }

## A city

architects-city-head = { $who }, { $wonder }: { points.short }
architects-city-stages = Wonder: { $n } of { $of } stages
architects-city-next = Next stage: { $costs }
architects-city-resources = Resources: { $list }
architects-city-science = Science: { $list }
architects-city-shields = Shields: { $n }
architects-city-horns = Shields: { $n }; cards with horns: { $horns }
architects-city-blue = Blue cards: { $list }
architects-city-tokens = Progress tokens: { $list }
architects-city-victories = Military Victory tokens: { $n }
architects-city-cat = 🐈 has the cat
architects-city-stages-head = Wonder
architects-city-tokens-head = Progress tokens
architects-stage-built = ✔ Stage for { $cost }: { $effects }
architects-stage-open = Stage for { $cost }: { $effects }
architects-stage-next = ➤ Stage for { $cost }: { $effects }
architects-token-does = { $token }: { $effects }

## The table

architects-turn = Turn { $n }
architects-centre = Central deck: { $n ->
    [0] empty
    [one] { $n } card
   *[other] { $n } cards
}
architects-peace = Conflict tokens: { $peace } of { $of } show peace
architects-cat-middle = The cat is in the middle
architects-face-up = Progress tokens: { $tokens }; face down: { $pile }
architects-tokens-face-up = Face-up Progress tokens
architects-tokens-pile = Face down: { $n ->
    [0] no tokens
    [one] { $n } token
   *[other] { $n } tokens
}
architects-own-deck = Deck of { $wonder } (between { $players }): { $card }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
architects-own-deck-empty = Deck of { $wonder } (between { $players }): empty
architects-left-deck = Deck left of { $who }: { $card }, { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
architects-left-deck-empty = Deck left of { $who }: empty
architects-seen = On top of the central deck (only you know this): { $card }
architects-looking = Cards that only you can see: { $cards }

## Points

architects-score-row = { $who }: { $points } ({ $categories })
architects-score-row-empty = { $who }: { $points }
architects-category-points = { $category } { $points }
architects-score-total = { $who } ({ $points })
architects-alt-score = Score: { $totals }.

## The end

architects-result-points = { $who } wins with the most points.
architects-result-tiebreak = Equal points: { $who } wins with more stages built.
architects-result-shared = Equal points and an equal number of stages: { $who } share the victory.
architects-result-resignation = { $rivals ->
    [0] The game was given up.
   *[other] { $rival } resigned: { $winners ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
}
architects-result-abandoned = The game was ended without a winner.
