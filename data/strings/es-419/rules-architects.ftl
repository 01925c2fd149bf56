# Las reglas de 7 Wonders Architects en pocas palabras.

rules-architects-goal = Objetivo y final del juego
    .text = Cada uno construye una Maravilla de cinco etapas. **La partida termina con el turno en el que alguien completa la suya.** Gana entonces quien tiene más puntos de victoria, que no tiene por qué ser quien terminó primero.
    .words = ganar, meta, fin, final, cómo se gana
rules-architects-setup = Preparación
    .text = Cada Maravilla tiene su mazo de 25 cartas, boca arriba, entre su dueño y el vecino de la izquierda. En el centro están el mazo central, boca abajo, tres fichas de Progreso visibles y las demás en una pila, el gato y las fichas de Conflicto: 3 con dos o tres jugadores, 4 con cuatro, 5 con cinco, 6 con seis o siete.
    .words = comienzo, inicio, mazos, mazo central, fichas, número de jugadores
rules-architects-turn = Un turno
    .text = Te llevas **una** de tres cartas: la superior del mazo de tu izquierda (el tuyo), la del mazo de tu derecha (el del vecino) o la del mazo central, que no ves.
        - Queda delante de ti y vale de inmediato: construyes, cambias ciencia, mueves el gato o haces sonar cuernos, en cualquier orden.
        - Cuando no queda nada por hacer, tu turno termina.
    .words = llevarse, mazo, izquierda, derecha, centro, carta, orden
rules-architects-building = Construir etapas
    .text = Una etapa pide 2, 3 o 4 recursos, **todos distintos (≠)** o **todos iguales (=)**. Las cartas grises son recursos.
        - En cuanto tienes lo que pide una etapa accesible, **tienes que** construirla, y seguir construyendo mientras puedas.
        - Una etapa es accesible cuando están construidas todas las que tiene debajo. Si hay varias y solo puedes pagar una, eliges.
        - Las cartas con las que pagas se descartan. Algunas etapas tienen un efecto, que ocurre una vez, de inmediato.
    .words = construir, etapa, recurso, gris, distintos, iguales, precio, obligatorio
rules-architects-coins = Monedas
    .text = Cada carta amarilla sustituye a **cualquier recurso que falte**. Las monedas solo se usan para lo que no cubren tus cartas grises, pero entonces hay que usarlas: una madera y una moneda construyen una etapa que pide dos.
    .words = amarilla, moneda, comodín, cualquier recurso
rules-architects-science = Cartas verdes
    .text = **Dos símbolos iguales o tres distintos** se tienen que cambiar en tu turno: las cartas se descartan, y eliges una ficha de Progreso, una de las tres visibles o la de encima de la pila, que nadie conoce. Una ficha visible se repone de inmediato.
    .words = verde, símbolo, conjunto, tablilla, compás, engranaje, ciencia
rules-architects-tokens = Fichas de Progreso
    .text = Una ficha vale desde ese momento, cada una como mucho **una vez por turno**; la que trae cartas puedes no usarla.
        - **Urbanismo**, **Artesanía**, **Joyería**, **Ciencia**, **Propaganda**, **Arquitectura** traen una carta más por ciertas cartas o por una etapa.
        - **Economía**: una moneda vale 2. **Ingeniería**: una etapa se paga con recursos cualesquiera. **Táctica**: 2 Escudos.
        - Al final: **Decoración** 4 puntos, o 6 con la Maravilla completa; **Política** 1 por cada gato de tus cartas azules; **Estrategia** 1 por cada ficha de Victoria Militar; **Educación** 2 por cada ficha de Progreso, incluida ella; **Cultura** 4, o 12 por las dos.
    .words = progreso, ficha, carta extra, urbanismo, artesanía, joyería, ingeniería, economía, decoración, política, cultura, educación
rules-architects-cat = Cartas azules y el gato
    .text = Las cartas azules valen 2 o 3 puntos. Con una que muestra el **gato**, te quedas con el gato, esté donde esté.
        - Quien lo tiene al final suma 2 puntos más.
        - Al empezar su turno, su dueño puede mirar en secreto la carta superior del mazo central antes de llevarse una carta.
    .words = azul, gato, mirar, espiar, puntos
rules-architects-horns = Cartas rojas y cuernos
    .text = Cada carta roja es un Escudo. Algunas muestran 1 o 2 **cuernos**: otras tantas fichas de Conflicto pasan de la paz a la batalla. Con la última, hay batalla al final de ese turno, para todos. Los cuernos que sobran se pierden.
    .words = roja, cuerno, escudo, ficha de conflicto, paz
rules-architects-battle = Una batalla
    .text = Comparas Escudos con **cada uno de tus dos vecinos**; por cada uno que tiene menos te llevas una ficha de Victoria Militar, que vale 3 puntos. Nadie pierde nada.
        - Los Escudos vienen de las cartas rojas, de las etapas de Rodas y de la ficha Táctica.
        - Después, todos descartan las cartas rojas **con cuernos** y conservan las demás, y todas las fichas de Conflicto vuelven a la paz.
    .words = lucha, guerra, militar, victoria, escudos, vecinos
rules-architects-wonders = Qué hacen las Maravillas
    .text = - **Alejandría**: la carta superior de cualquier mazo. **Éfeso**: la carta superior del mazo central.
        - **Olimpia**: las cartas superiores de los mazos de tu izquierda y tu derecha. **Rodas**: un Escudo hasta el final de la partida.
        - **Babilonia**: una ficha de Progreso. **Halicarnaso**: mira las 5 cartas superiores del mazo de tu izquierda o de tu derecha y quédate con una.
        - **Guiza** no tiene efectos, pero da más puntos.
    .words = maravilla, efecto, alejandría, éfeso, olimpia, rodas, babilonia, halicarnaso, guiza
rules-architects-two = Dos jugadores
    .text = Solo cambia la batalla. Quien tiene más Escudos se lleva una ficha de Victoria Militar; con **al menos el doble** que el oponente, dos en vez de una. Un Escudo contra ninguno da una ficha.
        El mazo de tu izquierda es el tuyo; el de tu derecha, el del oponente.
    .words = dos jugadores, 2 jugadores
rules-architects-scoring = Recuento de puntos
    .text = Al final se suman:
        - las etapas construidas;
        - 2 puntos por el gato;
        - las cartas azules;
        - 3 puntos por cada ficha de Victoria Militar;
        - las fichas de Progreso con puntos.
        En caso de empate gana quien tiene más etapas construidas; si también empatan, la victoria es compartida. Las cartas grises, amarillas, verdes y rojas no dan nada.
    .words = puntos, puntuación, empate, fin, contar
