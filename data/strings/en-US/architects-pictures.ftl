# The few words on the pictures of 7 Wonders Architects. `$name` is a player’s name.

architects-picture-acts = { $name } builds or uses science
architects-picture-takes = { $name } takes another card
architects-picture-looks = { $name } chooses a deck
architects-picture-keeps = { $name } keeps one card
architects-picture-ended-wonder = { $name } completed a Wonder
    .own = With a complete Wonder
architects-picture-ended-cards = No cards are left

## The score pad

architects-score-wonder = Wonder
architects-score-cat = Cat
architects-score-blue = Blue cards
architects-score-military = Military
architects-score-tokens = Progress

## Battles, cards looked at, close-ups, posters

architects-picture-battle = Battle
architects-colour-grey = Gray card: resource
architects-colour-yellow = Yellow card: coin
architects-colour-green = Green card: science
architects-colour-blue = Blue card: points
architects-colour-red = Red card: shield
architects-picture-top = Top of the central deck
architects-picture-decks = In the decks
