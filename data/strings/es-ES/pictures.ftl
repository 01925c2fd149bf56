# Las pocas palabras de las imágenes. `$name` es el nombre de un jugador.

picture-player = Jugador { $n }

picture-turn = Turno de { $name }
picture-takes-token = { $name } toma una ficha de Progreso
picture-revives = { $name } construye una carta descartada

picture-wins = { $name } gana
picture-shared = Victoria compartida
picture-seats =
    { $seats ->
        [0] La mesa está completa
        [one] Hay un sitio libre
       *[other] Hay { $seats } sitios libres
    }
picture-awaited =
    { $people ->
        [one] Falta una persona por unirse
       *[other] Faltan { $people } personas por unirse
    }

picture-empty = Ninguna carta
picture-discard = Pila de descartes

## Detalles, fichas, desafíos

picture-cost = Coste
picture-effect = Efecto
picture-free-with = Gratis con
picture-makes-free = Permite gratis

picture-score = Puntuación

## El análisis

picture-chances = Probabilidad de victoria
picture-accuracy = Precisión
