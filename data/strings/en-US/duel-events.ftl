# What happened, and what has to be decided. `$who` and `$rival` are names.

game-begins = { $first } goes first. Have a good game!
event-wonder-taken = { $who } took { $wonder }.
event-wonder-given = { $who } got the last one, { $wonder }.
event-starter-self = { $who } chose to begin the Age.
event-starter-rival = { $who } chose { $rival } to begin the Age.
event-built = { $who } built { $card } for { coins }.
event-built-free = { $who } built { $card } for free.
event-built-chain = { $who } built { $card } for free (chain from { $giver }).
event-discarded = { $who } discarded { $card } for { coins }.
event-wonder-built = { $who } built { $wonder } for { coins }, with { $card } under it.
event-wonder-built-free = { $who } built { $wonder } for free, with { $card } under it.
event-wonder-lost = Seven Wonders are built: { $who } returns { $wonder } to the box.
event-coins-gained = { $who } received { coins } ({ $source }).
event-coins-lost = { $who } lost { coins } ({ $source }).
event-trade-paid = { $who } received { coins } from that trade ({ token-economy }).
event-chain-paid = { $who } received { coins } for the chain ({ token-urbanism }).
event-pawn-moved = Conflict pawn: { spaces } towards { $rival }’s capital.
event-looted = { $who } lost { coins } to a Military token.
event-looted-nothing = A Military token was used up: { $who } had no coins to lose.
event-pair-made = { $who } has a pair of symbols: { $symbol }.
event-token-taken = { $who } took the Progress token { $token }.
event-token-kept = { $who } kept the Progress token { $token } from the Great Library.
event-revived = { $who } built { $card } from the discard pile for free.
event-destroyed = { $who } put { $rival }’s { $card } on the discard pile.
event-plays-again = { $who } plays again.
event-revealed = Revealed: { $cards }.

log-line = { $n }. { $text }

## How the game ended

result-civilian = { $who } wins on points.
result-tiebreak = Equal points: { $who } wins with more points from blue cards.
result-draw = Equal points, and equal from blue cards: { $players } share the victory.
result-military = { $who } wins by military supremacy: the pawn is in { $rival }’s capital.
result-science = { $who } wins by scientific supremacy, with six different symbols.
result-resignation = { $rival } resigned: { $who } wins.
result-abandoned = The game was ended without a winner.

## What has to be decided

ask-draft = { $who }: take one of the Wonders.
ask-turn = { $who }: choose an available card.
ask-pick-token = { $who }: take a Progress token from the board.
ask-pick-from-library = { $who }: keep one of the Progress tokens drawn by the Great Library.
ask-revive = { $who }: choose a card from the discard pile to build for free.
ask-destroy = { $who }: choose a { $card } of the opponent’s to discard.
ask-choose-starter = { $who }: choose who begins the Age.
