# Pistas del ordenador, que solo ve quien tiene el turno: jugadas, probabilidades y el motivo de cada una.

## Jugadas

hint-move-draft = Elegir { $wonder }
hint-move-build = Construir { $card } ({ $price })
hint-move-discard = Descartar { $card } (+{ coins })
hint-move-wonder = Construir { $wonder }, con { $card } debajo ({ $price })
hint-move-token = Tomar { $token }
hint-move-library = Quedarse con { $token }
hint-move-revive = Construir { $card }, de la pila de descartes
hint-move-destroy = Descartar { $card } de tu oponente
hint-move-start = Comenzar la Era
hint-move-start-rival = Dejar que tu oponente comience la Era

## Victoria

hint-wins-military = Gana la partida al momento: el medidor entra en la capital de tu oponente.
hint-wins-science = Gana la partida al momento, con seis símbolos diferentes.
hint-wins-points = Termina la partida, y ganas por { $own } puntos a { $theirs }.
hint-wins-tiebreak = Termina la partida con { $own } puntos cada uno, y ganas por tener más puntos en cartas azules.
hint-drawn = Termina la partida en empate, con { $points } puntos cada uno.
hint-loses-points = Termina la partida, y pierdes por { $theirs } puntos a { $own }.
hint-loses-tiebreak = Termina la partida con { $own } puntos cada uno, y gana tu oponente por tener más puntos en cartas azules.
hint-leads-military = Después puedes ganar al momento con { $item }, por supremacía militar.
hint-leads-science = Después puedes ganar al momento con { $item }, por supremacía científica.
hint-opens-military = Cuidado: deja libre { $card }, y con eso tu oponente puede ganar por supremacía militar.
hint-opens-science = Cuidado: deja libre { $card }, y con eso tu oponente puede ganar por supremacía científica.
hint-opens-pair = Cuidado: deja libre { $card }, y con eso tu oponente puede reunir una pareja de símbolos.
hint-allows-military = Cuidado: después, tu oponente puede ganar al momento con { $item }, por supremacía militar.
hint-allows-science = Cuidado: después, tu oponente puede ganar al momento con { $item }, por supremacía científica.
hint-covered-military = Deja cubierta esta carta: { $card }. Quedaría libre al tomar { $instead }, y con ella tu oponente podría ganar por supremacía militar.
hint-covered-science = Deja cubierta esta carta: { $card }. Quedaría libre al tomar { $instead }, y con ella tu oponente podría ganar por supremacía científica.
hint-covered-pair = Deja cubierta esta carta: { $card }. Quedaría libre al tomar { $instead }, y con ella tu oponente podría reunir una pareja de símbolos.
hint-prevents-military = Si no, tu oponente podría ganar al momento con { $item }, por supremacía militar.
hint-prevents-science = Si no, tu oponente podría ganar al momento con { $item }, por supremacía científica.

## Ciencia

hint-pair = Reúne una pareja de símbolos ({ $symbol }): { $tokens ->
    [one] tomas la única ficha de Progreso del tablero.
   *[other] tomas una de { $tokens } fichas de Progreso.
}
hint-symbol = Tendrás { $different } símbolos diferentes (el nuevo: { $symbol }); con seis se gana la partida.
hint-denies-symbol = No deja { $item } a tu oponente, que tendría { $different } símbolos diferentes (el nuevo: { $symbol }).
hint-denies-pair = No deja { $card } a tu oponente, que podría reunir una pareja de símbolos ({ $symbol }).

## Conflicto

hint-loots = Lleva el medidor tan lejos que tu oponente pierde { coins }.
hint-robs = Tu oponente pierde { coins }.
hint-defends = Hace retroceder el medidor: a { $after } casillas de tu capital, en vez de { $before }.
hint-advances = Mueve el medidor { spaces }: { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} hasta la capital de tu oponente.
hint-denies-shields = No deja { $card } a tu oponente, que podría llevar el medidor a { spaces } de tu capital.

