# What the cards and wonders of 7 Wonders are called. `.within` is the name inside a sentence,
# `.short` the name for narrow places.

## Age I

seven-card-altar = Altar
    .within = Altar
seven-card-apothecary = Apothecary
    .within = Apothecary
seven-card-barracks = Barracks
    .within = Barracks
seven-card-baths = Baths
    .within = Baths
seven-card-clay_pit = Clay Pit
    .within = Clay Pit
seven-card-clay_pool = Clay Pool
    .within = Clay Pool
seven-card-east_trading_post = East Trading Post
    .within = East Trading Post
seven-card-excavation = Excavation
    .within = Excavation
seven-card-forest_cave = Forest Cave
    .within = Forest Cave
seven-card-glassworks = Glassworks
    .within = Glassworks
seven-card-guard_tower = Guard Tower
    .within = Guard Tower
seven-card-loom = Loom
    .within = Loom
seven-card-lumber_yard = Lumber Yard
    .within = Lumber Yard
seven-card-marketplace = Marketplace
    .within = Marketplace
seven-card-mine = Mine
    .within = Mine
seven-card-ore_vein = Ore Vein
    .within = Ore Vein
seven-card-pawnshop = Pawnshop
    .within = Pawnshop
seven-card-press = Press
    .within = Press
seven-card-scriptorium = Scriptorium
    .within = Scriptorium
seven-card-stockade = Stockade
    .within = Stockade
seven-card-stone_pit = Stone Pit
    .within = Stone Pit
seven-card-tavern = Tavern
    .within = Tavern
seven-card-theater = Theater
    .within = Theater
seven-card-timber_yard = Timber Yard
    .within = Timber Yard
seven-card-tree_farm = Tree Farm
    .within = Tree Farm
seven-card-west_trading_post = West Trading Post
    .within = West Trading Post
seven-card-workshop = Workshop
    .within = Workshop

# What cards of a long name are called in narrow places of pictures.
seven-picture-card = { $card ->
    [east_trading_post] East Post
    [west_trading_post] West Post
   *[other] { $name }
}

## Age II

seven-card-aqueduct = Aqueduct
    .within = Aqueduct
seven-card-archery_range = Archery Range
    .within = Archery Range
seven-card-bazar = Bazar
    .within = Bazar
seven-card-brickyard = Brickyard
    .within = Brickyard
seven-card-caravansery = Caravansery
    .within = Caravansery
seven-card-courthouse = Courthouse
    .within = Courthouse
seven-card-dispensary = Dispensary
    .within = Dispensary
seven-card-forum = Forum
    .within = Forum
seven-card-foundry = Foundry
    .within = Foundry
seven-card-glassworks_2 = { seven-card-glassworks }
    .within = { seven-card-glassworks.within }
seven-card-laboratory = Laboratory
    .within = Laboratory
seven-card-library = Library
    .within = Library
seven-card-loom_2 = { seven-card-loom }
    .within = { seven-card-loom.within }
seven-card-press_2 = { seven-card-press }
    .within = { seven-card-press.within }
seven-card-quarry = Quarry
    .within = Quarry
seven-card-sawmill = Sawmill
    .within = Sawmill
seven-card-school = School
    .within = School
seven-card-stables = Stables
    .within = Stables
seven-card-statue = Statue
    .within = Statue
seven-card-temple = Temple
    .within = Temple
seven-card-training_ground = Training Ground
    .within = Training Ground
seven-card-vineyard = Vineyard
    .within = Vineyard
seven-card-walls = Walls
    .within = Walls

## Age III

seven-card-academy = Academy
    .within = Academy
seven-card-arena = Arena
    .within = Arena
seven-card-arsenal = Arsenal
    .within = Arsenal
seven-card-chamber_of_commerce = Chamber of Commerce
    .within = Chamber of Commerce
seven-card-circus = Circus
    .within = Circus
seven-card-fortifications = Fortifications
    .within = Fortifications
seven-card-gardens = Gardens
    .within = Gardens
seven-card-haven = Haven
    .within = Haven
seven-card-lighthouse = Lighthouse
    .within = Lighthouse
seven-card-lodge = Lodge
    .within = Lodge
seven-card-observatory = Observatory
    .within = Observatory
seven-card-palace = Palace
    .within = Palace
seven-card-pantheon = Pantheon
    .within = Pantheon
seven-card-senate = Senate
    .within = Senate
seven-card-siege_workshop = Siege Workshop
    .within = Siege Workshop
seven-card-study = Study
    .within = Study
seven-card-town_hall = Town Hall
    .within = Town Hall
seven-card-university = University
    .within = University

## Guilds

seven-card-builders_guild = Builders Guild
    .within = Builders Guild
seven-card-craftsmens_guild = Craftsmens Guild
    .within = Craftsmens Guild
seven-card-magistrates_guild = Magistrates Guild
    .within = Magistrates Guild
seven-card-philosophers_guild = Philosophers Guild
    .within = Philosophers Guild
seven-card-scientists_guild = Scientists Guild
    .within = Scientists Guild
seven-card-shipowners_guild = Shipowners Guild
    .within = Shipowners Guild
seven-card-spies_guild = Spies Guild
    .within = Spies Guild
seven-card-strategists_guild = Strategists Guild
    .within = Strategists Guild
seven-card-traders_guild = Traders Guild
    .within = Traders Guild
seven-card-workers_guild = Workers Guild
    .within = Workers Guild

## Wonders

seven-wonder-alexandria = Alexandria
    .within = Alexandria
    .short = Alexandria
seven-wonder-babylon = Babylon
    .within = Babylon
    .short = Babylon
seven-wonder-ephesus = Ephesus
    .within = Ephesus
    .short = Ephesus
seven-wonder-giza = Giza
    .within = Giza
    .short = Giza
seven-wonder-halicarnassus = Halicarnassus
    .within = Halicarnassus
    .short = Halicarnassus
seven-wonder-olympia = Olympia
    .within = Olympia
    .short = Olympia
seven-wonder-rhodes = Rhodes
    .within = Rhodes
    .short = Rhodes
