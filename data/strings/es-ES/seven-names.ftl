# Cómo se llaman las cartas y Maravillas de 7 Wonders. `.within` es el nombre dentro de una frase,
# `.short` el nombre para lugares estrechos.

## Era I

seven-card-altar = Altar
    .within = el Altar
seven-card-apothecary = Botica
    .within = la Botica
seven-card-barracks = Cuartel
    .within = el Cuartel
seven-card-baths = Baños
    .within = los Baños
seven-card-clay_pit = Foso de arcilla
    .within = el Foso de arcilla
seven-card-clay_pool = Poza de arcilla
    .within = la Poza de arcilla
seven-card-east_trading_post = Puesto comercial oriental
    .within = el Puesto comercial oriental
seven-card-excavation = Excavación
    .within = la Excavación
seven-card-forest_cave = Caverna del bosque
    .within = la Caverna del bosque
seven-card-glassworks = Vidriería
    .within = la Vidriería
seven-card-guard_tower = Torre de vigilancia
    .within = la Torre de vigilancia
seven-card-loom = Telar
    .within = el Telar
seven-card-lumber_yard = Depósito de madera
    .within = el Depósito de madera
seven-card-marketplace = Mercado
    .within = el Mercado
seven-card-mine = Mina
    .within = la Mina
seven-card-ore_vein = Filón de mineral
    .within = el Filón de mineral
seven-card-pawnshop = Casa de empeños
    .within = la Casa de empeños
seven-card-press = Prensa
    .within = la Prensa
seven-card-scriptorium = Scriptorium
    .within = el Scriptorium
seven-card-stockade = Empalizada
    .within = la Empalizada
seven-card-stone_pit = Cantera de piedra
    .within = la Cantera de piedra
seven-card-tavern = Taberna
    .within = la Taberna
seven-card-theater = Teatro
    .within = el Teatro
seven-card-timber_yard = Explotación forestal
    .within = la Explotación forestal
seven-card-tree_farm = Vivero forestal
    .within = el Vivero forestal
seven-card-west_trading_post = Puesto comercial occidental
    .within = el Puesto comercial occidental
seven-card-workshop = Taller
    .within = el Taller

# Cómo se llaman en las imágenes, en sitios estrechos, las cartas de nombre largo.
seven-picture-card = { $card ->
    [east_trading_post] Puesto oriental
    [west_trading_post] Puesto occidental
   *[other] { $name }
}

## Era II

seven-card-aqueduct = Acueducto
    .within = el Acueducto
seven-card-archery_range = Campo de tiro
    .within = el Campo de tiro
seven-card-bazar = Bazar
    .within = el Bazar
seven-card-brickyard = Ladrillar
    .within = el Ladrillar
seven-card-caravansery = Caravasar
    .within = el Caravasar
seven-card-courthouse = Tribunal
    .within = el Tribunal
seven-card-dispensary = Dispensario
    .within = el Dispensario
seven-card-forum = Foro
    .within = el Foro
seven-card-foundry = Fundición
    .within = la Fundición
seven-card-glassworks_2 = { seven-card-glassworks }
    .within = { seven-card-glassworks.within }
seven-card-laboratory = Laboratorio
    .within = el Laboratorio
seven-card-library = Biblioteca
    .within = la Biblioteca
seven-card-loom_2 = { seven-card-loom }
    .within = { seven-card-loom.within }
seven-card-press_2 = { seven-card-press }
    .within = { seven-card-press.within }
seven-card-quarry = Cantera
    .within = la Cantera
seven-card-sawmill = Aserradero
    .within = el Aserradero
seven-card-school = Escuela
    .within = la Escuela
seven-card-stables = Establos
    .within = los Establos
seven-card-statue = Estatua
    .within = la Estatua
seven-card-temple = Templo
    .within = el Templo
seven-card-training_ground = Campo de entrenamiento
    .within = el Campo de entrenamiento
seven-card-vineyard = Viñedo
    .within = el Viñedo
seven-card-walls = Murallas
    .within = las Murallas

## Era III

seven-card-academy = Academia
    .within = la Academia
seven-card-arena = Arena
    .within = la Arena
seven-card-arsenal = Arsenal
    .within = el Arsenal
seven-card-chamber_of_commerce = Cámara de comercio
    .within = la Cámara de comercio
seven-card-circus = Circo
    .within = el Circo
seven-card-fortifications = Fortificaciones
    .within = las Fortificaciones
seven-card-gardens = Jardines
    .within = los Jardines
seven-card-haven = Puerto
    .within = el Puerto
seven-card-lighthouse = Faro
    .within = el Faro
seven-card-lodge = Logia
    .within = la Logia
seven-card-observatory = Observatorio
    .within = el Observatorio
seven-card-palace = Palacio
    .within = el Palacio
seven-card-pantheon = Panteón
    .within = el Panteón
seven-card-senate = Senado
    .within = el Senado
seven-card-siege_workshop = Taller de asedio
    .within = el Taller de asedio
seven-card-study = Estudio
    .within = el Estudio
seven-card-town_hall = Ayuntamiento
    .within = el Ayuntamiento
seven-card-university = Universidad
    .within = la Universidad

## Gremios

seven-card-builders_guild = Gremio de los constructores
    .within = el Gremio de los constructores
seven-card-craftsmens_guild = Gremio de los artesanos
    .within = el Gremio de los artesanos
seven-card-magistrates_guild = Gremio de los magistrados
    .within = el Gremio de los magistrados
seven-card-philosophers_guild = Gremio de los filósofos
    .within = el Gremio de los filósofos
seven-card-scientists_guild = Gremio de los científicos
    .within = el Gremio de los científicos
seven-card-shipowners_guild = Gremio de los armadores
    .within = el Gremio de los armadores
seven-card-spies_guild = Gremio de los espías
    .within = el Gremio de los espías
seven-card-strategists_guild = Gremio de los estrategas
    .within = el Gremio de los estrategas
seven-card-traders_guild = Gremio de los comerciantes
    .within = el Gremio de los comerciantes
seven-card-workers_guild = Gremio de los trabajadores
    .within = el Gremio de los trabajadores

## Maravillas

seven-wonder-alexandria = Faro de Alejandría
    .within = el Faro de Alejandría
    .short = Alejandría
seven-wonder-babylon = Jardines Colgantes de Babilonia
    .within = los Jardines Colgantes de Babilonia
    .short = Babilonia
seven-wonder-ephesus = Templo de Artemisa en Éfeso
    .within = el Templo de Artemisa en Éfeso
    .short = Éfeso
seven-wonder-giza = Gran Pirámide de Guiza
    .within = la Gran Pirámide de Guiza
    .short = Guiza
seven-wonder-halicarnassus = Mausoleo de Halicarnaso
    .within = el Mausoleo de Halicarnaso
    .short = Halicarnaso
seven-wonder-olympia = Estatua de Zeus en Olimpia
    .within = la Estatua de Zeus en Olimpia
    .short = Olimpia
seven-wonder-rhodes = Coloso de Rodas
    .within = el Coloso de Rodas
    .short = Rodas
