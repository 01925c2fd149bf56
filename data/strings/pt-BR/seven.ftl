# 7 Wonders: convites, turnos, o que aconteceu, cidades, pontos. `$who` e `$rival` são nomes.

seven-free-city = Cidade Livre
    .subject = A Cidade Livre
    .within = a Cidade Livre
seven-alt-invitation = Convite para 7 Wonders. Até agora: { $who }. Lugares livres: { $open }.

## Nomes

seven-board = { $wonder } ({ $side })
seven-card-of-age = { $card } ({ $age })
resource-ore = Minério
    .within = minério
    .units = { $n ->
    [0] 0 minérios
    [one] { $n } minério
   *[other] { $n } minérios
}
resource-loom = Tecido
    .within = tecido
    .units = { $n ->
    [0] 0 tecidos
    [one] { $n } tecido
   *[other] { $n } tecidos
}
symbol-tablet = Tábua
    .within = tábua
symbol-compass = Compasso
    .within = compasso
symbol-gear = Engrenagem
    .within = engrenagem

## O que fazem cartas e Maravilhas

seven-effect-discount = Você compra { $goods } { $seller } por { coins } a unidade
    .short = { $goods } { $seller }: { coins }
seven-goods-raw = madeira, pedra, argila e minério
seven-goods-manufactured = vidro, tecido e papiro
seven-seller-left = do vizinho à esquerda
    .short = da esquerda
seven-seller-right = do vizinho à direita
    .short = da direita
seven-seller-both = dos dois vizinhos
    .short = dos dois lados
seven-effect-points_per = No fim, { points } por { $what } { $where }
    .itself = No fim, { points } por { $what } { $where }, inclusive esta
    .short = { points.short } por { $what } { $where }
seven-effect-coins_per = Na hora, { coins } por { $what } { $where }
    .itself = Na hora, { coins } por { $what } { $where }, inclusive esta
    .short = { coins } por { $what } { $where }
seven-where-own = na sua cidade
    .short = (na sua)
seven-where-neighbours = nas duas cidades vizinhas
    .short = (nas vizinhas)
seven-where-all = na sua cidade e nas duas vizinhas
    .short = (na sua e nas vizinhas)
seven-counted-stage = estágio de Maravilha
seven-counted-defeat = ficha de Derrota
seven-effect-any_science = No fim, um símbolo científico à sua escolha
    .short = símbolo à escolha
seven-effect-plays_seventh = Você também joga a última carta de cada Era, em vez de descartá-la
    .short = joga também a última carta
seven-effect-builds_free = Uma vez por Era, você constrói de graça uma carta da mão
    .short = uma carta grátis por Era
seven-effect-revives = No fim do turno, você constrói de graça uma das cartas descartadas
    .short = uma carta descartada de graça
seven-effect-copies_guild = No fim, uma Guilda de um dos vizinhos também vale para você
    .short = copia uma Guilda vizinha
seven-item-guild = Em cada partida entram algumas Guildas sorteadas: o número de jogadores mais duas (cinco com dois jogadores)
seven-item-copies = Entra em partidas com este número de jogadores: { $players }
seven-item-board = Produz { $units }
seven-item-stage = Estágio { $n } ({ $cost }): { $effects }

## Preços

seven-pays = { coins } para { $who }
seven-price-gift = dádiva de Olímpia
seven-price-bought = { $units } por { coins } para { $who }
seven-owned = sua cidade já tem esta estrutura
    .short = já construída
    .free-city = a Cidade Livre já tem esta estrutura
seven-unsold = os vizinhos não vendem o que falta
    .short = fora de alcance
seven-bound = a Cidade Livre tem de construir a carta que sai de graça para ela

## A mão

