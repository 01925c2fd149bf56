# As lições de 7 Wonders Architects.

lesson-architects-decks = Cada um constrói uma Maravilha de cinco estágios. No seu turno, você **pega uma carta**: a do topo do baralho à sua esquerda, a do baralho à direita ou a do meio, que ninguém viu.
    {""}**Pegue a carta que é surpresa.**
    .right = O baralho central fica virado para baixo. As outras duas você vê, e todos também: o que você deixa, os vizinhos podem pegar.
    .wrong = Essa carta você vê. A surpresa está no meio.
lesson-architects-stage = As cartas cinza são recursos. Cada estágio pede alguns deles, **todos diferentes ou todos iguais**, como mostram os sinais. O seu primeiro estágio pede 2 diferentes, e você tem papiro.
    {""}**Qual carta permite construir já?**
    .right = Papiro e argila são dois recursos diferentes, e o estágio se constrói sozinho: você tem de construir assim que pode. As cartas são descartadas.
    .wrong = Ninguém sabe se viria um recurso que falta. À sua direita, você vê um.
    .take-0 = Seria papiro outra vez, duas vezes o mesmo recurso. Este estágio pede dois diferentes.
lesson-architects-coin = As cartas amarelas são moedas: **cada uma substitui qualquer recurso que falte**. Você tem vidro; o estágio pede 2 recursos diferentes.
    {""}**Qual carta permite construir já?**
    .right = Vidro e uma moeda: a moeda faz as vezes de qualquer outro recurso. Ela é descartada junto com o vidro.
    .wrong = Isso não é recurso. Uma moeda serviria.
    .take-centre = { lesson-unseen }
lesson-architects-cat = As cartas azuis são pontos. Algumas mostram o **gato**: ele vai para quem pega a carta, vale 2 pontos no fim, e o dono dele pode olhar o topo do baralho central antes de escolher.
    {""}**Fique com o gato.**
    .right = 2 pontos na carta, e o gato é seu até que outra pessoa pegue uma carta com gato.
    .wrong = Isso não traz o gato. Ele está na carta azul à sua esquerda.
    .take-centre = { lesson-unseen }
lesson-architects-science = As cartas verdes trazem símbolos. **Dois iguais ou três diferentes** são trocados por uma ficha de Progresso. Você tem uma tabuleta.
    {""}**Qual carta completa um conjunto?**
    .right = Duas tabuletas: agora você escolhe uma das três fichas abertas ou a do topo da pilha, que ninguém viu.
    .wrong = Isso não completa um conjunto. Falta uma segunda tabuleta, ou outros dois símbolos, ambos diferentes dela.
    .take-centre = { lesson-unseen }
lesson-architects-token = As fichas de Progresso valem até o fim da partida: mais cartas, mais pontos, mais Escudos. `/{ command-card }` explica cada uma. Você troca duas engrenagens.
    {""}**Pegue a ficha que soma 2 Escudos ao seu exército.**
    .right = A ficha { architects-token-tactics } conta 2 Escudos em cada batalha e nunca é descartada.
    .wrong = Essa ficha não tem Escudos. Procure a que mostra dois.
lesson-architects-battle = As cartas vermelhas são Escudos. Algumas mostram **cornetas**: cada uma vira uma ficha de Conflito para o lado da batalha. Virada a última, há uma batalha no fim do turno, e você ganha uma ficha de Vitória Militar, que vale 3 pontos, por vizinho com menos Escudos que você. Só uma ficha ainda mostra a paz; ninguém além de você tem Escudo.
    {""}**Comece a batalha.**
    .right = A última ficha vira, e você vence os dois vizinhos: duas fichas, 6 pontos. Depois da batalha, todos descartam as cartas vermelhas com cornetas.
    .wrong = Isso não toca corneta nenhuma. Você precisa de um Escudo com cornetas.
    .take-centre = { lesson-unseen }
lesson-architects-finish = **A partida acaba no turno em que alguém completa a sua Maravilha**; então comparam-se os pontos. Você tem quatro estágios. O último pede 4 recursos diferentes, e você tem madeira, argila e duas pedras.
    {""}**Complete a sua Maravilha.**
    .right = Madeira, argila, pedra e a moeda no lugar do quarto: a Maravilha está completa, a partida acabou, e você venceu.
    .wrong = Isso não a completa: você tem três recursos diferentes e precisa de um quarto, ou de uma moeda.
    .take-centre = { lesson-unseen }
lesson-architects-play = É tudo de que você precisa. Numa **partida guiada** contra dois computadores no nível mais fraco, os primeiros turnos dizem o que apertar e por quê; depois, é com você.
    `/{ command-rules }` conta cada regra em poucas palavras, `/{ command-card }` o que faz uma carta, `/{ command-hint }` o que o computador jogaria.
