# As regras de 7 Wonders (primeira edição) em poucas palavras.

rules-seven-goal = Objetivo do jogo
    .text = Cada um constrói uma cidade ao longo de três Eras de seis turnos. Os pontos só são contados depois da Era III: vence quem tem mais. Exércitos, Maravilhas, moedas e cartas azuis, verdes, amarelas e roxas, tudo rende pontos: há muitos caminhos para a vitória.
    .words = vencer, ganhar, meta, fim, como se ganha
rules-seven-setup = Preparação
    .text = Cada jogador tem um tabuleiro de Maravilha, no lado A ou B, e 3 moedas. O tabuleiro produz um recurso desde o começo.
        - As cartas em jogo dependem do número de jogadores; todas são distribuídas, 7 por jogador em cada Era.
        - Das dez Guildas, entram tantas quantos são os jogadores, mais duas.
        - Os vizinhos da esquerda e da direita são os que mais importam: com eles você faz comércio e compara exércitos.
    .words = começo, início, tabuleiro, lado, moedas, distribuir, jogadores
rules-seven-turn = Um turno
    .text = Todos escolhem em segredo uma carta da mão; depois, todas são jogadas ao mesmo tempo. Com a sua, você faz uma destas três coisas:
        - **construir** na sua cidade;
        - usar no próximo **estágio da Maravilha**;
        - **descartar** por 3 moedas.
        Em seguida, as mãos passam adiante. Você nunca pode construir duas cartas com o mesmo nome.
    .words = escolher, ao mesmo tempo, jogar, ação, rodada, mesma carta, repetida
rules-seven-costs = Produção e custos
    .text = O tabuleiro, as cartas marrons e cinza e algumas amarelas produzem recursos. Eles não se gastam: valem em todos os turnos.
        - Uma carta pode custar recursos, moedas (que vão para o banco) ou nada.
        - Uma carta que produz um recurso **ou** outro dá um só deles por turno.
    .words = recurso, madeira, pedra, argila, minério, vidro, tecido, papiro, preço, pagar, produzir
rules-seven-trade = Comércio com os vizinhos
    .text = O que falta você pode comprar dos vizinhos à esquerda e à direita, a **2 moedas a unidade**, pagas a eles. Eles não podem recusar, e podem usar o recurso no mesmo turno.
        - Dá para comprar o que produzem o tabuleiro e as cartas marrons e cinza deles, mas não o que vem de cartas amarelas ou de estágios de Maravilha.
        - Você precisa ter as moedas no início do turno: o que entra nele não pode ser gasto nele.
        - Os Postos de Comércio e o Mercado baixam um preço para 1 moeda, a partir do turno seguinte.
    .words = comprar, vender, vizinho, moedas, mercado, posto de comércio
rules-seven-chains = Grátis por uma carta anterior
    .text = A partir da Era II, muitas cartas citam uma anterior. Se ela está na sua cidade, você constrói a nova **de graça**: sem recursos e sem moedas. Uma carta descartada ou usada num estágio da Maravilha não ajuda.
    .words = encadeamento, elo, cadeia, grátis
rules-seven-coins = Moedas e descarte
    .text = Em vez de construir a carta escolhida, você sempre pode descartá-la por **3 moedas** do banco. Os descartes ficam virados para baixo. Se não dá para fazer mais nada com a carta, você tem de descartá-la.
        - No fim, 3 moedas valem 1 ponto de vitória.
    .words = dinheiro, vender, pilha de descarte, tesouro, banco
rules-seven-wonder = Estágios da Maravilha
    .text = Pague o custo do próximo estágio e ponha qualquer carta da mão virada para baixo sob o tabuleiro. Essa carta não tem outro efeito nem conta como estrutura.
        - Os estágios são construídos em ordem, da esquerda para a direita, cada um uma vez. Ninguém é obrigado a construir.
        - No lado A, o primeiro estágio dá 3 pontos e o terceiro, 7; o segundo faz o que a Maravilha tem de especial (em Gizé, dá 5 pontos).
        - Uma carta dos descartes (Halicarnasso) é construída no fim do turno, de graça.
    .words = maravilha, estágio, tabuleiro, lado a, lado b, rodes, alexandria, éfeso, babilônia, olímpia, halicarnasso, gizé
