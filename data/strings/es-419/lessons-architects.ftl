# Las lecciones de 7 Wonders Architects.

lesson-architects-decks = Cada uno construye una Maravilla de cinco etapas. En tu turno **te llevas una carta**: la superior del mazo de tu izquierda, la del mazo de tu derecha o la del centro, que nadie vio.
    {""}**Llévate la carta que es una sorpresa.**
    .right = El mazo central está boca abajo. Las otras dos las ves, y los demás también: lo que dejas pueden llevárselo tus vecinos.
    .wrong = Esa carta la ves. La sorpresa está en el centro.
lesson-architects-stage = Las cartas grises son recursos. Cada etapa pide algunos, **todos distintos o todos iguales**, como indican sus signos. Tu primera etapa pide 2 distintos, y tienes papiro.
    {""}**¿Qué carta te permite construirla ya?**
    .right = Papiro y arcilla son dos recursos distintos, y la etapa se construye sola: tienes que construir en cuanto puedes. Las cartas se descartan.
    .wrong = Nadie sabe si saldría un recurso que te falta. A tu derecha ves uno.
    .take-0 = Sería papiro otra vez, dos veces el mismo recurso. Esta etapa pide dos distintos.
lesson-architects-coin = Las cartas amarillas son monedas: **cada una sustituye a cualquier recurso que falte**. Tienes cristal; la etapa pide 2 recursos distintos.
    {""}**¿Qué carta te permite construirla ya?**
    .right = Cristal y una moneda: la moneda hace de cualquier otro recurso. Se descarta junto con el cristal.
    .wrong = Eso no es un recurso. Una moneda serviría.
    .take-centre = { lesson-unseen }
lesson-architects-cat = Las cartas azules son puntos. Algunas muestran el **gato**: se va con quien se lleva la carta, vale 2 puntos al final, y quien lo tiene puede mirar la carta superior del mazo central antes de elegir.
    {""}**Hazte con el gato.**
    .right = 2 puntos en la carta, y el gato es tuyo hasta que otra persona se lleve una carta con gato.
    .wrong = Eso no trae el gato. Está en la carta azul de tu izquierda.
    .take-centre = { lesson-unseen }
lesson-architects-science = Las cartas verdes llevan símbolos. **Dos iguales o tres distintos** se cambian por una ficha de Progreso. Tienes una tablilla.
    {""}**¿Qué carta completa un conjunto?**
    .right = Dos tablillas: ahora eliges una de las tres fichas visibles, o la de encima de la pila, que nadie vio.
    .wrong = Eso no completa un conjunto. Falta una segunda tablilla, u otros dos símbolos, ambos distintos de ella.
    .take-centre = { lesson-unseen }
lesson-architects-token = Las fichas de Progreso valen hasta el final de la partida: más cartas, más puntos, más Escudos. `/{ command-card }` explica cada una. Cambias dos engranajes.
    {""}**Llévate la ficha que suma 2 Escudos a tu ejército.**
    .right = La ficha { architects-token-tactics } cuenta 2 Escudos en cada batalla y nunca se descarta.
    .wrong = Esa ficha no tiene Escudos. Busca la que muestra dos.
lesson-architects-battle = Las cartas rojas son Escudos. Algunas muestran **cuernos**: cada uno da la vuelta a una ficha de Conflicto. Con la última, hay batalla al final del turno, y recibes una ficha de Victoria Militar, que vale 3 puntos, por cada vecino con menos Escudos que tú. Solo una ficha muestra aún la paz; nadie más que tú tiene un Escudo.
    {""}**Empieza la batalla.**
    .right = La última ficha se da la vuelta, y vences a los dos vecinos: dos fichas, 6 puntos. Tras la batalla, todos descartan las cartas rojas con cuernos.
    .wrong = Así no suena ningún cuerno. Necesitas un Escudo con cuernos.
    .take-centre = { lesson-unseen }
lesson-architects-finish = **La partida termina con el turno en el que alguien completa su Maravilla**; entonces se comparan los puntos. Tienes cuatro etapas. La última pide 4 recursos distintos, y tienes madera, arcilla y dos de piedra.
    {""}**Completa tu Maravilla.**
    .right = Madera, arcilla, piedra y la moneda en lugar del cuarto: la Maravilla está completa, la partida termina, y ganas tú.
    .wrong = Eso no la completa: tienes tres recursos distintos y necesitas un cuarto, o una moneda.
    .take-centre = { lesson-unseen }
lesson-architects-play = Es todo lo que necesitas. En una **partida guiada** contra dos computadoras en su nivel más bajo, los primeros turnos te dicen qué presionar y por qué; después sigues tú.
    `/{ command-rules }` cuenta cada regla en pocas palabras, `/{ command-card }` lo que hace una carta, `/{ command-hint }` lo que jugaría la computadora.
