# 7 Wonders Architects: convites, turnos, o que aconteceu, cidades, pontos. `$who` e `$rival` são
# nomes, `$deck` é o baralho de uma Maravilha ou o central, sem artigo.

game-architects = 7 Wonders Architects
    .short = Architects
architects-alt-invitation = Convite para 7 Wonders Architects. Até agora: { $who }. Lugares livres: { $open }.

## Nomes

architects-cost-different = { $n } diferentes
    .within = { $n } recursos diferentes
architects-cost-same = { $n } iguais
    .within = { $n } recursos iguais
architects-deck = baralho de { $wonder }
architects-deck-centre = baralho central
architects-unseen = Ficha do topo da pilha
    .within = a ficha do topo da pilha
architects-many = { $card } ×{ $n }

## O que fazem cartas, estágios e fichas

architects-effect-horns = Vira { $n ->
    [one] { $n } ficha de Conflito
   *[other] { $n } fichas de Conflito
}; a carta é descartada depois da Batalha
    .short = { $n ->
    [one] { $n } corneta
   *[other] { $n } cornetas
}
architects-effect-takes_cat = Traz o gato, que vale { points } no fim e deixa você olhar o topo do baralho central no começo do seu turno
    .short = o gato
architects-effect-takes_from_any_deck = Você pega a carta do topo de qualquer baralho da mesa
    .short = uma carta de qualquer baralho
architects-effect-takes_from_centre = Você pega a carta do topo do baralho central
    .short = uma carta do baralho central
architects-effect-takes_from_both_sides = Você pega a carta do topo do baralho à sua esquerda e a do baralho à sua direita
    .short = uma carta de cada lado
architects-effect-looks_into_deck = Você olha as { $n } cartas do topo do baralho à sua esquerda ou à sua direita e fica com uma
    .short = 1 das { $n } cartas do topo de um baralho ao lado
architects-effect-takes_token = Você pega uma ficha de Progresso
    .short = uma ficha de Progresso
architects-effect-extra_for_card = Uma vez por turno, ao pegar { $cards }, você pode pegar mais uma carta
    .short = mais 1 carta ao pegar { $cards }
architects-effect-extra_for_stage = Uma vez por turno, ao construir um estágio, você pode pegar mais uma carta
    .short = mais 1 carta ao construir um estágio
architects-effect-dear_coin = Uma vez por turno, uma carta de moeda vale { coins }
    .short = uma carta de moeda vale { $coins }
architects-effect-any_resources = Uma vez por turno, quaisquer recursos pagam um estágio, iguais ou diferentes
    .short = quaisquer recursos para um estágio
architects-effect-points_for_wonder = No fim, { $incomplete } pontos de vitória com a Maravilha inacabada, { $complete } com ela completa
    .short = { $incomplete } pontos, ou { $complete } com a Maravilha completa
architects-effect-points_by_copies = No fim, { $one } pontos de vitória por uma destas fichas, { $two } pelas duas
    .short = { $one } pontos, { $two } pelas duas
architects-effect-points_per = No fim, { points } por { $what }
    .short = { points.short } por { $what }
architects-counted-cat_icon = gato nas suas cartas azuis
architects-counted-victory = ficha de Vitória Militar que você tiver
architects-counted-token = ficha de Progresso que você tiver, incluindo esta
architects-kind-grey = Recurso
architects-kind-yellow = Moeda: substitui qualquer recurso que falte
architects-kind-green = Ciência: 2 iguais ou 3 diferentes trazem uma ficha de Progresso
architects-kind-blue = Pontos
architects-kind-red = Escudo
architects-item-wonder = Maravilha
architects-item-token = Ficha de Progresso
architects-item-in-centre = { $n } no baralho central
architects-item-stage = Estágio de { $cost }: { $effects }
architects-item-on = Estágio de { $cost } (depois de { $on }): { $effects }
architects-item-deck = Baralho próprio: { $cards }

## Decisões

