# Las reglas de 7 Wonders Duel en pocas palabras: el título de cada tema, el texto y las palabras que
# llevan a él.

rules-duel-goal = Objetivo y las tres victorias
    .text = Construyes una ciudad a lo largo de tres Eras, contra un oponente.
        - **Supremacía militar**: el medidor de Conflicto entra en la capital del oponente. La partida termina en el acto.
        - **Supremacía científica**: tienes seis símbolos científicos distintos. La partida termina en el acto.
        - **Victoria civil**: si no ocurre nada de eso, gana quien tiene más puntos de victoria al final de la Era III.
    .words = ganar, meta, fin, final, cómo se gana
rules-duel-draft = Preparación y elección de Maravillas
    .text = Cada jugador empieza con 7 monedas y elige 4 Maravillas.
        - Se muestran cuatro Maravillas: el primer jugador toma una, el segundo dos, y el primero se queda con la última. Luego vienen otras cuatro, y empieza el segundo.
        - La opción de la primera partida reparte las Maravillas recomendadas.
        - Cinco de las diez fichas de Progreso están en el tablero. Tres cartas de cada Era salen del juego sin que nadie las vea; la Era III recibe tres Gremios.
    .words = comienzo, inicio, draft, selección, primera partida, preparar
rules-duel-turn = El turno y las cartas accesibles
    .text = En tu turno te llevas una carta accesible: una que ninguna otra cubra, ni en parte. Con ella haces una de estas tres cosas:
        - **construirla** y pagar su precio;
        - **descartarla** a cambio de monedas;
        - ponerla bajo una de tus **Maravillas** y construir la Maravilla.
        Después se descubren las cartas boca abajo que ya no están cubiertas, y le toca al oponente. No se puede pasar, pero descartar siempre es posible.
    .words = cubierta, libre, llevarse, boca abajo, descubrir, pasar, estructura
rules-duel-costs = Producción y costes
    .text = Las cartas marrones y grises producen recursos, y también algunas amarillas y algunas Maravillas. Lo que produces no se gasta: vale otra vez en cada turno.
        - Una carta puede costar recursos, monedas, ambas cosas o nada. Las monedas se pagan al banco.
        - Lo que produce «uno u otro» da solo uno de ellos en cada compra.
        - Las monedas que da una carta no ayudan a pagar esa misma carta.
    .words = recurso, madera, arcilla, piedra, cristal, papiro, precio, pagar, producir
rules-duel-trade = Comercio
    .text = Lo que te falta se lo compras al banco, tantas unidades como quieras.
        - Una unidad cuesta **2 monedas, y 1 más por cada unidad de ese recurso en las cartas marrones y grises del oponente**. Las cartas amarillas y las Maravillas no suben el precio.
        - Algunas cartas amarillas fijan para ti el precio de un recurso en 1 moneda.
        - Con la ficha Economía, su dueño recibe las monedas que el otro paga por recursos, pero no las impresas como precio.
    .words = comprar, banco, reserva, aduana, precio, falta, economía
rules-duel-chains = Gratis por cadena
    .text = Algunas cartas llevan un símbolo blanco. Si una carta posterior pide ese símbolo y la carta de la que viene está en **tu propia ciudad**, construyes la nueva gratis: sin recursos y sin monedas.
        - No ayuda una carta en los descartes, bajo una Maravilla o en la otra ciudad.
        - Con la ficha Urbanismo, cada carta construida por cadena te da 4 monedas.
    .words = eslabón, gratis, símbolo, encadenamiento, urbanismo
rules-duel-coins = Monedas y descartes
    .text = Descartar la carta que te llevas da **2 monedas, y 1 más por cada carta amarilla de tu ciudad**. Va a la pila de descartes, que todos pueden mirar en cualquier momento.
        - El banco nunca se agota, y nadie queda con menos de 0 monedas.
        - Al final, 3 monedas valen 1 punto de victoria.
    .words = dinero, vender, pila de descartes, tesoro
