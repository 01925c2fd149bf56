# Las pocas palabras de las imágenes de 7 Wonders Architects. `$name` es el nombre de un jugador.

architects-picture-acts = { $name } construye o usa la ciencia
architects-picture-takes = { $name } se lleva otra carta
architects-picture-looks = { $name } elige un mazo
architects-picture-keeps = { $name } se queda con una carta
architects-picture-ended-wonder = { $name } completó una Maravilla
    .own = Con la Maravilla completa
architects-picture-ended-cards = No quedan cartas

## The score pad

architects-score-wonder = Maravilla
architects-score-cat = Gato
architects-score-blue = Cartas azules
architects-score-military = Militar
architects-score-tokens = Progreso

## Battles, cards looked at, close-ups, posters

architects-picture-battle = Batalla
architects-colour-grey = Carta gris: recurso
architects-colour-yellow = Carta amarilla: moneda
architects-colour-green = Carta verde: ciencia
architects-colour-blue = Carta azul: puntos
architects-colour-red = Carta roja: Escudo
architects-picture-top = Encima del mazo central
architects-picture-decks = En los mazos
