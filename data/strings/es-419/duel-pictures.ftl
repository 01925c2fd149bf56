# Las pocas palabras de las imágenes de Duel. `$name` es el nombre de un jugador.

picture-drafts = { $name } escoge una Maravilla
picture-keeps-token = { $name } se queda con 1 de 3 fichas
picture-destroys = { $name } descarta una carta rival
picture-chooses-starter = { $name } elige quién empieza

## Detalles, fichas, desafíos

picture-tokens = Fichas de Progreso
picture-no-tokens = Ninguna ficha
picture-wonders-draft = Maravillas: draft
picture-wonders-beginner = Maravillas: el conjunto de la primera partida
picture-points = Puntos
picture-points-idle = Los puntos no deciden

picture-per-chain = por cadena
picture-rival-trade = comercio del oponente
picture-symbol = símbolo científico

## El análisis

picture-chance-of = Probabilidad de { $name }
review-alt = La probabilidad de victoria de { $who }, en una curva a lo largo de la partida: { $points }.
review-alt-point = { $age } { $chance }
