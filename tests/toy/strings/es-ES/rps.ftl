# Piedra, papel o tijera: el juego de las pruebas. `$who` son nombres, `$card` el de una carta.

game-rps = Piedra, papel o tijera
    .short = Piedra, papel o tijera
choice-game-rps = Piedra, papel o tijera
command-rps = ppt
    .description = Invita a otros a piedra, papel o tijera, o juega contra el ordenador
command-rps-rounds = rondas
    .description = Cuántas rondas se juegan
choice-rounds-5 = Cinco rondas
choice-rounds-3 = Tres rondas
rps-option-rounds-5 = Rondas: cinco.
rps-option-rounds-3 = Rondas: tres.

rps-card-rock = Piedra
    .within = piedra
rps-card-paper = Papel
    .within = papel
rps-card-scissors = Tijera
    .within = tijera
rps-cards = { $card } × { $n }
rps-describe = **{ $card }** gana a { $beaten }: un punto por cada otro jugador con esa carta.
rps-list-and = { " y " }

## La mesa

rps-begins = Las cartas están repartidas: son { $rounds } rondas, y en cada una todos eligen una carta en secreto. ¡Suerte a todos!
rps-round = Ronda { $round } de { $rounds }
rps-threw = { $who }: { $card }, { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}
rps-score = { $who }: { $points ->
    [0] ningún punto
    [one] { $points } punto
   *[other] { $points } puntos
}
rps-row = { $score } ({ $cards })
rps-log-round = Ronda { $round }: { $throws }
rps-log-own = Ronda { $round }: has elegido { $card }; los demás aún no lo saben.
rps-alt-score = Puntos. { $rows }.
rps-alt-invitation = Invitación a piedra, papel o tijera a { $rounds } rondas. Hasta ahora: { $who }.

## La mano

rps-button-hand = Mi mano
rps-hand = Tu mano: { $cards }
rps-hand-of = { $who }, cartas restantes: { $cards }
rps-choose = ¿Qué carta juegas en la ronda { $round }?
rps-chosen = En la ronda { $round } juegas **{ $card }**. Hasta que todos hayan elegido, puedes cambiar de idea.

## El final

rps-result-points = { $winners ->
    [one] { $who } gana con más puntos.
   *[other] { $who } comparten la victoria con más puntos.
}
rps-result-resignation = { $rivals ->
    [0] Hubo un abandono.
    [one] { $rival } ha abandonado: { $winners ->
        [one] gana { $who }.
       *[other] ganan { $who }.
    }
   *[other] { $rival } han abandonado: { $winners ->
        [one] gana { $who }.
       *[other] ganan { $who }.
    }
}
rps-result-abandoned = La partida se ha terminado sin ganador.

## Pistas e imágenes

rps-hint = Según las cartas ya jugadas, esto es lo mejor para ti ahora:
rps-hint-line = **{ $n }. { $card }** · { $percent } %
rps-picture-points = Puntos
rps-picture-hands = Cartas restantes
rps-picture-rounds = { $rounds } rondas
rps-picture-wins = Gana { $who }
rps-picture-shared = Victoria compartida
rps-picture-over = Sin ganador
hidden-rps-hand = - En la mano de { $name }: { $items }
