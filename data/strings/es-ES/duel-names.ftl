# Cómo se llaman las cosas del juego. `.within` es el nombre dentro de una frase, `.label` el nombre
# en los botones, sin artículo, y `.short` el nombre para lugares estrechos.

## Era I

card-lumber_yard = Almacén de madera
    .within = el Almacén de madera
card-logging_camp = Campo maderero
    .within = el Campo maderero
card-clay_pool = Almacén de arcilla
    .within = el Almacén de arcilla
card-clay_pit = Explotación de arcilla
    .within = la Explotación de arcilla
card-quarry = Cantera
    .within = la Cantera
card-stone_pit = Almacén de piedra
    .within = el Almacén de piedra
card-glassworks = Cristalería
    .within = la Cristalería
card-press = Prensa
    .within = la Prensa
card-guard_tower = Torre de guardia
    .within = la Torre de guardia
card-workshop = Taller
    .within = el Taller
card-apothecary = Farmacia
    .within = la Farmacia
card-stone_reserve = Reserva de piedra
    .within = la Reserva de piedra
card-clay_reserve = Reserva de arcilla
    .within = la Reserva de arcilla
card-wood_reserve = Reserva de madera
    .within = la Reserva de madera
card-stable = Establos
    .within = los Establos
card-garrison = Guarnición
    .within = la Guarnición
card-palisade = Palenque
    .within = el Palenque
card-scriptorium = Scriptorium
    .within = el Scriptorium
card-pharmacist = Botica
    .within = la Botica
card-theater = Teatro
    .within = el Teatro
card-altar = Altar
    .within = el Altar
card-baths = Baños
    .within = los Baños
card-tavern = Taberna
    .within = la Taberna

## Era II

card-sawmill = Aserradero
    .within = el Aserradero
card-brickyard = Fábrica de ladrillos
    .within = la Fábrica de ladrillos
card-shelf_quarry = Mina descubierta
    .within = la Mina descubierta
card-glassblower = Soplador de vidrio
    .within = el Soplador de vidrio
card-drying_room = Secadero
    .within = el Secadero
card-walls = Murallas
    .within = las Murallas
card-forum = Foro
    .within = el Foro
card-caravansery = Caravasar
    .within = el Caravasar
card-customs_house = Aduana
    .within = la Aduana
card-courthouse = Juzgado
    .within = el Juzgado
card-horse_breeders = Criadero de caballos
    .within = el Criadero de caballos
card-barracks = Barracones
    .within = los Barracones
card-archery_range = Campo de tiro
    .within = el Campo de tiro
card-parade_ground = Plaza de armas
    .within = la Plaza de armas
card-library = Biblioteca
    .within = la Biblioteca
card-dispensary = Enfermería
    .within = la Enfermería
card-school = Escuela
    .within = la Escuela
card-laboratory = Laboratorio
    .within = el Laboratorio
card-statue = Estatua
    .within = la Estatua
card-temple = Templo
    .within = el Templo
card-aqueduct = Acueducto
    .within = el Acueducto
card-rostrum = Tribuna
    .within = la Tribuna
card-brewery = Cervecería
    .within = la Cervecería

## Era III

card-arsenal = Arsenal
    .within = el Arsenal
card-pretorium = Palacio de justicia
    .within = el Palacio de justicia
card-academy = Academia
    .within = la Academia
card-study = Estudio
    .within = el Estudio
card-chamber_of_commerce = Cámara de comercio
    .within = la Cámara de comercio
card-port = Puerto
    .within = el Puerto
card-armory = Depósito de armas
    .within = el Depósito de armas
card-palace = Palacio
    .within = el Palacio
card-town_hall = Ayuntamiento
    .within = el Ayuntamiento
card-obelisk = Obelisco
    .within = el Obelisco
card-fortifications = Fortificaciones
    .within = las Fortificaciones
card-siege_workshop = Armería
    .within = la Armería
card-circus = Circo
    .within = el Circo
card-university = Universidad
    .within = la Universidad
card-observatory = Observatorio
    .within = el Observatorio
card-gardens = Jardines
    .within = los Jardines
card-pantheon = Panteón
    .within = el Panteón
card-senate = Senado
    .within = el Senado
card-lighthouse = Faro
    .within = el Faro
card-arena = Arena
    .within = la Arena

## Gremios

card-merchants_guild = Gremio de mercaderes
    .within = el Gremio de mercaderes
card-shipowners_guild = Gremio de armadores
    .within = el Gremio de armadores
card-builders_guild = Gremio de constructores
    .within = el Gremio de constructores
card-magistrates_guild = Gremio de magistrados
    .within = el Gremio de magistrados
card-scientists_guild = Gremio de científicos
    .within = el Gremio de científicos
card-moneylenders_guild = Gremio de prestamistas
    .within = el Gremio de prestamistas
card-tacticians_guild = Gremio de tácticos
    .within = el Gremio de tácticos

## Maravillas

wonder-appian_way = La Vía Apia
    .within = la Vía Apia
    .label = Vía Apia
    .short = Vía Apia
wonder-circus_maximus = El Circo Máximo
    .within = el Circo Máximo
    .label = Circo Máximo
    .short = Circo Máximo
wonder-colossus = El Coloso
    .within = el Coloso
    .label = Coloso
    .short = Coloso
