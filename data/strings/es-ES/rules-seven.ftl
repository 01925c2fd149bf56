# Las reglas de 7 Wonders (primera edición) en pocas palabras.

rules-seven-goal = Objetivo del juego
    .text = Cada cual construye una ciudad a lo largo de tres Eras de seis turnos. Los puntos solo se cuentan después de la Era III: gana quien tiene más. Ejércitos, Maravillas, monedas y cartas azules, verdes, amarillas y moradas, todo da puntos: hay muchos caminos hacia la victoria.
    .words = ganar, meta, fin, final, cómo se gana
rules-seven-setup = Preparación
    .text = Cada jugador tiene un tablero de Maravilla, por la cara A o B, y 3 monedas. El tablero produce un recurso desde el principio.
        - Qué cartas entran depende del número de jugadores; se reparten todas, 7 a cada jugador en cada Era.
        - De los diez Gremios entran tantos como jugadores, más dos.
        - Lo que más importa son los vecinos de la izquierda y de la derecha: con ellos comercias y comparas ejércitos.
    .words = comienzo, inicio, tablero, cara, monedas, repartir, jugadores
rules-seven-turn = Un turno
    .text = Todos eligen en secreto una carta de su mano; después se juegan todas a la vez. Con la tuya haces una de estas tres cosas:
        - **construirla** en tu ciudad;
        - usarla para la siguiente **etapa de tu Maravilla**;
        - **descartarla** por 3 monedas.
        Luego las manos pasan al siguiente. Nunca puedes construir dos cartas del mismo nombre.
    .words = elegir, a la vez, jugar, acción, misma carta, repetida
rules-seven-costs = Producción y costes
    .text = El tablero, las cartas marrones y grises y algunas amarillas producen recursos. No se gastan: valen en todos los turnos.
        - Una carta puede costar recursos, monedas (que se pagan al banco) o nada.
        - Una carta que produce un recurso **u** otro da solo uno de ellos por turno.
    .words = recurso, madera, piedra, arcilla, mineral, cristal, tela, papiro, precio, pagar, producir
rules-seven-trade = Comercio con los vecinos
    .text = Lo que te falta puedes comprarlo a tus vecinos de la izquierda y de la derecha, a **2 monedas la unidad**, que cobran ellos. No pueden negarse, y pueden usar el recurso en el mismo turno.
        - Se puede comprar lo que producen su tablero y sus cartas marrones y grises, pero no lo que viene de cartas amarillas o de etapas de una Maravilla.
        - Necesitas las monedas al empezar el turno: lo que ganas en él no se puede gastar en él.
        - Los Puestos comerciales y el Mercado bajan un precio a 1 moneda, a partir del turno siguiente.
    .words = comprar, vender, vecino, monedas, mercado, puesto comercial
rules-seven-chains = Gratis por una carta anterior
    .text = A partir de la Era II, muchas cartas nombran otra anterior. Si está en tu ciudad, construyes la nueva **gratis**: sin recursos y sin monedas. Una carta descartada o usada para una etapa de la Maravilla no ayuda.
    .words = cadena, eslabón, encadenamiento, gratis
rules-seven-coins = Monedas y descartes
    .text = En vez de construir la carta elegida, siempre puedes descartarla por **3 monedas** del banco. Los descartes quedan boca abajo. Si no puedes hacer otra cosa con la carta, tienes que descartarla.
        - Al final, 3 monedas valen 1 punto de victoria.
    .words = dinero, vender, pila de descartes, tesoro, banco
rules-seven-wonder = Etapas de la Maravilla
    .text = Paga lo que cuesta la siguiente etapa y pon cualquier carta de tu mano boca abajo bajo el tablero. Esa carta no tiene otro efecto ni cuenta como estructura.
        - Las etapas se construyen en orden, de izquierda a derecha, una vez cada una. Nadie está obligado a construirlas.
        - En la cara A, la primera etapa da 3 puntos y la tercera, 7; la segunda hace lo especial de la Maravilla (en Guiza, da 5 puntos).
        - Una carta de los descartes (Halicarnaso) se construye al final del turno, gratis.
    .words = maravilla, etapa, tablero, cara a, cara b, rodas, alejandría, éfeso, babilonia, olimpia, halicarnaso, guiza
