# The few words on the pictures. `$name` is a player's name.

picture-player = Player { $n }

picture-turn = { $name } to play
picture-drafts = { $name } chooses a Wonder
picture-takes-token = { $name } takes a progress token
picture-keeps-token = { $name } keeps one of 3 tokens
picture-revives = { $name } builds a discarded card
picture-destroys = { $name } destroys a card
picture-chooses-starter = { $name } chooses who begins

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
picture-tokens = Progress tokens
picture-no-tokens = No tokens
picture-wonders-draft = Wonders: draft
picture-wonders-beginner = Wonders: the set for a first game

picture-score = Score
picture-points = Points
picture-points-idle = Points don’t decide

## The review

picture-chances = Chance to win
picture-chance-of = { $name }’s chance
picture-accuracy = Accuracy

picture-per-chain = per chain
picture-rival-trade = opponent’s trade
picture-symbol = scientific symbol
