# Lo que ha pasado y lo que hay que decidir. `$who` y `$rival` son nombres.

game-begins = Empieza { $first }. ¡Buena partida!
event-wonder-taken = { $who } eligió { $wonder }.
event-wonder-given = { $who } se quedó con la última: { $wonder }.
event-starter-self = { $who } eligió comenzar la Era.
event-starter-rival = { $who } eligió que { $rival } comience la Era.
event-built = { $who } construyó { $card } por { coins }.
event-built-free = { $who } construyó { $card } gratis.
event-built-chain = { $who } construyó { $card } gratis (cadena con { $giver }).
event-discarded = { $who } descartó { $card } y recibió { coins }.
event-wonder-built = { $who } construyó { $wonder } por { coins }, con { $card } debajo.
event-wonder-built-free = { $who } construyó { $wonder } gratis, con { $card } debajo.
event-wonder-lost = Siete Maravillas construidas: { $who } devuelve { $wonder } a la caja.
event-coins-gained = { $who } recibió { coins } ({ $source }).
event-coins-lost = { $who } perdió { coins } ({ $source }).
event-trade-paid = { $who } recibió { coins } de ese comercio ({ token-economy }).
event-chain-paid = { $who } recibió { coins } por la cadena ({ token-urbanism }).
event-pawn-moved = Medidor de Conflicto: { spaces } hacia la capital de { $rival }.
event-looted = { $who } perdió { coins } por una ficha Militar.
event-looted-nothing = Se gastó una ficha Militar: { $who } no tenía monedas que perder.
event-pair-made = { $who } reunió una pareja de símbolos: { $symbol }.
event-token-taken = { $who } tomó la ficha de Progreso { $token }.
event-token-kept = { $who } se quedó con la ficha de Progreso { $token }, de la Gran Biblioteca.
event-revived = { $who } construyó gratis { $card }, de la pila de descartes.
event-destroyed = { $who } envió { $card } de { $rival } a la pila de descartes.
event-plays-again = { $who } vuelve a jugar.
event-revealed = A la vista: { $cards }.

log-line = { $n }. { $text }

## Cómo terminó la partida

result-civilian = { $who } gana por puntos.
result-tiebreak = Empate a puntos: gana { $who } por tener más puntos en cartas azules.
result-draw = Empate a puntos, también en cartas azules: { $players } comparten la victoria.
result-military = { $who } gana por supremacía militar: el medidor está en la capital de { $rival }.
result-science = { $who } gana por supremacía científica, con seis símbolos diferentes.
result-resignation = { $rival } se rindió: gana { $who }.
result-abandoned = La partida se ha dado por terminada: no gana nadie.

## Lo que hay que decidir

ask-draft = { $who }: elige una de las Maravillas.
ask-turn = { $who }: elige una carta accesible.
ask-pick-token = { $who }: toma una ficha de Progreso del tablero.
ask-pick-from-library = { $who }: quédate con una de las fichas de Progreso sacadas por la Gran Biblioteca.
ask-revive = { $who }: elige una carta de la pila de descartes para construirla gratis.
ask-destroy = { $who }: elige una { $card } del oponente para descartarla.
ask-choose-starter = { $who }: elige quién comienza la Era.