architects-ask-turn = { $who }, é a sua vez: pegue uma carta.
architects-ask-act = { $who }, o que você faz agora?
architects-ask-extra = { $who }, pegue mais uma carta, graças à ficha { $token }.
architects-ask-anywhere = { $who }, pegue a carta do topo de qualquer baralho.
architects-ask-token = { $who }, escolha uma ficha de Progresso.
architects-ask-deck = { $who }, em qual baralho você quer olhar?
architects-ask-keep = { $who }, fique com uma das cartas que só você vê.
architects-asks-turn = { $who } pega uma carta.
architects-asks-act = { $who } decide o que fazer.
architects-asks-extra = { $who } pega mais uma carta, graças à ficha { $token }.
architects-asks-anywhere = { $who } pega a carta do topo de qualquer baralho.
architects-asks-token = { $who } escolhe uma ficha de Progresso.
architects-asks-deck = { $who } escolhe um baralho para olhar.
architects-asks-keep = { $who } fica com uma das cartas que está olhando.
architects-battle-due = ⚔️ Soou a última corneta: vai haver uma Batalha no fim deste turno!
architects-last-turn = 🏛️ { $wonder } está completa: este é o último turno.

architects-button-left = Esquerda: { $card }
architects-button-right = Direita: { $card }
architects-button-centre = Centro: fechada
architects-button-centre-seen = Centro: { $card }
architects-button-deck = { $wonder }: { $card }
architects-button-peek = Olhar o centro
architects-button-looked = Ver as cartas
architects-button-build = Estágio de { $cost }: { $cards }
architects-button-science = { $symbols } → { $token }
architects-button-look = Baralho: { $wonder }
architects-button-extra = Mais uma carta ({ $token })
architects-button-done = Encerrar o turno
architects-select-act = Escolha o que fazer
architects-peek = 🐈 A carta do topo do baralho central: **{ $card }**. Só você a vê.
architects-alt-looked = { $n ->
    [one] A carta do topo do baralho: { $cards }.
   *[other] As cartas do topo do baralho: { $cards }.
}
architects-looked = { $n ->
    [one] A última carta do { $deck } é { $cards }. Fique com ela. Só você a vê.
   *[other] No topo do { $deck } estão { $cards }. Fique com uma; as outras voltam embaralhadas. Só você as vê.
}

## Jogadas, como conselho

architects-move-take = Pegar { $card } do { $deck }
architects-move-take-unseen = Pegar a carta do topo do baralho central
architects-move-take-seen = Pegar { $card } do baralho central
architects-move-build = Construir o estágio de { $cost } com { $cards }
architects-move-science = Pegar { $token } por { $symbols }
architects-move-token = Pegar { $token }
architects-move-look = Olhar o { $deck }
architects-move-keep = Ficar com { $card }
architects-move-extra = Pegar mais uma carta com { $token }
architects-move-done = Encerrar o turno

## Motivos do computador, ditos ao jogador da vez

