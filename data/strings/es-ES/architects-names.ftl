# Cómo se llaman las cartas, Maravillas y fichas de Progreso de 7 Wonders Architects. `.within` es el
# nombre dentro de una frase.

## Cartas

architects-card-wood = Madera
    .within = madera
    .many = { $n } maderas
architects-card-clay = Arcilla
    .within = arcilla
    .many = { $n } arcillas
architects-card-stone = Piedra
    .within = piedra
    .many = { $n } piedras
architects-card-glass = Cristal
    .within = cristal
    .many = { $n } cristales
architects-card-papyrus = Papiro
    .within = papiro
    .many = { $n } papiros
architects-card-coin = Moneda
    .within = una moneda
    .many = { $n } monedas
architects-card-tablet = Tablilla
    .within = una tablilla
    .many = { $n } tablillas
architects-card-gear = Engranaje
    .within = un engranaje
    .many = { $n } engranajes
architects-card-compass = Compás
    .within = un compás
    .many = { $n } compases
architects-card-vp2cat = 2 puntos con el gato
    .within = 2 puntos con el gato
    .many = { $n } cartas de 2 puntos con el gato
architects-card-vp3 = 3 puntos
    .within = 3 puntos
    .many = { $n } cartas de 3 puntos
architects-card-red0 = Escudo
    .within = un Escudo
    .many = { $n } Escudos
architects-card-red1 = Escudo con 1 cuerno
    .within = un Escudo con 1 cuerno
    .many = { $n } Escudos con 1 cuerno
architects-card-red2 = Escudo con 2 cuernos
    .within = un Escudo con 2 cuernos
    .many = { $n } Escudos con 2 cuernos

## Maravillas

architects-wonder-alexandria = Alejandría
    .within = Alejandría
architects-wonder-babylon = Babilonia
    .within = Babilonia
architects-wonder-ephesus = Éfeso
    .within = Éfeso
architects-wonder-giza = Guiza
    .within = Guiza
architects-wonder-halicarnassus = Halicarnaso
    .within = Halicarnaso
architects-wonder-olympia = Olimpia
    .within = Olimpia
architects-wonder-rhodes = Rodas
    .within = Rodas

## Fichas de Progreso

architects-token-urbanism = Urbanismo
    .within = Urbanismo
architects-token-crafts = Artesanía
    .within = Artesanía
architects-token-jewellery = Joyería
    .within = Joyería
architects-token-science = Ciencia
    .within = Ciencia
architects-token-propaganda = Propaganda
    .within = Propaganda
architects-token-architecture = Arquitectura
    .within = Arquitectura
architects-token-economy = Economía
    .within = Economía
architects-token-engineering = Ingeniería
    .within = Ingeniería
architects-token-tactics = Táctica
    .within = Táctica
architects-token-decor = Decoración
    .within = Decoración
architects-token-politics = Política
    .within = Política
architects-token-strategy = Estrategia
    .within = Estrategia
architects-token-education = Educación
    .within = Educación
architects-token-culture = Cultura
    .within = Cultura
