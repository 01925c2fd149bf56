# Las pocas palabras de las imágenes. `$name` es el nombre de un jugador.

picture-player = Jugador { $n }

picture-turn = Turno de { $name }
picture-drafts = { $name } escoge una Maravilla
picture-takes-token = { $name } toma una ficha de Progreso
picture-keeps-token = { $name } se queda con 1 de 3 fichas
picture-revives = { $name } construye una carta descartada
picture-destroys = { $name } descarta una carta rival
picture-chooses-starter = { $name } elige quién empieza

picture-wins = { $name } gana
picture-shared = Victoria compartida
picture-seats =
    { $seats ->
        [0] La mesa está completa
        [one] Hay un lugar libre
       *[other] Hay { $seats } lugares libres
    }
picture-awaited =
    { $people ->
        [one] Falta una persona por unirse
       *[other] Faltan { $people } personas por unirse
    }

picture-empty = Ninguna carta
picture-discard = Pila de descartes

## Detalles, fichas, desafíos

picture-cost = Costo
picture-effect = Efecto
picture-free-with = Gratis con
picture-makes-free = Permite gratis
picture-tokens = Fichas de Progreso
picture-no-tokens = Ninguna ficha
picture-wonders-draft = Maravillas: draft
picture-wonders-beginner = Maravillas: el conjunto de la primera partida

picture-score = Puntuación
picture-points = Puntos
picture-points-idle = Los puntos no deciden

## El análisis

picture-chances = Probabilidad de victoria
picture-chance-of = Probabilidad de { $name }
picture-accuracy = Precisión

picture-per-chain = por cadena
picture-rival-trade = comercio del oponente
picture-symbol = símbolo científico