rules-seven-conflicts = Escudos y conflictos
    .text = Al final de cada Era comparas Escudos con **cada uno de tus dos vecinos**:
        - más Escudos: una ficha de Victoria, que vale 1 punto en la Era I, 3 en la Era II, 5 en la Era III;
        - menos: una ficha de Derrota, que vale −1;
        - los mismos: nada.
        Las cartas rojas se quedan y cuentan en todas las Eras. Quien no es vecino tuyo no te afecta.
    .words = militar, guerra, roja, ejército, conflicto, victoria, derrota, escudo
rules-seven-science = Ciencia
    .text = Al final, tus símbolos (tablilla, compás, engranaje) puntúan de dos maneras:
        - cada símbolo vale las veces que lo tienes **al cuadrado**: 1, 4, 9, 16 …
        - **7 puntos** por cada trío de símbolos distintos.
        Tres, dos y un símbolos dan 9 + 4 + 1 + 7 = 21 puntos. Un símbolo a elegir (Babilonia, Gremio de los científicos) se convierte en lo que más te convenga.
    .words = verde, símbolo, tablilla, compás, engranaje, trío, conjunto, cuadrado
rules-seven-guilds = Gremios
    .text = Las cartas moradas aparecen en la Era III. La mayoría da puntos al final por lo que tienen tus **dos vecinos**: cartas de un color o fichas de Derrota.
        - El Gremio de los armadores cuenta tus propias cartas marrones, grises y moradas; el de los constructores, las etapas de las tres Maravillas, la tuya y las de tus vecinos.
        - El Gremio de los científicos da un símbolo científico a tu elección.
        - Con la última etapa de Olimpia (cara B) copias un Gremio de un vecino.
    .words = morada, gremio, vecinos, científicos, constructores, armadores, estrategas
rules-seven-ages = Las Eras y el paso de las manos
    .text = Una Era tiene seis turnos. Después de cada uno, las manos pasan: **a la izquierda en las Eras I y III, a la derecha en la Era II**.
        - En el sexto turno tienes dos cartas, juegas una y descartas la otra, sin recibir monedas. Solo Babilonia (cara B) puede jugarla también.
        - Después se resuelven los conflictos y se reparte la Era siguiente.
    .words = era, pasar, dirección, sentido, izquierda, derecha, última carta, séptima carta
rules-seven-scoring = Recuento de puntos
    .text = Al final de la Era III se suman:
        - fichas de Victoria y de Derrota;
        - 1 punto por cada 3 monedas;
        - las etapas de tu Maravilla;
        - cartas azules, amarillas con puntos, verdes y Gremios.
        En caso de empate gana quien tiene más monedas; si también empatan, la victoria es compartida.
    .words = puntos, puntuación, empate, fin, azul, monedas, puntos de victoria
rules-seven-two = Dos jugadores y la Ciudad Libre
    .text = Entre los dos jugadores hay una tercera ciudad, la Ciudad Libre, con 3 monedas y un mazo de 7 cartas en cada Era.
        - Entran las cartas de una partida para tres jugadores, entre ellas cinco Gremios.
        - Los jugadores se turnan para jugar por ella: quien lo hace roba una carta de ese mazo y elige una carta para su propia ciudad y, después, una para la Ciudad Libre.
        - Comercia, paga y lucha como cualquier vecino. Solo puede descartar una carta si ninguna de las que quedan se puede construir o usar para una etapa. Si la carta elegida para ella es gratis por una anterior, debe construirla.
        - Al final solo se compara a los dos jugadores.
    .words = dos jugadores, ciudad libre, 2 jugadores
