# Hints of the computer, seen only by the player whose turn it is: moves, chances, and the reason for each.

## Moves

hint-move-draft = Take { $wonder }
hint-move-build = Build { $card } ({ $price })
hint-move-discard = Discard { $card } (+{ coins })
hint-move-wonder = Build { $wonder }, with { $card } under it ({ $price })
hint-move-token = Take { $token }
hint-move-library = Keep { $token }
hint-move-revive = Build { $card } from the discard pile
hint-move-destroy = Discard your opponent’s { $card }
hint-move-start = Begin the Age
hint-move-start-rival = Let your opponent begin the Age

## Victory

hint-wins-military = Wins the game at once: the pawn enters your opponent’s capital.
hint-wins-science = Wins the game at once, with six different symbols.
hint-wins-points = Ends the game, and you win with { $own } points to { $theirs }.
hint-wins-tiebreak = Ends the game with { $own } points each, and you win with more points from blue cards.
hint-drawn = Ends the game in a draw, with { $points } points each.
hint-loses-points = Ends the game, and you lose with { $own } points to { $theirs }.
hint-loses-tiebreak = Ends the game with { $own } points each, and your opponent wins with more points from blue cards.
hint-leads-military = You can then win at once with { $item }, by military supremacy.
hint-leads-science = You can then win at once with { $item }, by scientific supremacy.
hint-opens-military = Careful: it uncovers { $card }, and with that your opponent can win by military supremacy.
hint-opens-science = Careful: it uncovers { $card }, and with that your opponent can win by scientific supremacy.
hint-opens-pair = Careful: it uncovers { $card }, and with that your opponent can make a pair of symbols.
hint-allows-military = Careful: your opponent can then win at once with { $item }, by military supremacy.
hint-allows-science = Careful: your opponent can then win at once with { $item }, by scientific supremacy.
hint-covered-military = Keeps { $card } covered. Taking { $instead } would uncover it, and with that your opponent could win by military supremacy.
hint-covered-science = Keeps { $card } covered. Taking { $instead } would uncover it, and with that your opponent could win by scientific supremacy.
hint-covered-pair = Keeps { $card } covered. Taking { $instead } would uncover it, and with that your opponent could make a pair of symbols.
hint-prevents-military = Otherwise your opponent could win at once with { $item }, by military supremacy.
hint-prevents-science = Otherwise your opponent could win at once with { $item }, by scientific supremacy.

## Science

hint-pair = Makes a pair of symbols ({ $symbol }): { $tokens ->
    [one] you take the only Progress token on the board.
   *[other] you take one of { $tokens } Progress tokens.
}
hint-symbol = You then have { $different } different symbols ({ $symbol } is the new one); six win the game.
hint-denies-symbol = Keeps { $item } from your opponent, who would have { $different } different symbols with the { $symbol }.
hint-denies-pair = Keeps { $card } from your opponent, who could make a pair of symbols with it ({ $symbol }).

## Conflict

hint-loots = Pushes the pawn so far that your opponent loses { coins }.
hint-robs = Your opponent loses { coins }.
hint-defends = Pushes the pawn back: { $after } spaces from your capital instead of { $before }.
hint-advances = Moves the pawn { spaces }: { $left } more to your opponent’s capital.
hint-denies-shields = Keeps { $card } from your opponent, who could bring the pawn within { spaces } of your capital.

## Time

hint-again = You play again at once.
hint-outruns = This is the seventh Wonder: your opponent can no longer build { $wonder }.
hint-race = After this, only { $left ->
    [one] one more Wonder
   *[other] { $left } more Wonders
} can be built; you and your opponent still have { $more } between you.
hint-starter = It is the last card of the Age, and you choose who begins { $age }.
hint-begins = You choose first, from { $free } available cards.
hint-lets-begin = Whoever begins has to uncover a new card, whichever of the { $free } available ones they take.
hint-opens-nothing = Uncovers no new card for your opponent; taking { $instead } would.
hint-drafts-again = Lets you play again when you build it{ $left ->
    [0] , as no other Wonder on offer does.
   *[other] .
}

## Denying and destroying

hint-denies-points = Keeps { $card } from your opponent, to whom it would be worth { points } now.
hint-denies-free = Keeps { $card } from your opponent, who could build it for free (chain from { $giver }).
hint-strikes = { $n ->
    [one] Lets you discard your opponent’s only { $card }.
   *[other] Lets you discard one of your opponent’s { $n } { $cards }.
}
hint-destroys-last = Your opponent then has to buy { $resource }, for { coins } a unit.
hint-destroys = Your opponent then produces only { $units }.
hint-destroys-choice = Your opponent then produces { $resource } only by choice, instead of another resource.

## Prices and coins

hint-free = Free by the chain from { $giver }; otherwise it would cost { coins }.
hint-saves = Makes { $wonder } cheaper for you: { $after } instead of { $before }.
hint-produces = Produces { $resource }, which you now buy for { coins } a unit.
hint-raises-price = Your opponent, who does not produce { $resource }, then pays { coins } a unit for it instead of { $before }.
hint-lowers-price = You then buy { $resource } for { coins } a unit instead of { $before }.
hint-rises = If your opponent built { $card } first, this would cost { coins } instead of { $before }.
hint-affords = You then have enough coins for { $item } ({ $price }).
hint-nothing-payable = You cannot pay for anything now; discarding brings { coins }.
hint-gains = Brings you { coins }.

## What it does

hint-draws = You keep one of { $n } Progress tokens from the box.
hint-revives = { $n ->
    [one] Builds the only discarded card for free.
   *[other] Builds one of { $n } discarded cards for free.
}
hint-worth = Worth { points } to you now.
hint-does = Gives you: { $does }.
hint-token-architecture = Saves you { coins } on the Wonders you still have to build, at current prices.
hint-token-masonry = Saves you { coins } on the blue cards in sight, at current prices.
hint-token-theology = { $n ->
    [one] One more of your Wonders lets you play again.
   *[other] { $n } more of your Wonders let you play again.
}
hint-token-strategy = One more shield for each red card you build, and { $n ->
    [one] one is in sight.
   *[other] { $n } are in sight.
}
hint-token-urbanism = Coins for each chain you use, and { $n ->
    [one] one card in sight is free for you by its chain.
   *[other] { $n } cards in sight are free for you by their chains.
}
hint-token-economy = You get what your opponent pays for resources, and { $n ->
    [one] there is one that your opponent does not produce.
   *[other] there are { $n } that your opponent does not produce.
}
