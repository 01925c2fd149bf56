# The few words on the pictures. `$name` is a player's name.

picture-player = Player { $n }

picture-turn = { $name } to play
picture-takes-token = { $name } takes a Progress token
picture-revives = { $name } builds a discarded card

picture-wins = { $name } wins
picture-shared = Shared victory
picture-seats =
    { $seats ->
        [0] The table is full
        [one] One seat is free
       *[other] { $seats } seats are free
    }
picture-awaited =
    { $people ->
        [one] One person has not joined yet
       *[other] { $people } people have not joined yet
    }

picture-empty = No cards
picture-discard = Discard pile

## Close-ups, tokens, challenges

picture-cost = Cost
picture-effect = Effect
picture-free-with = Free with
picture-makes-free = Unlocks

picture-score = Score

## The review

picture-chances = Chance to win
picture-accuracy = Accuracy
