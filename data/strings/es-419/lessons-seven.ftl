# Las lecciones de 7 Wonders.

lesson-seven-hand = Cada uno tiene una ciudad y una mano de cartas. **Todos eligen una carta a la vez**, y luego las manos pasan a los vecinos. La moneda de cada carta es lo que *te* cuesta ahora; los recursos que produces no se gastan y valen en todos los turnos.
    {""}**¿Cuál de estas tres cartas no te cuesta nada?**
    .right = La carta { seven-card-altar } no pide ningún recurso: 2 puntos gratis. Hasta que todos hayan elegido, aún puedes cambiar.
    .wrong = Esa carta pide algo que tu ciudad no produce. Busca la de precio 0.
    .baths = La carta { seven-card-baths } pide piedra, que no producen ni tú ni tus vecinos: por ahora está fuera de alcance.
lesson-seven-coins = Con cualquier carta se pueden hacer tres cosas: construirla, usarla para una etapa de la Maravilla o **descartarla por 3 monedas**. Con monedas compras más tarde recursos a los vecinos.
    {""}**Convierte { seven-card-baths.within } en monedas.**
    .right = 3 monedas del banco. La carta va boca abajo a los descartes, y ningún vecino se la queda.
    .wrong = También es posible, pero cuesta monedas en vez de dar 3.
lesson-seven-trade = Lo que tu ciudad no produce puedes comprarlo al **vecino de la izquierda o al de la derecha**, por 2 monedas la unidad; no pueden negarse, y no pierden nada con ello. La carta { seven-card-stockade } pide una madera. La tienen los dos vecinos, pero el de la izquierda, en Guiza, ya está levantando su Maravilla.
    {""}**Construye { seven-card-stockade.within } y paga al vecino de la derecha, { computer } 2.**
    .right = Las monedas son para el vecino, así que importa a quién eliges. Solo puedes gastar lo que tienes al empezar el turno.
    .wrong = Así el vecino de la derecha no cobra. El botón dice quién cobra.
    .build-stockade-2-0 = Así las 2 monedas van a Guiza, a la izquierda. Paga al otro vecino.
lesson-seven-market = Las cartas amarillas abaratan el comercio. Con { seven-card-east_trading_post.within } compras **materias primas a la derecha por 1 moneda** en vez de 2.
    {""}**Construye { seven-card-stables.within } lo más barato posible.**
    .right = 1 moneda en vez de 2. Una carta así vale a partir del turno siguiente a su construcción.
    .wrong = Hay una forma más barata de construir { seven-card-stables.within }. Compara las monedas de los botones.
lesson-seven-chain = Muchas cartas de la Era I hacen **gratis, cueste lo que cueste,** otra posterior. En la Era I construiste { seven-card-apothecary.within }.
    {""}**¿Qué carta te sale gratis por eso?**
    .right = Construir { seven-card-stables.within } pediría arcilla, madera y mineral; como ya tienes { seven-card-apothecary.within }, no pagas nada. El eslabón de la carta lo indica.
    .wrong = Esa carta todavía cuesta algo. Busca el eslabón y el precio 0.
lesson-seven-stage = Una carta que no necesitas puede convertirse en **una etapa de tu Maravilla**: pagas lo que cuesta la etapa, y la carta va boca abajo bajo tu tablero. Tu ciudad produce las 2 piedras de la primera etapa, y { seven-card-guard_tower.within } está de todos modos fuera de alcance.
    {""}**Úsala para la etapa.**
    .right = 3 puntos, y la carta ya no está en manos de nadie. Las etapas se construyen de izquierda a derecha, una por turno.
    .wrong = Eso da 3 monedas. La etapa daría 3 puntos sin costarte nada.
lesson-seven-army = Al final de cada Era comparas Escudos **con cada uno de tus dos vecinos**. Más Escudos: una ficha de Victoria, que vale 1 punto en la Era I, luego 3, luego 5. Menos: una ficha de Derrota, −1. Es el último turno de la Era I; tú no tienes Escudos, el vecino de la izquierda tampoco, el de la derecha tiene uno.
    {""}**¿Qué carta te da una ficha de Victoria?**
    .right = Con un Escudo vences al vecino de la izquierda y empatas con el de la derecha. Solo cuentan los vecinos: el ejército de los demás no te afecta.
    .wrong = Así pierdes contra el vecino de la derecha y no ganas nada a la izquierda. Necesitas un Escudo.
lesson-seven-science = Las cartas verdes puntúan de dos maneras: **cada símbolo vale las veces que lo tienes, al cuadrado** (1, 4, 9 …), y **cada trío de símbolos distintos vale 7 puntos**. Tienes una tablilla y un engranaje.
    {""}**¿Qué carta te da más puntos?**
    .right = La carta { seven-card-dispensary } trae el compás: 1 punto por él y 7 por el trío. Sigue así, y los cuadrados irán creciendo.
    .wrong = Da menos puntos que otra carta de aquí. ¿Qué símbolo falta en tu trío?
lesson-seven-guild = En la Era III entran en juego los **Gremios**, las cartas moradas. Dan puntos por lo que hicieron las ciudades de tu alrededor. La carta { seven-card-craftsmens_guild } vale 2 puntos por cada carta gris de tus dos vecinos.
    {""}**¿Qué carta te da más puntos?**
    .right = Tus vecinos suman cinco cartas grises: 10 puntos. Los Gremios se cuentan al final, así que también vale lo que los vecinos construyan todavía.
    .wrong = Buena, pero cuenta antes las cartas grises de tus dos vecinos: son cinco.
lesson-seven-play = Es todo lo que necesitas. En una **partida guiada** contra dos computadoras en su nivel más bajo, los primeros turnos te dicen qué presionar y por qué; después sigues tú.
    `/{ command-rules }` cuenta cada regla en pocas palabras, `/{ command-card }` lo que hace una carta, `/{ command-hint }` lo que jugaría la computadora.
