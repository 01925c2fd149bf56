# As lições de 7 Wonders.

lesson-seven-hand = Cada um tem uma cidade e uma mão de cartas. **Todos escolhem uma carta ao mesmo tempo**, e depois as mãos passam para os vizinhos. A moeda em cada carta é o que ela custa para *você* agora; os recursos que você produz não se gastam e valem em todos os turnos.
    {""}**Qual destas três cartas não custa nada para você?**
    .right = A carta { seven-card-altar } não pede recurso nenhum: 2 pontos de graça. Até que todos tenham escolhido, você ainda pode mudar.
    .wrong = Essa carta pede algo que a sua cidade não produz. Procure a que tem preço 0.
    .baths = A carta { seven-card-baths } pede pedra, que nem você nem os seus vizinhos produzem: por ora, está fora de alcance.
lesson-seven-coins = Com qualquer carta dá para fazer três coisas: construir, usar num estágio da Maravilha ou **descartar por 3 moedas**. É com moedas que mais tarde você compra recursos dos vizinhos.
    {""}**Transforme { seven-card-baths.within } em moedas.**
    .right = 3 moedas do banco. A carta vai virada para baixo para os descartes, e nenhum vizinho fica com ela.
    .wrong = Também é possível, mas custa moedas em vez de trazer 3.
lesson-seven-trade = O que a sua cidade não produz você pode comprar do **vizinho à esquerda ou do vizinho à direita**, por 2 moedas a unidade; eles não podem recusar e não perdem nada com isso. A carta { seven-card-stockade } pede uma madeira. Os dois vizinhos têm, mas o da esquerda, em Gizé, já está erguendo a Maravilha.
    {""}**Construa { seven-card-stockade.within } e pague ao vizinho à direita, { computer } 2.**
    .right = As moedas vão para o vizinho, por isso importa quem você escolhe. Só dá para gastar o que você tem no início do turno.
    .wrong = Assim o vizinho à direita não recebe nada. O botão diz quem recebe.
    .build-stockade-2-0 = Assim as 2 moedas vão para Gizé, à esquerda. Pague ao outro vizinho.
lesson-seven-market = Cartas amarelas barateiam o comércio. Com { seven-card-east_trading_post.within }, você compra **matérias-primas da direita por 1 moeda** em vez de 2.
    {""}**Construa { seven-card-stables.within } da forma mais barata.**
    .right = 1 moeda em vez de 2. Uma carta dessas vale a partir do turno seguinte à sua construção.
    .wrong = Há um jeito mais barato de construir { seven-card-stables.within }. Compare as moedas nos botões.
lesson-seven-chain = Muitas cartas da Era I tornam **grátis, custe o que custar,** uma carta posterior. Você construiu { seven-card-apothecary.within } na Era I.
    {""}**Qual carta fica de graça com isso?**
    .right = Construir { seven-card-stables.within } pediria argila, madeira e minério; como você já tem { seven-card-apothecary.within }, não paga nada. O elo na carta mostra isso.
    .wrong = Essa carta ainda custa algo. Procure o elo e o preço 0.
lesson-seven-stage = Uma carta de que você não precisa pode virar **um estágio da sua Maravilha**: você paga o custo do estágio, e a carta vai virada para baixo sob o tabuleiro. A sua cidade produz as 2 pedras do primeiro estágio, e { seven-card-guard_tower.within } está mesmo fora de alcance.
    {""}**Use a carta para o estágio.**
    .right = 3 pontos, e a carta saiu das mãos de todos. Os estágios são construídos da esquerda para a direita, um por turno.
    .wrong = Isso traz 3 moedas. O estágio traria 3 pontos sem custar nada.
lesson-seven-army = No fim de cada Era, você compara Escudos **com cada um dos dois vizinhos**. Mais Escudos: uma ficha de Vitória, que vale 1 ponto na Era I, depois 3, depois 5. Menos: uma ficha de Derrota, −1. Este é o último turno da Era I; você não tem Escudo, o vizinho à esquerda também não, o da direita tem um.
    {""}**Qual carta rende uma ficha de Vitória?**
    .right = Com um Escudo, você vence o vizinho à esquerda e empata com o da direita. Só contam os vizinhos: o exército dos outros não lhe diz respeito.
    .wrong = Assim você perde para o vizinho à direita e não ganha nada à esquerda. Você precisa de um Escudo.
lesson-seven-science = As cartas verdes pontuam de duas formas: **cada símbolo vale quantas vezes você o tem, ao quadrado** (1, 4, 9 …), e **cada trio de símbolos diferentes vale 7 pontos**. Você tem uma tábua e uma engrenagem.
    {""}**Qual carta rende mais pontos para você?**
    .right = A carta { seven-card-dispensary } traz o compasso: 1 ponto por ele e 7 pelo trio. Continue, e os quadrados crescem.
    .wrong = Rende menos do que outra carta aqui. Que símbolo falta no seu trio?
lesson-seven-guild = Na Era III entram em jogo as **Guildas**, as cartas roxas. Elas dão pontos pelo que as cidades ao seu redor fizeram. A carta { seven-card-craftsmens_guild } vale 2 pontos por carta cinza dos seus dois vizinhos.
    {""}**Qual carta rende mais pontos para você?**
    .right = Os seus vizinhos têm cinco cartas cinza ao todo: 10 pontos. As Guildas são contadas no fim, e o que os vizinhos ainda construírem também conta.
    .wrong = Boa, mas antes conte as cartas cinza dos seus dois vizinhos: são cinco.
lesson-seven-play = É tudo de que você precisa. Numa **partida guiada** contra dois computadores no nível mais fraco, os primeiros turnos dizem o que apertar e por quê; depois, é com você.
    `/{ command-rules }` conta cada regra em poucas palavras, `/{ command-card }` o que faz uma carta, `/{ command-hint }` o que o computador jogaria.
