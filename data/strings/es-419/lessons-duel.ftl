# Las lecciones de 7 Wonders Duel: qué dice cada página, y qué dice de la respuesta correcta y de las
# demás.

lesson-duel-free = Dos ciudades y una misma estructura de cartas en la mesa. En tu turno te llevas **una carta que no esté cubierta por ninguna otra**. En la imagen, esas cartas tienen letras; las de debajo esperan.
    {""}**¿Cuál de estas tres cartas puedes llevarte ahora?**
    .right = Nada cubre la carta { card-baths }: es accesible. Al irse, ayuda a destapar las que están encima en la imagen; mira bien qué le abres al oponente.
    .wrong = Esa carta sigue debajo de otras y nadie puede llevársela todavía. Busca una con letra, en la fila de abajo.
lesson-duel-coins = Con cualquier carta que te lleves hay tres opciones: construirla, descartarla a cambio de monedas o usarla para levantar una Maravilla. Te queda 1 moneda. **Llévate { card-press.within } y conviértela en monedas.**
    .right = Descartar da 2 monedas, y 1 más por cada carta amarilla de tu ciudad. Siempre se puede: nunca te quedas sin jugada.
    .wrong = Sería bueno tener { card-press.within }, pero construirla cuesta tu última moneda. Esta vez querías monedas.
lesson-duel-price = Lo que tu ciudad no produce, lo compras al banco. Cada unidad cuesta **2 monedas, y 1 más por cada unidad de ese recurso en las cartas marrones y grises del oponente**. El oponente produce 1 arcilla y 1 piedra; tú, nada. Cada una de las tres cartas pide una unidad: { card-baths.within }, piedra; { card-garrison.within }, arcilla; { card-stable.within }, madera.
    {""}**¿Cuál te sale más barata?**
    .right = El oponente no produce madera, así que solo cuesta 2 monedas. La moneda junto a cada carta del tablero ya trae hecha esa cuenta.
    .wrong = Ese recurso lo produce el oponente, y la unidad te cuesta 3 monedas. Madera no produce nadie todavía.
lesson-duel-chain = Algunas cartas abren el camino a otras: un pequeño símbolo blanco en la primera, el mismo símbolo en la siguiente. **Quien construyó la primera construye gratis la segunda.** En la Era I construiste { card-altar.within }.
    {""}**¿Qué carta no te cuesta nada ahora?**
    .right = Las cartas { card-altar } y { card-temple } comparten símbolo: te llevas { card-temple.within } sin monedas ni recursos, 4 puntos gratis.
    .wrong = Esa carta cuesta monedas. Busca la de precio 0, a la que abre el camino { card-altar.within }.
lesson-duel-wonder = También puedes poner la carta boca abajo bajo una de tus **Maravillas** y pagar el costo de la Maravilla en vez del de la carta. Lo que dice la carta deja de contar. La Maravilla con la flecha en círculo te da **otro turno de inmediato**. Puedes pagar tres de ellas.
    {""}**Llévate { card-guard_tower.within } y construye la Maravilla que te deja jugar otra vez.**
    .right = { wonder-temple_of_artemis } da 12 monedas y otro turno: te llevas una segunda carta antes que el oponente. Entre los dos solo se pueden construir siete Maravillas por partida, así que no esperes demasiado.
    .wrong = Es posible, pero no te da otro turno. Busca la flecha en círculo entre tus Maravillas.
lesson-duel-army = Cada Escudo mueve el **medidor de Conflicto** una casilla hacia la capital del oponente. Cuando llega a una ficha Militar, el oponente pierde monedas. El medidor está en la segunda casilla; la primera ficha, de 2 monedas, espera en la tercera.
    {""}**¿Qué carta hace perder 2 monedas al oponente?**
    .right = Un Escudo, una casilla, y adiós a 2 monedas. Si el medidor llega a la capital, la partida termina de inmediato: es la supremacía militar.
    .wrong = Esa carta no tiene Escudos, y el medidor se queda donde está. Las cartas militares son rojas.
lesson-duel-threat = ¡Peligro! El medidor está **a una casilla de tu capital**. Con un Escudo más del oponente, se acaba la partida. Tienes 1 moneda.
    {""}**¿Qué carta tienes que llevarte?**
    .right = Quien tiene Escudos empuja hacia atrás: { card-horse_breeders.within } tiene uno, la ficha { token-strategy } suma otro, y a ti la carta no te cuesta nada. El medidor se aleja de tu capital, y la carta queda fuera del alcance del oponente.
    .wrong = Entonces el oponente se lleva { card-horse_breeders.within }, y el medidor entra en tu capital. Aquí deciden los Escudos, y solo puedes pagar una carta roja.
lesson-duel-science = Las cartas verdes llevan símbolos científicos. **En cuanto tienes dos iguales, eliges una ficha de Progreso** del tablero. Ya tienes un mortero y una pluma.
    {""}**¿Qué carta te da una pareja?**
    .right = La carta { card-dispensary } trae el segundo mortero, y eliges una de las fichas de inmediato. Valen hasta el final de la partida.
    .wrong = Eso no forma una pareja que puedas pagar. Compara los símbolos de las cartas con los tuyos: un mortero y una pluma.
lesson-duel-sixth = Hay siete símbolos científicos, contando la balanza de la ficha { token-law }. **Con seis distintos ganas de inmediato**, digan lo que digan los puntos. Tienes cinco: pluma, mortero, rueda, esfera armilar y balanza. A los puntos, perderías.
    {""}**Gana ahora.**
    .right = La carta { card-study } trae el sexto símbolo: ¡supremacía científica! Cuenta siempre también los símbolos del oponente.
    .wrong = Esa carta no trae un símbolo nuevo. Hay una carta verde que puedes pagar.
lesson-duel-points = Si nadie gana antes, deciden los puntos al final de la Era III: sobre todo las cartas azules, pero también las verdes y amarillas, los Gremios, las Maravillas, las fichas, el medidor y 1 punto por cada 3 monedas.
    {""}**¿Qué carta te da más puntos?**
    .right = Es { card-palace.within }, con 7 puntos. Las cartas azules no hacen nada más, pero eso lo hacen muy bien.
    .wrong = Buena carta, pero da menos puntos que otra de aquí. Busca el número más alto sobre una tablilla.
lesson-duel-play = Es todo lo que necesitas. En una **partida guiada** contra la computadora en su nivel más bajo, los primeros turnos te dicen qué presionar y por qué; después sigues tú. Las Maravillas son las recomendadas para la primera partida.
    `/{ command-rules }` cuenta cada regla en pocas palabras, `/{ command-card }` lo que hace una carta, `/{ command-hint }` lo que jugaría la computadora.
