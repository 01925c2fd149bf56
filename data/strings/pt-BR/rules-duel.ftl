# As regras de 7 Wonders Duel em poucas palavras: o título de cada assunto, o texto e as palavras que
# levam a ele.

rules-duel-goal = Objetivo e as três vitórias
    .text = Você constrói uma cidade ao longo de três Eras, contra um oponente.
        - **Supremacia militar**: o peão de Conflito entra na capital do oponente. A partida acaba na hora.
        - **Supremacia científica**: você tem seis símbolos científicos diferentes. A partida acaba na hora.
        - **Vitória civil**: se nada disso acontece, vence quem tem mais pontos de vitória no fim da Era III.
    .words = vencer, ganhar, meta, fim, como se ganha
rules-duel-draft = Preparação e escolha das Maravilhas
    .text = Cada jogador começa com 7 moedas e escolhe 4 Maravilhas.
        - Quatro Maravilhas são mostradas: o primeiro jogador pega uma, o segundo pega duas, o primeiro fica com a última. Depois vêm outras quatro, e o segundo começa.
        - A opção da primeira partida distribui as Maravilhas recomendadas.
        - Cinco das dez fichas de Progresso ficam no tabuleiro. Três cartas de cada Era saem do jogo sem serem vistas; a Era III recebe três Guildas.
    .words = começo, início, draft, seleção, primeira partida, preparar
rules-duel-turn = O turno e as cartas disponíveis
    .text = No seu turno, você pega uma carta disponível: uma que nenhuma outra cubra, nem em parte. Com ela, faz uma destas três coisas:
        - **construir**, pagando o preço;
        - **descartar**, ganhando moedas;
        - pôr a carta sob uma das suas **Maravilhas** e construir a Maravilha.
        Depois são reveladas as cartas viradas para baixo que ficaram livres, e é a vez do oponente. Não dá para passar, mas descartar é sempre possível.
    .words = coberta, livre, pegar, virada, revelar, passar, vez, estrutura
rules-duel-costs = Produção e custos
    .text = Cartas marrons e cinza produzem recursos, e também algumas amarelas e algumas Maravilhas. O que você produz não se gasta: vale de novo em cada turno.
        - Uma carta pode custar recursos, moedas, ambos ou nada. As moedas vão para o banco.
        - O que produz “um ou outro” dá um só deles por compra.
        - As moedas que uma carta rende não ajudam a pagar essa carta.
    .words = recurso, madeira, argila, pedra, vidro, papiro, preço, pagar, produzir
rules-duel-trade = Comércio
    .text = O que falta você compra do banco, quantas unidades quiser.
        - Uma unidade custa **2 moedas mais 1 por unidade desse recurso nas cartas marrons e cinza do oponente**. Cartas amarelas e Maravilhas não encarecem.
        - Algumas cartas amarelas fixam o preço de um recurso em 1 moeda para você.
        - Com a ficha Economia, o dono recebe as moedas que o outro paga por recursos, mas não as que estão impressas como custo.
    .words = comprar, banco, reserva, alfândega, preço, falta, economia
rules-duel-chains = Grátis por encadeamento
    .text = Algumas cartas trazem um símbolo branco. Se uma carta posterior pede esse símbolo e a carta de origem está na **sua própria cidade**, você constrói a nova de graça: sem recursos e sem moedas.
        - Não ajuda uma carta no descarte, sob uma Maravilha ou na outra cidade.
        - Com a ficha Urbanismo, cada carta construída por encadeamento rende 4 moedas.
    .words = elo, grátis, símbolo, cadeia, ligação, urbanismo
rules-duel-coins = Moedas e descarte
    .text = Descartar a carta que você pega rende **2 moedas, mais 1 por carta amarela na sua cidade**. Ela vai para a pilha de descartes, que todos podem olhar a qualquer momento.
        - O banco nunca se esgota, e ninguém fica com menos de 0 moedas.
        - No fim, 3 moedas valem 1 ponto de vitória.
    .words = dinheiro, vender, pilha de descarte, tesouro
