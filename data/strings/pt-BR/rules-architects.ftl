# As regras de 7 Wonders Architects em poucas palavras.

rules-architects-goal = Objetivo e fim do jogo
    .text = Cada um constrói uma Maravilha de cinco estágios. **A partida acaba no turno em que alguém completa a sua.** Vence então quem tem mais pontos de vitória, que não é necessariamente quem terminou primeiro.
    .words = vencer, ganhar, meta, fim, como se ganha
rules-architects-setup = Preparação
    .text = Cada Maravilha tem o seu baralho de 25 cartas, viradas para cima, entre o dono e o vizinho à esquerda. No meio ficam o baralho central, virado para baixo, três fichas de Progresso abertas e as outras em pilha, o gato e as fichas de Conflito: 3 com dois ou três jogadores, 4 com quatro, 5 com cinco, 6 com seis ou sete.
    .words = começo, início, baralhos, baralho central, fichas, número de jogadores
rules-architects-turn = Um turno
    .text = Você pega **uma** de três cartas: a do topo do baralho à sua esquerda (o seu), a do baralho à sua direita (o do vizinho) ou a do baralho central, que você não vê.
        - Ela fica à sua frente e vale na hora: você constrói, troca ciência, move o gato ou toca cornetas, em qualquer ordem.
        - Quando não há mais nada a fazer, o turno acaba.
    .words = pegar, baralho, esquerda, direita, centro, carta, ordem
rules-architects-building = Construção de estágios
    .text = Um estágio pede 2, 3 ou 4 recursos, **todos diferentes (≠)** ou **todos iguais (=)**. As cartas cinza são recursos.
        - Assim que você tem o que um estágio disponível pede, **tem de** construí-lo, e continuar enquanto puder.
        - Um estágio está disponível quando todos os que estão abaixo dele estão construídos. Se há vários e você só pode pagar um, você escolhe.
        - As cartas pagas são descartadas. Alguns estágios têm um efeito, que acontece uma vez, na hora.
    .words = construir, estágio, recurso, cinza, diferentes, iguais, custo, obrigatório
rules-architects-coins = Moedas
    .text = Cada carta amarela substitui **qualquer recurso que falte**. As moedas só entram pelo que as cartas cinza não cobrem, mas aí têm de entrar: uma madeira e uma moeda constroem um estágio que pede dois.
    .words = amarela, moeda, curinga, qualquer recurso
rules-architects-science = Cartas verdes
    .text = **Dois símbolos iguais ou três diferentes** têm de ser trocados no seu turno: as cartas são descartadas, e você escolhe uma ficha de Progresso, uma das três abertas ou a do topo da pilha, que ninguém viu. Uma ficha aberta é reposta na hora.
    .words = verde, símbolo, conjunto, tabuleta, compasso, engrenagem, ciência
rules-architects-tokens = Fichas de Progresso
    .text = Uma ficha vale daí em diante, cada uma no máximo **uma vez por turno**; a que traz cartas você pode deixar de usar.
        - **Urbanismo**, **Manufatura**, **Joalheria**, **Ciência**, **Propaganda**, **Arquitetura** trazem mais uma carta por certas cartas ou por um estágio.
        - **Economia**: uma moeda vale 2. **Engenharia**: quaisquer recursos pagam um estágio. **Tática**: 2 Escudos.
        - No fim: **Decoração** 4 pontos, ou 6 com a Maravilha completa; **Política** 1 por gato nas suas cartas azuis; **Estratégia** 1 por ficha de Vitória Militar; **Educação** 2 por ficha de Progresso, inclusive ela; **Cultura** 4, ou 12 pelas duas.
    .words = progresso, ficha, carta extra, urbanismo, manufatura, joalheria, engenharia, economia, decoração, política, cultura, educação
rules-architects-cat = Cartas azuis e o gato
    .text = As cartas azuis valem 2 ou 3 pontos. Com uma que mostra o **gato**, você fica com o gato, esteja onde estiver.
        - Quem o tem no fim ganha mais 2 pontos.
        - No começo do turno, o dono pode olhar em segredo a carta do topo do baralho central antes de pegar uma carta.
    .words = azul, gato, olhar, espiar, pontos
rules-architects-horns = Cartas vermelhas e cornetas
    .text = Cada carta vermelha é um Escudo. Algumas mostram 1 ou 2 **cornetas**: outras tantas fichas de Conflito viram da paz para a batalha. Virada a última, há uma batalha no fim desse turno, para todos. Cornetas que sobram se perdem.
    .words = vermelha, corneta, escudo, ficha de conflito, paz
rules-architects-battle = Uma batalha
    .text = Você compara Escudos com **cada um dos dois vizinhos**; por vizinho que tem menos, você pega uma ficha de Vitória Militar, que vale 3 pontos. Ninguém perde nada.
        - Os Escudos vêm das cartas vermelhas, dos estágios de Rodes e da ficha Tática.
        - Depois, todos descartam as cartas vermelhas **com cornetas** e ficam com as outras, e todas as fichas de Conflito voltam à paz.
    .words = luta, guerra, militar, vitória, escudos, vizinhos
rules-architects-wonders = O que fazem as Maravilhas
    .text = - **Alexandria**: a carta do topo de qualquer baralho. **Éfeso**: a carta do topo do baralho central.
        - **Olímpia**: as cartas do topo dos baralhos à sua esquerda e à sua direita. **Rodes**: um Escudo até o fim da partida.
        - **Babilônia**: uma ficha de Progresso. **Halicarnasso**: olhe as 5 cartas do topo do baralho à esquerda ou à direita e fique com uma.
        - **Gizé** não tem efeitos, mas rende mais pontos.
    .words = maravilha, efeito, alexandria, éfeso, olímpia, rodes, babilônia, halicarnasso, gizé
rules-architects-two = Dois jogadores
    .text = Só a batalha é diferente. Quem tem mais Escudos pega uma ficha de Vitória Militar; com **pelo menos o dobro** do oponente, duas em vez de uma. Um Escudo contra nenhum rende uma ficha.
        O baralho à sua esquerda é o seu, o da direita é o do oponente.
    .words = dois jogadores, 2 jogadores
rules-architects-scoring = Contagem dos pontos
    .text = No fim, somam-se:
        - os estágios construídos;
        - 2 pontos pelo gato;
        - as cartas azuis;
        - 3 pontos por ficha de Vitória Militar;
        - as fichas de Progresso com pontos.
        Com pontos iguais, vence quem construiu mais estágios; se também forem iguais, a vitória é compartilhada. Cartas cinza, amarelas, verdes e vermelhas não rendem nada.
    .words = pontos, pontuação, empate, fim, contar
