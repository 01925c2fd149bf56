# The few words on the pictures of Duel. `$name` is a player's name.

picture-drafts = { $name } chooses a Wonder
picture-keeps-token = { $name } keeps one of 3 tokens
picture-destroys = { $name } discards an opponent’s card
picture-chooses-starter = { $name } chooses who begins

## Close-ups, tokens, challenges

picture-tokens = Progress tokens
picture-no-tokens = No tokens
picture-wonders-draft = Wonders: draft
picture-wonders-beginner = Wonders: the set for a first game
picture-points = Points
picture-points-idle = Points don’t decide

picture-per-chain = per chain
picture-rival-trade = opponent’s trade
picture-symbol = scientific symbol

## The review

picture-chance-of = { $name }’s chance
review-alt = { $who }’s chance to win, as a curve over the game: { $points }.
review-alt-point = { $age } { $chance }