rules-duel-wonders = Maravillas
    .text = Pon la carta que te llevas boca abajo bajo una de tus Maravillas por construir y paga lo que cuesta la Maravilla; el precio y el efecto de la carta no cuentan.
        - Con la flecha en círculo **juegas otra vez** enseguida. Tras la última carta de una Era, ese turno se pierde.
        - Entre los dos jugadores se construyen como mucho **siete Maravillas**: en cuanto está la séptima, la octava sale del juego.
        - El Mausoleo construye gratis una carta descartada, Zeus descarta una carta marrón del oponente, el Circo Máximo una gris, y la Gran Biblioteca te deja elegir una de tres fichas de Progreso que quedaron fuera del juego.
    .words = maravilla, jugar otra vez, turno extra, siete, mausoleo, zeus, circo, biblioteca
rules-duel-army = Escudos, medidor y fichas Militares
    .text = Cada Escudo mueve el medidor de Conflicto una casilla hacia la capital del oponente, en cuanto se construye la carta o la Maravilla.
        - La primera vez que llega a la tercera casilla, el oponente pierde 2 monedas; en la sexta, 5. Cada una de esas fichas vale una sola vez.
        - Si entra en la capital, en la novena casilla, ganas en el acto.
        - Al final de la partida, el medidor en el lado del oponente te da 2 puntos en las casillas 1 y 2, 5 puntos de la 3 a la 5, 10 puntos de la 6 a la 8.
    .words = militar, guerra, roja, conflicto, saqueo, capital, escudo, medidor
rules-duel-science = Ciencia
    .text = Las cartas verdes llevan uno de seis símbolos científicos, y cada símbolo está en dos cartas.
        - Con el **segundo** símbolo igual tienes que elegir en el acto una de las fichas de Progreso del tablero.
        - Con **seis símbolos distintos** ganas en el acto. La ficha Derecho cuenta como un séptimo tipo de símbolo.
    .words = verde, símbolo, pareja, derecho, balanza, científico, progreso
rules-duel-tokens = Fichas de Progreso
    .text = - **Agricultura**: 6 monedas ahora, 4 puntos. **Urbanismo**: 6 monedas ahora, y 4 por cada carta construida por cadena.
        - **Arquitectura**, **Albañilería**: tus próximas Maravillas, o cartas azules, cuestan hasta 2 recursos menos, a tu elección.
        - **Economía**: recibes lo que el oponente paga por recursos. **Teología**: todas tus próximas Maravillas te dejan jugar otra vez.
        - **Estrategia**: tus próximas cartas rojas tienen 1 Escudo más. **Derecho**: un símbolo científico.
        - **Matemáticas**: 3 puntos por cada ficha tuya, incluida esta. **Filosofía**: 7 puntos.
    .words = ficha, agricultura, arquitectura, economía, derecho, albañilería, matemáticas, filosofía, estrategia, teología, urbanismo
rules-duel-guilds = Gremios
    .text = Las cartas moradas aparecen en la Era III; en cada partida entran tres de las siete. Su reverso es distinto.
        - Cinco de ellas dan 1 moneda al momento y 1 punto al final por cada carta del tipo que cuentan, en **la ciudad que tiene más**, la tuya o la otra. Las monedas se cuentan al construir; los puntos, al final.
        - El Gremio de constructores da 2 puntos por cada Maravilla de la ciudad que tiene más; el de prestamistas, 1 punto por cada 3 monedas de la ciudad más rica. Estos dos no dan monedas.
    .words = morada, gremio, constructores, prestamistas, mercaderes, científicos, armadores, magistrados
rules-duel-ages = Las tres Eras
    .text = Una Era termina cuando ya no quedan sus 20 cartas; entonces se coloca la siguiente.
        - Quien tiene el **ejército más débil**, con el medidor en su lado, elige quién empieza la Era siguiente. Con el medidor en el centro, elige quien se llevó la última carta.
        - Las cartas marrones y grises solo están en las dos primeras Eras; los Gremios, solo en la tercera.
    .words = era, quién empieza, primer jugador, fin de la era, estructura
rules-duel-scoring = Recuento de puntos
    .text = Si la Era III termina sin supremacía, cuentan:
        - los puntos del medidor (2, 5 o 10);
        - cartas azules, verdes, amarillas y moradas;
        - Maravillas y fichas de Progreso;
        - 1 punto por cada 3 monedas.
        En caso de empate gana quien tiene más puntos en cartas azules; si también empatan, la victoria es compartida.
    .words = puntos, puntuación, empate, desempate, fin, azul