rules-seven-conflicts = Escudos e conflitos
    .text = No fim de cada Era, você compara Escudos com **cada um dos dois vizinhos**:
        - mais Escudos: uma ficha de Vitória, que vale 1 ponto na Era I, 3 na Era II, 5 na Era III;
        - menos: uma ficha de Derrota, que vale −1;
        - o mesmo número: nada.
        As cartas vermelhas ficam e contam em todas as Eras. Quem não é seu vizinho não lhe diz respeito.
    .words = militar, guerra, vermelha, exército, conflito, vitória, derrota, escudo
rules-seven-science = Ciência
    .text = No fim, os seus símbolos (tábua, compasso, engrenagem) pontuam de duas formas:
        - cada símbolo vale a quantidade dele **ao quadrado**: 1, 4, 9, 16 …
        - **7 pontos** por trio de símbolos diferentes.
        Três, dois e um símbolos rendem 9 + 4 + 1 + 7 = 21 pontos. Um símbolo à escolha (Babilônia, Guilda dos Cientistas) vira o que for melhor para você.
    .words = verde, símbolo, tábua, compasso, engrenagem, trio, conjunto, quadrado
rules-seven-guilds = Guildas
    .text = As cartas roxas aparecem na Era III. A maioria dá pontos no fim pelo que os seus **dois vizinhos** têm: cartas de uma cor ou fichas de Derrota.
        - A Guilda dos Armadores conta as suas próprias cartas marrons, cinza e roxas; a dos Construtores, os estágios das três Maravilhas, a sua e as dos vizinhos.
        - A Guilda dos Cientistas dá um símbolo científico à sua escolha.
        - Com o último estágio de Olímpia (lado B), você copia uma Guilda de um vizinho.
    .words = roxa, guilda, vizinhos, cientistas, construtores, armadores, estrategistas
rules-seven-ages = As Eras e a passagem das mãos
    .text = Uma Era tem seis turnos. Depois de cada um, as mãos passam: **para a esquerda nas Eras I e III, para a direita na Era II**.
        - No sexto turno, você tem duas cartas, joga uma e descarta a outra, sem ganhar moedas. Só a Babilônia (lado B) pode jogá-la também.
        - Depois se resolvem os conflitos, e a Era seguinte é distribuída.
    .words = era, passar, direção, sentido, esquerda, direita, última carta, sétima carta
rules-seven-scoring = Contagem dos pontos
    .text = No fim da Era III, somam-se:
        - fichas de Vitória e de Derrota;
        - 1 ponto a cada 3 moedas;
        - os estágios da Maravilha;
        - cartas azuis, amarelas com pontos, verdes e Guildas.
        Com pontos iguais, vence quem tem mais moedas; com moedas iguais, a vitória é compartilhada.
    .words = pontos, pontuação, empate, fim, azul, moedas, pontos de vitória
rules-seven-two = Dois jogadores e a Cidade Livre
    .text = Entre os dois jogadores fica uma terceira cidade, a Cidade Livre, com 3 moedas e uma pilha de 7 cartas em cada Era.
        - Entram as cartas de uma partida para três jogadores, entre elas cinco Guildas.
        - Os jogadores se revezam em jogar por ela: quem joga compra uma carta dessa pilha e escolhe uma carta para a própria cidade e, depois, uma para a Cidade Livre.
        - Ela faz comércio, paga e luta como qualquer vizinho. Só pode descartar uma carta se nenhuma das que sobram puder ser construída ou usada num estágio. Se a carta escolhida para ela é grátis por uma anterior, ela tem de construí-la.
        - No fim, só os dois jogadores são comparados.
    .words = dois jogadores, cidade livre, 2 jogadores
