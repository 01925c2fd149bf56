# What things of the game are called. `.within` is the name inside a sentence, `.label` the name on
# buttons, without article, and `.short` the name for narrow places.

## Age I

card-lumber_yard = Lumber Yard
    .within = Lumber Yard
card-logging_camp = Logging Camp
    .within = Logging Camp
card-clay_pool = Clay Pool
    .within = Clay Pool
card-clay_pit = Clay Pit
    .within = Clay Pit
card-quarry = Quarry
    .within = Quarry
card-stone_pit = Stone Pit
    .within = Stone Pit
card-glassworks = Glassworks
    .within = Glassworks
card-press = Press
    .within = Press
card-guard_tower = Guard Tower
    .within = Guard Tower
card-workshop = Workshop
    .within = Workshop
card-apothecary = Apothecary
    .within = Apothecary
card-stone_reserve = Stone Reserve
    .within = Stone Reserve
card-clay_reserve = Clay Reserve
    .within = Clay Reserve
card-wood_reserve = Wood Reserve
    .within = Wood Reserve
card-stable = Stable
    .within = Stable
card-garrison = Garrison
    .within = Garrison
card-palisade = Palisade
    .within = Palisade
card-scriptorium = Scriptorium
    .within = Scriptorium
card-pharmacist = Pharmacist
    .within = Pharmacist
card-theater = Theater
    .within = Theater
card-altar = Altar
    .within = Altar
card-baths = Baths
    .within = Baths
card-tavern = Tavern
    .within = Tavern

## Age II

card-sawmill = Sawmill
    .within = Sawmill
card-brickyard = Brickyard
    .within = Brickyard
card-shelf_quarry = Shelf Quarry
    .within = Shelf Quarry
card-glassblower = Glass-Blower
    .within = Glass-Blower
card-drying_room = Drying Room
    .within = Drying Room
card-walls = Walls
    .within = Walls
card-forum = Forum
    .within = Forum
card-caravansery = Caravansery
    .within = Caravansery
card-customs_house = Customs House
    .within = Customs House
card-courthouse = Courthouse
    .within = Courthouse
card-horse_breeders = Horse Breeders
    .within = Horse Breeders
card-barracks = Barracks
    .within = Barracks
card-archery_range = Archery Range
    .within = Archery Range
card-parade_ground = Parade Ground
    .within = Parade Ground
card-library = Library
    .within = Library
card-dispensary = Dispensary
    .within = Dispensary
card-school = School
    .within = School
card-laboratory = Laboratory
    .within = Laboratory
card-statue = Statue
    .within = Statue
card-temple = Temple
    .within = Temple
card-aqueduct = Aqueduct
    .within = Aqueduct
card-rostrum = Rostrum
    .within = Rostrum
card-brewery = Brewery
    .within = Brewery

## Age III

card-arsenal = Arsenal
    .within = Arsenal
card-pretorium = Pretorium
    .within = Pretorium
card-academy = Academy
    .within = Academy
card-study = Study
    .within = Study
card-chamber_of_commerce = Chamber of Commerce
    .within = Chamber of Commerce
card-port = Port
    .within = Port
card-armory = Armory
    .within = Armory
card-palace = Palace
    .within = Palace
card-town_hall = Town Hall
    .within = Town Hall
card-obelisk = Obelisk
    .within = Obelisk
card-fortifications = Fortifications
    .within = Fortifications
card-siege_workshop = Siege Workshop
    .within = Siege Workshop
card-circus = Circus
    .within = Circus
card-university = University
    .within = University
card-observatory = Observatory
    .within = Observatory
card-gardens = Gardens
    .within = Gardens
card-pantheon = Pantheon
    .within = Pantheon
card-senate = Senate
    .within = Senate
card-lighthouse = Lighthouse
    .within = Lighthouse
card-arena = Arena
    .within = Arena

## Guilds

card-merchants_guild = Merchants Guild
    .within = Merchants Guild
card-shipowners_guild = Shipowners Guild
    .within = Shipowners Guild
card-builders_guild = Builders Guild
    .within = Builders Guild
card-magistrates_guild = Magistrates Guild
    .within = Magistrates Guild
card-scientists_guild = Scientists Guild
    .within = Scientists Guild
card-moneylenders_guild = Moneylenders Guild
    .within = Moneylenders Guild
card-tacticians_guild = Tacticians Guild
    .within = Tacticians Guild

## Wonders

wonder-appian_way = The Appian Way
    .within = the Appian Way
    .label = Appian Way
    .short = Appian Way
wonder-circus_maximus = Circus Maximus
    .within = Circus Maximus
    .label = Circus Maximus
    .short = Circus Maximus