rules-duel-wonders = Maravilhas
    .text = Ponha a carta que você pega virada para baixo sob uma das suas Maravilhas por construir e pague o custo da Maravilha; o preço e o efeito da carta não contam.
        - Com a seta em círculo, você **joga de novo** na hora. Depois da última carta de uma Era, esse turno se perde.
        - Os dois jogadores juntos constroem no máximo **sete Maravilhas**: assim que a sétima fica de pé, a oitava sai do jogo.
        - O Mausoléu constrói de graça uma carta descartada, Zeus descarta uma carta marrom do oponente, o Circo Máximo uma cinza, e a Grande Biblioteca deixa você escolher uma de três fichas de Progresso que ficaram fora do jogo.
    .words = maravilha, jogar de novo, turno extra, sete, mausoléu, zeus, circo, biblioteca
rules-duel-army = Escudos, peão e fichas Militares
    .text = Cada Escudo move o peão de Conflito um espaço em direção à capital do oponente, assim que a carta ou a Maravilha é construída.
        - Na primeira vez que ele chega ao terceiro espaço, o oponente perde 2 moedas; no sexto, 5. Cada uma dessas fichas vale uma vez só.
        - Se ele entra na capital, no nono espaço, você vence na hora.
        - No fim da partida, o peão do lado do oponente rende a você 2 pontos nos espaços 1 e 2, 5 pontos do 3 ao 5, 10 pontos do 6 ao 8.
    .words = militar, guerra, vermelha, conflito, saque, capital, escudo, peão
rules-duel-science = Ciência
    .text = As cartas verdes trazem um de seis símbolos científicos, e cada símbolo está em duas cartas.
        - Com o **segundo** símbolo igual, você tem de escolher uma das fichas de Progresso do tabuleiro, na hora.
        - Com **seis símbolos diferentes**, você vence na hora. A ficha Lei conta como um sétimo tipo de símbolo.
    .words = verde, símbolo, par, lei, balança, científico, progresso
rules-duel-tokens = Fichas de Progresso
    .text = - **Agricultura**: 6 moedas agora, 4 pontos. **Urbanismo**: 6 moedas agora e 4 por carta construída por encadeamento.
        - **Arquitetura**, **Alvenaria**: as suas próximas Maravilhas, ou cartas azuis, custam até 2 recursos a menos, à sua escolha.
        - **Economia**: você recebe o que o oponente paga por recursos. **Teologia**: todas as suas próximas Maravilhas deixam você jogar de novo.
        - **Estratégia**: as suas próximas cartas vermelhas têm 1 Escudo a mais. **Lei**: um símbolo científico.
        - **Matemática**: 3 pontos por ficha sua, inclusive esta. **Filosofia**: 7 pontos.
    .words = ficha, agricultura, arquitetura, economia, lei, alvenaria, matemática, filosofia, estratégia, teologia, urbanismo
rules-duel-guilds = Guildas
    .text = As cartas roxas aparecem na Era III; em cada partida entram três das sete. O verso delas é diferente.
        - Cinco delas rendem 1 moeda na hora e 1 ponto no fim por carta do tipo que contam, na **cidade que tem mais delas**, a sua ou a outra. As moedas se contam ao construir, os pontos no fim.
        - A Guilda dos Construtores dá 2 pontos por Maravilha da cidade com mais Maravilhas; a dos Agiotas, 1 ponto a cada 3 moedas da cidade mais rica. Essas duas não rendem moedas.
    .words = roxa, guilda, construtores, agiotas, comerciantes, cientistas, armadores, magistrados
rules-duel-ages = As três Eras
    .text = Uma Era acaba quando não resta nenhuma das suas 20 cartas; então a próxima é disposta na mesa.
        - Quem tem o **exército mais fraco**, com o peão do seu lado, escolhe quem começa a Era seguinte. Com o peão no meio, escolhe quem pegou a última carta.
        - Cartas marrons e cinza só existem nas duas primeiras Eras; as Guildas, só na terceira.
    .words = era, quem começa, primeiro jogador, fim da era, estrutura
rules-duel-scoring = Contagem dos pontos
    .text = Se a Era III termina sem supremacia, contam:
        - os pontos do peão (2, 5 ou 10);
        - cartas azuis, verdes, amarelas e roxas;
        - Maravilhas e fichas de Progresso;
        - 1 ponto a cada 3 moedas.
        Com pontos iguais, vence quem tem mais pontos em cartas azuis; se também forem iguais, a vitória é compartilhada.
    .words = pontos, pontuação, empate, desempate, fim, azul
