# Rock, paper, scissors: the game of the tests. `$who` are names, `$card` is a card's name.

game-rps = Rock, paper, scissors
    .short = Rock, paper, scissors
choice-game-rps = Rock, paper, scissors
command-rps = rps
    .description = Invite others to rock, paper, scissors, or play the computer
command-rps-rounds = rounds
    .description = How many rounds are played
choice-rounds-5 = Five rounds
choice-rounds-3 = Three rounds
rps-option-rounds-5 = Rounds: five.
rps-option-rounds-3 = Rounds: three.

rps-card-rock = Rock
    .within = rock
rps-card-paper = Paper
    .within = paper
rps-card-scissors = Scissors
    .within = scissors
rps-cards = { $card } × { $n }
rps-describe = **{ $card }** beats { $beaten }: one point for each other player whose card it beats.
rps-list-and = { " and " }

## The table

rps-begins = The cards are dealt: { $rounds } rounds, and in each everybody chooses a card in secret. Good luck to all!
rps-round = Round { $round } of { $rounds }
rps-threw = { $who }: { $card }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
rps-score = { $who }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
rps-row = { $score } ({ $cards })
rps-log-round = Round { $round }: { $throws }
rps-log-own = Round { $round }: you have chosen { $card }; the others do not know it yet.
rps-alt-score = Points. { $rows }.
rps-alt-invitation = Invitation to rock, paper, scissors in { $rounds } rounds. Named so far: { $who }.

## The hand

rps-button-hand = My hand
rps-hand = Your hand: { $cards }
rps-hand-of = { $who }, cards left: { $cards }
rps-choose = Which card do you throw in round { $round }?
rps-chosen = In round { $round } you throw **{ $card }**. You can change your mind until everybody has chosen.

## The end

rps-result-points = { $winners ->
    [one] { $who } wins with the most points.
   *[other] { $who } share the victory with the most points.
}
rps-result-resignation = { $rivals ->
    [0] The game was given up.
   *[other] { $rival } resigned: { $winners ->
        [one] { $who } wins.
       *[other] { $who } win.
    }
}
rps-result-abandoned = The game was ended without a winner.

## Hints and pictures

rps-hint = As far as the cards played tell, this is best for you now:
rps-hint-line = **{ $n }. { $card }** · { $percent }%
rps-picture-points = Points
rps-picture-hands = Cards left
rps-picture-rounds = { $rounds } rounds
rps-picture-wins = { $who } wins
rps-picture-shared = A shared victory
rps-picture-over = No winner
hidden-rps-hand = - In the hand of { $name }: { $items }