wonder-great_library = La Gran Biblioteca
    .within = la Gran Biblioteca
    .label = Gran Biblioteca
    .short = Gr. Biblioteca
wonder-great_lighthouse = El Gran Faro
    .within = el Gran Faro
    .label = Gran Faro
    .short = Gran Faro
wonder-hanging_gardens = Los Jardines Colgantes
    .within = los Jardines Colgantes
    .label = Jardines Colgantes
    .short = Jardines
wonder-mausoleum = El Mausoleo
    .within = el Mausoleo
    .label = Mausoleo
    .short = Mausoleo
wonder-piraeus = El Pireo
    .within = El Pireo
    .label = El Pireo
    .short = El Pireo
wonder-pyramids = Las Pirámides
    .within = las Pirámides
    .label = Pirámides
    .short = Pirámides
wonder-sphinx = La Esfinge
    .within = la Esfinge
    .label = Esfinge
    .short = Esfinge
wonder-statue_of_zeus = La Estatua de Zeus
    .within = la Estatua de Zeus
    .label = Estatua de Zeus
    .short = Zeus
wonder-temple_of_artemis = El Templo de Artemisa
    .within = el Templo de Artemisa
    .label = Templo de Artemisa
    .short = Artemisa

## Fichas de Progreso

token-agriculture = Agricultura
    .within = Agricultura
    .short = Agricultura
token-architecture = Arquitectura
    .within = Arquitectura
    .short = Arquitectura
token-economy = Economía
    .within = Economía
    .short = Economía
token-law = Derecho
    .within = Derecho
    .short = Derecho
token-masonry = Albañilería
    .within = Albañilería
    .short = Albañilería
token-mathematics = Matemáticas
    .within = Matemáticas
    .short = Matemáticas
token-philosophy = Filosofía
    .within = Filosofía
    .short = Filosofía
token-strategy = Estrategia
    .within = Estrategia
    .short = Estrategia
token-theology = Teología
    .within = Teología
    .short = Teología
token-urbanism = Urbanismo
    .within = Urbanismo
    .short = Urbanismo

## Recursos; `.units` los cuenta

resource-wood = Madera
    .within = madera
    .units = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
resource-clay = Arcilla
    .within = arcilla
    .units = { $n ->
    [one] { $n } arcilla
   *[other] { $n } arcillas
}
resource-stone = Piedra
    .within = piedra
    .units = { $n ->
    [one] { $n } piedra
   *[other] { $n } piedras
}
resource-glass = Cristal
    .within = cristal
    .units = { $n ->
    [one] { $n } cristal
   *[other] { $n } cristales
}
resource-papyrus = Papiro
    .within = papiro
    .units = { $n ->
    [one] { $n } papiro
   *[other] { $n } papiros
}

## Colores: la categoría impresa, el color solo, y una o más cartas de él

colour-brown = Materias primas
    .adjective = marrón
    .card = carta marrón
    .cards = cartas marrones
colour-grey = Productos manufacturados
    .adjective = gris
    .card = carta gris
    .cards = cartas grises
colour-blue = Estructuras civiles
    .adjective = azul
    .card = carta azul
    .cards = cartas azules
colour-green = Estructuras científicas
    .adjective = verde
    .card = carta verde
    .cards = cartas verdes
colour-yellow = Estructuras comerciales
    .adjective = amarilla
    .card = carta amarilla
    .cards = cartas amarillas
colour-red = Estructuras militares
    .adjective = roja
    .card = carta roja
    .cards = cartas rojas
colour-purple = Gremios
    .adjective = morada
    .card = carta morada
    .cards = cartas moradas

## Símbolos científicos

symbol-wheel = Rueda
    .within = rueda
symbol-mortar = Mortero
    .within = mortero
symbol-pendulum = Plomada
    .within = plomada
symbol-quill = Pluma
    .within = pluma
symbol-sundial = Reloj de sol
    .within = reloj de sol
symbol-globe = Esfera armilar
    .within = esfera armilar
symbol-law = Balanza
    .within = balanza

## Eras; 0 es la selección de Maravillas

age-0 = Selección de Maravillas
age-1 = Era I
age-2 = Era II
age-3 = Era III

## El cuadernillo de puntuación

score-blue = Cartas azules
score-green = Cartas verdes
score-yellow = Cartas amarillas
score-purple = Gremios
score-wonders = Maravillas
score-tokens = Progreso
score-coins = Monedas
score-military = Militar
score-total = Total

## Cómo termina una partida

reason-civilian = Victoria civil
reason-tiebreak = Victoria civil por desempate
reason-draw = Victoria compartida
reason-military = Supremacía militar
reason-science = Supremacía científica
reason-resignation = Rendición
reason-abandoned = Partida sin ganador

## Recuento

coins = { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
points = { $points ->
    [one] { $points } punto de victoria
   *[other] { $points } puntos de victoria
}
    .short = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
shields = { $shields ->
    [one] { $shields } Escudo
   *[other] { $shields } Escudos
}
spaces = { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}

## Lo que va entre los elementos de una lista

list-comma = { ", " }
list-plus = { " + " }
list-or = { " o " }
# .before-i: donde el último elemento empieza por el sonido de i
list-and = { $head } y { $last }
    .before-i = { $head } e { $last }
list-semicolon = { "; " }