## Tiempo

hint-again = Vuelves a jugar al momento.
hint-outruns = Es la séptima Maravilla: tu oponente ya no puede construir { $wonder }.
hint-race = Después de esto solo { $left ->
    [one] se puede construir una Maravilla más
   *[other] se pueden construir { $left } Maravillas más
}; entre tu oponente y tú todavía quedan { $more } sin construir.
hint-starter = Es la última carta de la Era, y tú decides quién comienza la { $age }.
hint-begins = Eliges primero, entre { $free } cartas accesibles.
hint-lets-begin = Quien comienza deja libre una carta nueva, tome la que tome de las { $free } accesibles.
hint-opens-nothing = No deja libre ninguna carta nueva para tu oponente; tomar { $instead } sí lo haría.
hint-drafts-again = Esta Maravilla te permite volver a jugar cuando la construyas{ $left ->
    [0] , y ninguna otra de las Maravillas ofrecidas lo hace.
   *[other] .
}

## Negar y destruir

hint-denies-points = No deja { $card } a tu oponente, que ahora sacaría { points } con esa carta.
hint-denies-free = No deja { $card } a tu oponente, que podría construir esa carta gratis (cadena con { $giver }).
hint-strikes = { $n ->
    [one] Te permite descartar la única { $card } de tu oponente.
   *[other] Te permite descartar una de las { $n } { $cards } de tu oponente.
}
hint-destroys-last = Tu oponente pasa a tener que comprar { $resource }, a { coins } por unidad.
hint-destroys = Tu oponente pasa a producir solo { $units }.
hint-destroys-choice = Tu oponente pasa a producir { $resource } solo a elección, en lugar de otro recurso.

## Precios y monedas

hint-free = Gratis por la cadena con { $giver }; sin ella costaría { coins }.
hint-saves = Te abarata { $wonder }: { $after } en vez de { $before }.
hint-produces = Produce { $resource }, que ahora compras a { coins } por unidad.
hint-raises-price = Tu oponente, que no produce { $resource }, pasa a pagar { coins } por unidad en vez de { $before }.
hint-lowers-price = Pasas a comprar { $resource } a { coins } por unidad en vez de { $before }.
hint-rises = Si tu oponente construyera antes { $card }, esto costaría { coins } en vez de { $before }.
hint-affords = Con eso te bastan las monedas para construir { $item } ({ $price }).
hint-nothing-payable = Ahora no puedes pagar nada; descartar te da { coins }.
hint-gains = Te da { coins }.

## Lo que hace

hint-draws = Te quedas con una de { $n } fichas de Progreso de la caja.
hint-revives = { $n ->
    [one] Construye gratis la única carta descartada.
   *[other] Construye gratis una de { $n } cartas descartadas.
}
hint-worth = Te da ahora { points }.
hint-does = Aporta: { $does }.
hint-token-architecture = Te ahorra { coins } en las Maravillas que aún te quedan por construir, a los precios actuales.
hint-token-masonry = Te ahorra { coins } en las cartas azules a la vista, a los precios actuales.
hint-token-theology = { $n ->
    [one] Una más de tus Maravillas te permite volver a jugar.
   *[other] { $n } más de tus Maravillas te permiten volver a jugar.
}
hint-token-strategy = Un Escudo más en cada carta roja que construyas, y { $n ->
    [one] hay una a la vista.
   *[other] hay { $n } a la vista.
}
hint-token-urbanism = Monedas por cada cadena que uses, y { $n ->
    [one] una carta a la vista te sale gratis por su cadena.
   *[other] { $n } cartas a la vista te salen gratis por su cadena.
}
hint-token-economy = Recibes lo que tu oponente paga por recursos, y { $n ->
    [one] hay uno que tu oponente no produce.
   *[other] hay { $n } que tu oponente no produce.
}
