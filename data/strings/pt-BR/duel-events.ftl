# O que aconteceu, e o que há para decidir. `$who` e `$rival` são nomes.

game-begins = { $first } começa. Boa partida!
event-wonder-taken = { $who } escolheu { $wonder }.
event-wonder-given = { $who } ficou com a última: { $wonder }.
event-starter-self = { $who } escolheu começar a Era.
event-starter-rival = { $who } escolheu { $rival } para começar a Era.
event-built = { $who } construiu { $card } por { coins }.
event-built-free = { $who } construiu { $card } de graça.
event-built-chain = { $who } construiu { $card } de graça (encadeamento com { $giver }).
event-discarded = { $who } descartou { $card } e recebeu { coins }.
event-wonder-built = { $who } construiu { $wonder } por { coins }, usando { $card }.
event-wonder-built-free = { $who } construiu { $wonder } de graça, usando { $card }.
event-wonder-lost = Sete Maravilhas construídas: { $who } devolve { $wonder } à caixa.
event-coins-gained = { $who } recebeu { coins } ({ $source }).
event-coins-lost = { $who } perdeu { coins } ({ $source }).
event-trade-paid = { $who } recebeu { coins } desse comércio ({ token-economy }).
event-chain-paid = { $who } recebeu { coins } pelo encadeamento ({ token-urbanism }).
event-pawn-moved = Peão de Conflito: { spaces } em direção à capital de { $rival }.
event-looted = { $who } perdeu { coins } para uma ficha Militar.
event-looted-nothing = Uma ficha Militar foi usada: { $who } não tinha moedas para perder.
event-pair-made = { $who } formou um par de símbolos: { $symbol }.
event-token-taken = { $who } pegou a ficha de Progresso { $token }.
event-token-kept = { $who } ficou com a ficha de Progresso { $token }, da Grande Biblioteca.
event-revived = { $who } construiu { $card } de graça, da pilha de descartes.
event-destroyed = { $who } mandou { $card } de { $rival } para a pilha de descartes.
event-plays-again = { $who } joga novamente.
event-revealed = À vista: { $cards }.

log-line = { $n }. { $text }

## Como a partida terminou

result-civilian = { $who } vence por pontos.
result-tiebreak = Empate em pontos: { $who } vence por ter mais pontos em cartas azuis.
result-draw = Empate em pontos, e também nas cartas azuis: { $players } compartilham a vitória.
result-military = { $who } vence por supremacia militar: o peão está na capital de { $rival }.
result-science = { $who } vence por supremacia científica, com seis símbolos diferentes.
result-resignation = { $rival } desistiu: { $who } vence.
result-abandoned = A partida foi encerrada sem vencedor.

## O que há para decidir

ask-draft = { $who }: escolha uma das Maravilhas.
ask-turn = { $who }: escolha uma carta disponível.
ask-pick-token = { $who }: pegue uma ficha de Progresso do tabuleiro.
ask-pick-from-library = { $who }: fique com uma das fichas de Progresso sorteadas pela Grande Biblioteca.
ask-revive = { $who }: escolha uma carta da pilha de descartes para construir de graça.
ask-destroy = { $who }: escolha uma { $card } do oponente para descartar.
ask-choose-starter = { $who }: escolha quem começa a Era.