seven-button-hand = Minha mão
seven-button-choose = Escolher uma carta
seven-button-choose-side = Escolher meu lado
seven-turn = { $age }, turno { $turn } de { $turns }
seven-turn-sides = Escolha dos lados
seven-passes-left = as mãos vão para a esquerda
seven-passes-right = as mãos vão para a direita
seven-passes-swapped = as mãos são trocadas
seven-neighbour-left = ⬅️ À esquerda: { $who }, { $wonder } · { $has }
seven-neighbour-right = ➡️ À direita: { $who }, { $wonder } · { $has }
seven-last-built = por último: { $card }
seven-last-stage = por último: um estágio da Maravilha
seven-last-discarded = por último: um descarte
seven-asks = **{ $question }**
seven-chosen = ✅ Sua escolha: **{ $move }**. Você pode mudar até que todos tenham escolhido: é só apertar outra carta.
seven-asks-second = ✅ Sua cidade: **{ $own }**. **{ $question }**
seven-chosen-own = ✅ Sua cidade: **{ $move }**. Se você apertar outra carta, depois escolhe também pela Cidade Livre.
seven-chosen-twice = ✅ Sua cidade: **{ $own }**. A Cidade Livre: **{ $city }**. Você pode mudar as duas até que todos tenham escolhido.
seven-chosen-side = ✅ Sua escolha: **{ $move }**. Você pode mudar até que todos tenham escolhido: é só apertar o outro lado.
seven-side = Lado { $side }
seven-ask-side = Escolha o lado do seu tabuleiro de Maravilha. Ninguém vê sua escolha até que todos tenham escolhido.
seven-ask-choose = Escolha uma carta.
seven-ask-free-city = Escolha uma carta para a Cidade Livre; a sua já está escolhida.
seven-ask-seventh = Você pode jogar também a sua última carta desta Era.
seven-ask-seventh-free-city = Escolha o que a Cidade Livre faz com a última carta da pilha.
seven-ask-revive = Escolha uma carta descartada para construir de graça.
seven-ask-revive-free-city = Escolha uma carta descartada que a Cidade Livre constrói de graça.
seven-asks-side = Cada jogador escolhe um lado do próprio tabuleiro de Maravilha.
seven-asks-twice = Neste turno, { $who } escolhe também pela Cidade Livre.
seven-asks-free-city = { $who } escolhe uma carta para a Cidade Livre.
seven-asks-seventh = { $who } joga uma sétima carta.
seven-asks-seventh-free-city = { $who } joga a última carta da pilha pela Cidade Livre.
seven-asks-revive = { $who } olha os descartes e pode construir um deles.
seven-asks-revive-free-city = { $who } olha os descartes pela Cidade Livre.
seven-many = { $card } ×{ $n }
seven-hand-card = { $letter } { $card } ({ $colour }), { $price }: { $effects }
seven-hand-unlocks = depois grátis: { $cards }
seven-alt-hand = Sua mão.
seven-alt-hand-of = Mão de { $who }.
seven-hand-own = { $who }: { coins }, produz { $made }
seven-hand-purse = { $who } pode gastar { coins } nesta carta: o que recebeu neste turno não conta.
seven-hand-gift = Dádiva de Olímpia: uma carta pode ser construída de graça nesta Era.
seven-hand-empty = Você está sem cartas agora.
seven-no-free-city = Só há Cidade Livre em partidas para dois.
seven-do-build = Construir
seven-way = - { $paid }
seven-way-why = - { $paid } ({ $why })
seven-cannot = - não dá: { $why }
seven-can-free = **Olímpia**: construir de graça, uma vez nesta Era
seven-can-discard = **Descartar**: +{ coins }
seven-button-card = { $letter } · { $card }
seven-button-only = { $card }: { $what }
seven-button-chosen = ✔ { $label }
seven-button-build = Construir · { $paid }
seven-button-stage = Estágio { $stage } · { $paid }
seven-button-free = Construir grátis (Olímpia)
seven-button-discard = Descartar · +{ coins }
seven-button-revive-none = Não construir nenhuma
seven-button-own-card = Trocar a minha carta
seven-button-city-card = Ir para a carta da Cidade Livre
seven-button-back = Voltar à mão
seven-select-revive = { $parts ->
    [1] Escolha a carta para construir de graça
   *[other] Escolha a carta para construir de graça ({ $part } de { $parts })
}

## Jogadas, como conselho

seven-move-side = Jogar com o lado { $side }
seven-move-build = Construir { $card } ({ $paid })
seven-move-stage = Construir o estágio { $stage } de { $wonder } com { $card } ({ $paid })
seven-move-discard = Descartar { $card } (+{ coins })
seven-move-free = Construir { $card } com a dádiva de Olímpia
seven-move-revive = Construir { $card }, dos descartes
seven-move-revive-none = Não construir nenhum dos descartes
seven-move-city = { $city }: { $move }
seven-review-made = { $turn }, { $who }: { $move }.

## O que aconteceu

seven-begins = As mãos foram distribuídas. Boa sorte a todos!
seven-begins-sides = As Maravilhas foram distribuídas; agora cada um escolhe um lado. Boa sorte a todos!
seven-dealt = - { $who }: { $wonder }
seven-event-side = { $who } joga com { $wonder }
seven-event-built = { $who } construiu { $card }
seven-event-built-chain = { $who } construiu { $card } de graça (encadeamento com { $giver })
seven-event-built-gift = { $who } construiu { $card } de graça (dádiva de Olímpia)
seven-event-stage = { $who } construiu o estágio { $stage } de { $wonder }
seven-event-stage-with = { $who } construiu o estágio { $stage } de { $wonder } com { $card }
seven-event-discarded = { $who } descartou uma carta
seven-event-discarded-card = { $who } descartou { $card }
seven-event-revived = { $who } construiu { $card } de graça, dos descartes
seven-event-revival-declined = { $who } não construiu nenhum dos descartes
seven-gains = +{ coins }
seven-spends = −{ coins }
seven-line-coins = { $act } ({ $coins })
seven-event-leftovers = { $n ->
    [one] A última carta foi descartada
   *[other] As últimas { $n } cartas foram descartadas
}
    .within = { $n ->
        [one] a última carta foi descartada
       *[other] as últimas { $n } cartas foram descartadas
    }
