# As lições de 7 Wonders Duel: o que cada página diz, e o que diz da resposta certa e das outras.

lesson-duel-free = Duas cidades e uma só estrutura de cartas na mesa. Na sua vez, você pega **uma carta que não esteja coberta por nenhuma outra**. Na imagem, essas cartas têm letras; as que estão por baixo esperam.
    {""}**Qual destas três cartas você pode pegar agora?**
    .right = Nada cobre a carta { card-baths }: ela está disponível. Ao sair, ela ajuda a liberar as que estão acima; por isso, veja bem o que você abre para o oponente.
    .wrong = Essa carta ainda está embaixo de outras, e ninguém pode pegá-la. Procure uma carta com letra, na fileira de baixo.
lesson-duel-coins = Seja qual for a carta, há três opções: construir, descartar em troca de moedas ou usar para erguer uma Maravilha. Você só tem 1 moeda. **Pegue { card-press.within } e transforme a carta em moedas.**
    .right = Descartar rende 2 moedas, mais 1 por carta amarela na sua cidade. Isso é sempre possível: você nunca fica sem jogada.
    .wrong = Seria bom ter { card-press.within }, mas construir custa a sua última moeda. Desta vez, você queria moedas.
lesson-duel-price = O que a sua cidade não produz você compra do banco. Cada unidade custa **2 moedas, mais 1 por unidade desse recurso nas cartas marrons e cinza do oponente**. O oponente produz 1 argila e 1 pedra; você, nada. Cada uma das três cartas pede uma unidade: { card-baths.within }, pedra; { card-garrison.within }, argila; { card-stable.within }, madeira.
    {""}**Qual sai mais barata para você?**
    .right = O oponente não produz madeira, então ela custa só 2 moedas. A moeda ao lado de cada carta no tabuleiro já traz essa conta pronta.
    .wrong = Esse recurso o oponente produz, e a unidade custa 3 moedas para você. Madeira ninguém produz ainda.
lesson-duel-chain = Algumas cartas abrem caminho para outras: um pequeno símbolo branco na primeira, o mesmo símbolo na seguinte. **Quem construiu a primeira constrói a segunda de graça.** Você construiu { card-altar.within } na Era I.
    {""}**Qual carta não custa nada para você agora?**
    .right = As cartas { card-altar } e { card-temple } têm o mesmo símbolo: você leva { card-temple.within } sem moedas nem recursos, 4 pontos de graça.
    .wrong = Essa carta custa moedas. Procure a de preço 0, para a qual { card-altar.within } abre caminho.
lesson-duel-wonder = Você também pode pôr a carta virada para baixo sob uma das suas **Maravilhas** e pagar o custo da Maravilha em vez do custo da carta. O que estava na carta deixa de valer. A Maravilha com a seta em círculo dá **outro turno na hora**. Você pode pagar três delas.
    {""}**Pegue { card-guard_tower.within } e construa a Maravilha que deixa você jogar de novo.**
    .right = { wonder-temple_of_artemis } rende 12 moedas e outro turno: você pega uma segunda carta antes do oponente. Os dois juntos só podem construir sete Maravilhas na partida, então não demore demais.
    .wrong = É possível, mas não dá outro turno. Procure a seta em círculo entre as suas Maravilhas.
lesson-duel-army = Cada Escudo move o **peão de Conflito** um espaço em direção à capital do oponente. Quando ele chega a uma ficha Militar, o oponente perde moedas. O peão está no segundo espaço; a primeira ficha, de 2 moedas, espera no terceiro.
    {""}**Qual carta faz o oponente perder 2 moedas?**
    .right = Um Escudo, um espaço, e lá se vão 2 moedas. Se o peão chegar à capital, a partida acaba na hora: é a supremacia militar.
    .wrong = Essa carta não tem Escudo, e o peão fica onde está. As cartas militares são vermelhas.
lesson-duel-threat = Perigo! O peão está **a um espaço da sua capital**. Com mais um Escudo do oponente, a partida acaba. Você tem 1 moeda.
    {""}**Que carta você precisa pegar?**
    .right = Quem tem Escudos empurra de volta: { card-horse_breeders.within } tem um, a ficha { token-strategy } soma outro, e a carta não custa nada para você. O peão se afasta da sua capital, e a carta fica fora do alcance do oponente.
    .wrong = Então o oponente pega { card-horse_breeders.within }, e o peão entra na sua capital. Aqui quem decide são os Escudos, e você só consegue pagar uma carta vermelha.
lesson-duel-science = As cartas verdes trazem símbolos científicos. **Assim que você tem dois iguais, escolhe uma ficha de Progresso** do tabuleiro. Você já tem um almofariz e uma pena.
    {""}**Qual carta forma um par?**
    .right = A carta { card-dispensary } traz o segundo almofariz, e você escolhe uma das fichas na hora. Elas valem até o fim da partida.
    .wrong = Isso não forma um par que você possa pagar. Compare os símbolos das cartas com os seus: um almofariz e uma pena.
lesson-duel-sixth = Existem sete símbolos científicos, contando a balança da ficha { token-law }. **Com seis diferentes, você vence na hora**, digam os pontos o que disserem. Você tem cinco: pena, almofariz, roda, esfera armilar e balança. Nos pontos, você perderia.
    {""}**Vença agora.**
    .right = A carta { card-study } traz o sexto símbolo: supremacia científica! Conte sempre também os símbolos do oponente.
    .wrong = Essa carta não traz símbolo novo. Há uma carta verde que você pode pagar.
lesson-duel-points = Se ninguém vence antes, os pontos decidem no fim da Era III: cartas azuis acima de tudo, mas também verdes e amarelas, Guildas, Maravilhas, fichas, o peão e 1 ponto a cada 3 moedas.
    {""}**Qual carta rende mais pontos para você?**
    .right = É { card-palace.within }, com 7 pontos. As cartas azuis não fazem mais nada, mas isso fazem muito bem.
    .wrong = Boa carta, mas rende menos do que outra aqui. Procure o maior número sobre uma tabuleta.
lesson-duel-play = É tudo de que você precisa. Numa **partida guiada** contra o computador no nível mais fraco, os primeiros turnos dizem o que apertar e por quê; depois, é com você. As Maravilhas são as recomendadas para a primeira partida.
    `/{ command-rules }` conta cada regra em poucas palavras, `/{ command-card }` o que faz uma carta, `/{ command-hint }` o que o computador jogaria.