architects-hint-finishes-ahead = Completa sua Maravilha e encerra a partida: você está { points.short } à frente.
architects-hint-finishes-level = Completa sua Maravilha e encerra a partida: ninguém tem mais pontos que você.
architects-hint-finishes-behind = Completa sua Maravilha e encerra a partida, embora você esteja { points.short } atrás.
architects-hint-stage = Vale { points.short } para você agora.
architects-hint-stage-only = Mais um estágio da sua Maravilha, com o efeito dele.
architects-hint-pays = Assim você já pode construir o estágio de { $cost }: { points.short }.
architects-hint-pays-only = Assim você já pode construir o estágio de { $cost }.
architects-hint-pays-last-ahead = Com esta carta você completa sua Maravilha e encerra a partida: você está { points.short } à frente.
architects-hint-pays-last-level = Com esta carta você completa sua Maravilha e encerra a partida: ninguém tem mais pontos que você.
architects-hint-pays-last-behind = Com esta carta você completa sua Maravilha e encerra a partida, embora você esteja { points.short } atrás.
architects-hint-set = Completa um conjunto de ciência, que você pode trocar por uma ficha de Progresso.
architects-hint-token = O que ela faz: { $effects }.
architects-hint-token-points = Vale { points.short } para você agora. O que ela faz: { $effects }.
architects-hint-draws-token = { $left ->
    [one] É a única ficha que ainda está fechada.
   *[other] Pode ser qualquer uma das { $left } fichas que estão fechadas: a chance é a média de todas elas.
}
architects-hint-wins = As cornetas provocam uma Batalha no fim deste turno, e com ela você ganha { $tokens ->
    [one] { $tokens } ficha de Vitória Militar.
   *[other] { $tokens } fichas de Vitória Militar.
}
architects-hint-battle = As cornetas provocam uma Batalha no fim deste turno, e nela ninguém vence você.
architects-hint-outshields = Com { shields }, você passa à frente de { $rivals }.
architects-hint-cat = O gato vem para você: mais { points.short }, e antes de cada turno seu você pode olhar o topo do baralho central.
architects-hint-extra = Depois você pode pegar mais uma carta, graças à ficha { $token }.
architects-hint-denies = Não deixa { $card } para { $rival }, que poderia usar essa carta na hora.
architects-hint-nears = Depois disso, para o estágio de { $cost } { $lacks ->
    [one] falta só { $lacks } recurso.
   *[other] faltam só { $lacks } recursos.
}
architects-hint-symbol = Mais um símbolo para um conjunto de ciência.
architects-hint-scores = Vale { points.short } para você agora.
architects-hint-unseen = Você não conhece esta carta: a chance é a média de todas as que ela pode ser.
architects-hint-forgoes = Você não pega a carta adicional, e os baralhos ficam como estão.
architects-hint-shields = Você fica com { shields }.
architects-hint-later = Serve para um estágio posterior, o de { $cost }.
architects-hint-more = Mais uma carta, sem custo; em seguida você escolhe o baralho.
architects-hint-chooses = { $cards ->
    [one] Você fica com a última carta dele: { $first }.
   *[other] Você fica com uma das { $cards } cartas do topo; a primeira é { $first }.
}
architects-hint-prepares = Não rende nada de imediato.
architects-risk-battle = { $horns ->
    [0] Cuidado: do jeito que a mesa está, você perde para { $rivals } na Batalha do fim deste turno.
   *[other] Cuidado: mais uma corneta provoca uma Batalha e, do jeito que a mesa está, nela você perde para { $rivals }.
}
architects-risk-set = Cuidado: deixa { $card } para { $rival }, que assim pode completar um conjunto de ciência.
architects-risk-stage = Cuidado: deixa { $card } para { $rival }, que assim pode construir o estágio de { $cost }.
architects-review-made = { $turn }, { $who }: { $move }.
architects-review-knew = O que só { $who } podia ver: { $cards }.
architects-review-card = A carta do topo do baralho central era { $card }; { $who } não tinha como saber.
architects-review-token = A ficha do topo da pilha era { $token } ({ $effects }); { $who } não tinha como saber.

## O que aconteceu

architects-begins = Os baralhos estão prontos. { $first } começa. Boa sorte a todos! Na ordem dos lugares:
architects-dealt = - { $who }: { $wonder }
architects-event-took = { $who } pegou { $card } do { $deck }.
architects-event-got = Graças a { $giver }, { $who } também pegou { $card } do { $deck }.
architects-event-cat = 🐈 O gato vai para { $who }.
architects-event-cat-from = 🐈 O gato deixa { $rival } e vai para { $who }.
architects-event-horns = 📯 { $horns ->
    [one] Soa uma corneta
   *[other] Soam { $horns } cornetas
}: { $peace ->
    [one] só { $peace } ficha de Conflito ainda mostra a paz.
   *[other] { $peace } fichas de Conflito ainda mostram a paz.
}
architects-event-horns-last = 📯 { $horns ->
    [one] Soa uma corneta, e nenhuma ficha de Conflito mostra mais a paz!
   *[other] Soam { $horns } cornetas, e nenhuma ficha de Conflito mostra mais a paz!
}
architects-event-built = 🏗️ { $who } construiu o estágio { $nth } de { $of } de { $wonder } ({ $effects }) com { $cards }.
architects-event-built-with = 🏗️ { $who } construiu o estágio { $nth } de { $of } de { $wonder } ({ $effects }) com { $cards }, graças a { $tokens }.
architects-event-complete = ## 🏛️ { $wonder } está completa! A partida termina neste turno.
architects-event-set = 🔬 { $who } descartou { $symbols } por uma ficha de Progresso.
architects-event-token = { $who } pegou { $token } ({ $effects }).
architects-event-token-unseen = { $who } pegou a ficha de Progresso do topo da pilha: { $token } ({ $effects }).
architects-event-revealed = Próxima ficha de Progresso: { $token } ({ $effects }).
architects-event-used = { $who } usa a ficha { $token }.
architects-event-forgone = { $who } não pegou mais nenhuma carta.
architects-event-opened = { $who } olha { $n ->
    [one] a carta
   *[other] as { $n } cartas
} do topo do { $deck }.
architects-event-shuffled = O resto do { $deck } foi embaralhado. Agora no topo: { $card }.
architects-event-emptied = O { $deck } está vazio.
architects-event-battle = ## ⚔️ Batalha!
architects-alt-battle = Batalha: { $told }.
architects-event-fought = { $who }: { shields }{ $won ->
    [0] {""}
    [one] , { $won } ficha de Vitória Militar
   *[other] , { $won } fichas de Vitória Militar
}
architects-event-no-victor = Ninguém ganha uma ficha de Vitória Militar.
architects-event-peace = As cartas com cornetas são descartadas ({ $cards }); a paz está de volta.
architects-event-discarded = { $who }: { $n }
architects-event-passed = { $who } não tem carta para pegar e passa a vez.
architects-event-no-cards = Nenhum baralho tem mais cartas: a partida acabou.
architects-log = **{ $n }.** { $told }

