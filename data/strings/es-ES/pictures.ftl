# Las pocas palabras de las imágenes. `$name` es el nombre de un jugador.

picture-player = Jugador { $n }

picture-turn = Turno de { $name }
picture-drafts = { $name } escoge una Maravilla
picture-takes-token = { $name } coge una ficha de Progreso
picture-keeps-token = { $name } elige 1 de 3 fichas
picture-revives = { $name } construye una carta descartada
picture-destroys = { $name } descarta una carta rival
picture-chooses-starter = { $name } elige quién empieza

picture-wins = { $name } gana

picture-buys = Compra a
picture-empty = Aún no hay cartas
picture-discard = Pila de descartes