seven-conflicts = ⚔️ { $who }: { $tokens }
seven-beat = venceu { $rival } (+{ $points })
seven-beaten = perdeu para { $rival } (−{ $points })
seven-alt-conflicts = Conflitos do fim da Era.
seven-both-chosen = Os dois escolheram; falta a carta da Cidade Livre.
seven-log = **{ $turn }** · { $told }
seven-log-own = **{ $turn }** · sua escolha, que só você vê: { $move }

## Uma cidade

seven-city-head = { $who }, { $wonder }: { coins }, { points.short }
    .free = { $who }, { $wonder }: { coins }
seven-sells = Vende: { $list }
    .within = vende { $list }
seven-produces = Produz: { $list }
seven-prices = Moedas por unidade comprada: matérias-primas { $raw_left } à esquerda, { $raw_right } à direita; produtos manufaturados { $made_left } à esquerda, { $made_right } à direita
seven-one-of = 1 { $choices }
seven-slash = { "/" }
seven-free-symbols = { $n } à escolha
seven-tokens = Fichas de Conflito: { $list }
seven-token-points = { $points ->
    [0] 0 pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $defeats ->
    [0] nenhuma derrota
    [one] { $defeats } derrota
   *[other] { $defeats } derrotas
}
seven-stages = Maravilha: { $list }
seven-stages-built = { $n } de { $of } estágios
seven-stages-head = Maravilha
seven-stage-built = ✔ Estágio { $n }: { $effects }
seven-stage-open = Estágio { $n } ({ $cost }): { $effects }
seven-stage-priced = Estágio { $n } ({ $cost }), { $price }: { $effects }
seven-complete = A Maravilha está completa
seven-neighbours = Vizinhos: { $left } (esquerda), { $right } (direita)
seven-backs = { $n } da { $age }
seven-discards = { $head } ({ $ages }), voltadas para baixo
seven-pile = Só você vê estas cartas:

## Pontos

seven-score-row = { $who }: { $points } ({ $categories })
seven-score-row-empty = { $who }: { $points }
seven-category-points = { $category } { $points }
seven-copied = copia { $guild }
seven-stands-for = { $n } × { $symbol } à escolha
seven-score-total = { $who } ({ $points })
seven-alt-score = Pontuação: { $totals }.

## O fim

seven-result-points = { $who } vence por ter mais pontos.
seven-result-tiebreak = Empate em pontos: { $who } vence por ter mais moedas.
seven-result-shared = Empate em pontos e moedas: { $who } compartilham a vitória.
seven-result-resignation = { $rivals ->
    [0] Desistiram da partida.
   *[other] { $rival } desistiu: { $winners ->
        [one] { $who } vence.
       *[other] { $who } vencem.
    }
}
seven-result-abandoned = A partida foi encerrada sem vencedor.

## Por que o computador aconselha uma jogada

seven-hint-set = Completa um conjunto de três símbolos diferentes (o novo: { $symbol }): mais { points.short }.
seven-hint-symbol = Você fica com { $held } × { $symbol }: mais { points.short }.
seven-hint-outshields = Com { shields }, você supera { $rivals }.
seven-hint-parries = Com { shields }, você empata com { $rivals }.
seven-hint-denies = Não deixa { $card } para { $rival }, a quem essa carta renderia { points.short } agora.
seven-hint-chain = De graça pelo encadeamento com { $giver }.
seven-hint-stage = Estágio { $stage } da sua Maravilha: { points.short }.
seven-hint-stage-only = Estágio { $stage } da sua Maravilha: { $effects }.
seven-hint-produces = Produz o que faltava à sua cidade: { $resources }.
seven-hint-cheapens = Você passa a pagar menos para { $rivals } por { $goods }.
seven-hint-leads = Deixa cartas futuras de graça: { $cards }.
seven-hint-scores = Vale { points.short } para você agora.
seven-hint-coins = Rende { coins } para você.
seven-hint-city-pays = A Cidade Livre paga { coins } a você.
seven-hint-arms-city = Com { shields }, a Cidade Livre passa à frente de { $rival }.
seven-hint-declines = Nenhum dos descartes serve para você.
seven-hint-builds-nothing = Não constrói nada.
seven-hint-stages = Os estágios: { $stages }.
seven-hint-produces-more = Aumenta o que você já produz: { $resources }.
seven-hint-shields = Você fica com { shields }.
seven-hint-does = O que ela faz: { $effects }.
seven-hint-prepares = Não rende nada de imediato.
seven-risk-conflicts = Cuidado: do jeito que a mesa está, nos conflitos do fim da Era você perde para { $rivals }.
seven-risk-more = { $rival } ({ shields } a mais)
seven-risk-passes = Cuidado: você passa { $card } para { $rival }, a quem essa carta renderia { points.short } agora.
