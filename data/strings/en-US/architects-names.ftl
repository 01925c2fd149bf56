# What the cards, wonders and progress tokens of 7 Wonders Architects are called. `.within` is the
# name inside a sentence.

## Cards

architects-card-wood = Wood
    .within = wood
    .many = { $n } wood
architects-card-clay = Clay
    .within = clay
    .many = { $n } clay
architects-card-stone = Stone
    .within = stone
    .many = { $n } stone
architects-card-glass = Glass
    .within = glass
    .many = { $n } glass
architects-card-papyrus = Papyrus
    .within = papyrus
    .many = { $n } papyrus
architects-card-coin = Coin
    .within = a coin
    .many = { $n } coins
architects-card-tablet = Tablet
    .within = a tablet
    .many = { $n } tablets
architects-card-gear = Gear
    .within = a gear
    .many = { $n } gears
architects-card-compass = Compass
    .within = a compass
    .many = { $n } compasses
architects-card-vp2cat = 2 points with the cat
    .within = 2 points with the cat
    .many = { $n } cards worth 2 points with the cat
architects-card-vp3 = 3 points
    .within = 3 points
    .many = { $n } cards worth 3 points
architects-card-red0 = Shield
    .within = a shield
    .many = { $n } shields
architects-card-red1 = Shield with 1 horn
    .within = a shield with 1 horn
    .many = { $n } shields with 1 horn
architects-card-red2 = Shield with 2 horns
    .within = a shield with 2 horns
    .many = { $n } shields with 2 horns

## Wonders

architects-wonder-alexandria = Alexandria
    .within = Alexandria
architects-wonder-babylon = Babylon
    .within = Babylon
architects-wonder-ephesus = Ephesus
    .within = Ephesus
architects-wonder-giza = Giza
    .within = Giza
architects-wonder-halicarnassus = Halicarnassus
    .within = Halicarnassus
architects-wonder-olympia = Olympia
    .within = Olympia
architects-wonder-rhodes = Rhodes
    .within = Rhodes

## Progress tokens

architects-token-urbanism = Urbanism
    .within = Urbanism
architects-token-crafts = Crafts
    .within = Crafts
architects-token-jewellery = Jewellery
    .within = Jewellery
architects-token-science = Science
    .within = Science
architects-token-propaganda = Propaganda
    .within = Propaganda
architects-token-architecture = Architecture
    .within = Architecture
architects-token-economy = Economy
    .within = Economy
architects-token-engineering = Engineering
    .within = Engineering
architects-token-tactics = Tactics
    .within = Tactics
architects-token-decor = Decor
    .within = Decor
architects-token-politics = Politics
    .within = Politics
architects-token-strategy = Strategy
    .within = Strategy
architects-token-education = Education
    .within = Education
architects-token-culture = Culture
    .within = Culture