wonder-colossus = The Colossus
    .within = the Colossus
    .label = Colossus
    .short = Colossus
wonder-great_library = The Great Library
    .within = the Great Library
    .label = Great Library
    .short = Great Library
wonder-great_lighthouse = The Great Lighthouse
    .within = the Great Lighthouse
    .label = Great Lighthouse
    .short = Great Lighthouse
wonder-hanging_gardens = The Hanging Gardens
    .within = the Hanging Gardens
    .label = Hanging Gardens
    .short = Gardens
wonder-mausoleum = The Mausoleum
    .within = the Mausoleum
    .label = Mausoleum
    .short = Mausoleum
wonder-piraeus = Piraeus
    .within = Piraeus
    .label = Piraeus
    .short = Piraeus
wonder-pyramids = The Pyramids
    .within = the Pyramids
    .label = Pyramids
    .short = Pyramids
wonder-sphinx = The Sphinx
    .within = the Sphinx
    .label = Sphinx
    .short = Sphinx
wonder-statue_of_zeus = The Statue of Zeus
    .within = the Statue of Zeus
    .label = Statue of Zeus
    .short = Statue of Zeus
wonder-temple_of_artemis = The Temple of Artemis
    .within = the Temple of Artemis
    .label = Temple of Artemis
    .short = Artemis

## Progress tokens

token-agriculture = Agriculture
    .within = Agriculture
    .short = Agriculture
token-architecture = Architecture
    .within = Architecture
    .short = Architecture
token-economy = Economy
    .within = Economy
    .short = Economy
token-law = Law
    .within = Law
    .short = Law
token-masonry = Masonry
    .within = Masonry
    .short = Masonry
token-mathematics = Mathematics
    .within = Mathematics
    .short = Mathematics
token-philosophy = Philosophy
    .within = Philosophy
    .short = Philosophy
token-strategy = Strategy
    .within = Strategy
    .short = Strategy
token-theology = Theology
    .within = Theology
    .short = Theology
token-urbanism = Urbanism
    .within = Urbanism
    .short = Urbanism

## Resources; `.units` counts them

resource-wood = Wood
    .within = wood
    .units = { $n } wood
resource-clay = Clay
    .within = clay
    .units = { $n } clay
resource-stone = Stone
    .within = stone
    .units = { $n } stone
resource-glass = Glass
    .within = glass
    .units = { $n } glass
resource-papyrus = Papyrus
    .within = papyrus
    .units = { $n } papyrus

## Colours: the printed category, the colour alone, and one or more cards of it

colour-brown = Raw materials
    .adjective = brown
    .card = brown card
    .cards = brown cards
colour-grey = Manufactured goods
    .adjective = gray
    .card = gray card
    .cards = gray cards
colour-blue = Civilian Buildings
    .adjective = blue
    .card = blue card
    .cards = blue cards
colour-green = Scientific Buildings
    .adjective = green
    .card = green card
    .cards = green cards
colour-yellow = Commercial Buildings
    .adjective = yellow
    .card = yellow card
    .cards = yellow cards
colour-red = Military Buildings
    .adjective = red
    .card = red card
    .cards = red cards
colour-purple = Guilds
    .adjective = purple
    .card = purple card
    .cards = purple cards

## Scientific symbols

symbol-wheel = Wheel
    .within = wheel
symbol-mortar = Mortar
    .within = mortar
symbol-pendulum = Pendulum
    .within = pendulum
symbol-quill = Quill
    .within = quill
symbol-sundial = Sundial
    .within = sundial
symbol-globe = Globe
    .within = globe
symbol-law = Scales
    .within = scales

## Ages; 0 is the choice of wonders

age-0 = Wonder selection
age-1 = Age I
age-2 = Age II
age-3 = Age III

## The score pad

score-blue = Blue cards
score-green = Green cards
score-yellow = Yellow cards
score-purple = Guilds
score-wonders = Wonders
score-tokens = Progress
score-coins = Coins
score-military = Military
score-total = Total

## How a game ends

reason-civilian = Civilian victory
reason-tiebreak = Civilian victory on the tiebreak
reason-draw = Shared victory
reason-military = Military supremacy
reason-science = Scientific supremacy
reason-resignation = Resignation
reason-abandoned = Ended without a winner

## Counting

coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
    .short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
spaces = { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}

## What stands between the items of a list

list-comma = { ", " }
list-plus = { " + " }
list-or = { " or " }
# .before-i: where the last item begins with the sound of an i
list-and = { $head } and { $last }
    .before-i = { $head } and { $last }
list-semicolon = { "; " }