## Uma cidade

architects-city-head = { $who }, { $wonder }: { points.short }
architects-city-stages = Maravilha: { $n } de { $of } estágios
architects-city-next = Próximo estágio: { $costs }
architects-city-resources = Recursos: { $list }
architects-city-science = Ciência: { $list }
architects-city-shields = Escudos: { $n }
architects-city-horns = Escudos: { $n }; cartas com corneta: { $horns }
architects-city-blue = Cartas azuis: { $list }
architects-city-tokens = Fichas de Progresso: { $list }
architects-city-victories = Fichas de Vitória Militar: { $n }
architects-city-cat = 🐈 está com o gato
architects-city-stages-head = Maravilha
architects-city-tokens-head = Fichas de Progresso
architects-stage-built = ✔ Estágio de { $cost }: { $effects }
architects-stage-open = Estágio de { $cost }: { $effects }
architects-stage-next = ➤ Estágio de { $cost }: { $effects }
architects-token-does = { $token }: { $effects }

## A mesa

architects-turn = Turno { $n }
architects-centre = Baralho central: { $n ->
    [0] vazio
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-peace = Fichas de Conflito: { $peace } de { $of } mostram a paz
architects-cat-middle = O gato está no meio
architects-face-up = Fichas de Progresso: { $tokens }; na pilha: { $pile }
architects-tokens-face-up = Fichas de Progresso visíveis
architects-tokens-pile = Na pilha: { $n ->
    [0] nenhuma ficha
    [one] { $n } ficha
   *[other] { $n } fichas
}
architects-own-deck = Baralho de { $wonder } (entre { $players }): { $card }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-own-deck-empty = Baralho de { $wonder } (entre { $players }): vazio
architects-left-deck = Baralho à esquerda de { $who }: { $card }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
architects-left-deck-empty = Baralho à esquerda de { $who }: vazio
architects-seen = No topo do baralho central (só você sabe): { $card }
architects-looking = Cartas que só você vê: { $cards }

## Pontos

architects-score-row = { $who }: { $points } ({ $categories })
architects-score-row-empty = { $who }: { $points }
architects-category-points = { $category } { $points }
architects-score-total = { $who } ({ $points })
architects-alt-score = Pontuação: { $totals }.

## O fim

architects-result-points = { $who } vence por ter mais pontos.
architects-result-tiebreak = Empate em pontos: { $who } vence por ter mais estágios construídos.
architects-result-shared = Empate em pontos e em estágios: { $who } compartilham a vitória.
architects-result-resignation = { $rivals ->
    [0] Desistiram da partida.
   *[other] { $rival } desistiu: { $winners ->
        [one] { $who } vence.
       *[other] { $who } vencem.
    }
}
architects-result-abandoned = A partida foi encerrada sem vencedor.
