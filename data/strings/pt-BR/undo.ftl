# Voltar atrás numa jogada: o pedido, as respostas e o que se conta depois.

undo-request = **{ $name }** quer desfazer { $moves ->
    [one] a última jogada.
   *[other] as últimas { $moves } jogadas.
} { $count ->
    [one] É preciso que { $rival } concorde.
   *[other] É preciso que todos concordem: { $rival }.
}
    -# Até lá a partida continua como está; a próxima jogada encerra o pedido.
undo-noted = Você concorda. As jogadas são desfeitas assim que todos a quem perguntei concordarem.
undo-declined = **{ $rival }** não concorda: a jogada de **{ $name }** continua valendo.
undo-withdrawn = **{ $name }** retirou o pedido: a jogada continua valendo.
undo-over-moved = **{ $name }** queria desfazer uma jogada, mas a partida seguiu adiante.
undo-over-ended = **{ $name }** queria desfazer uma jogada, mas a partida terminou.
undo-over-replaced = **{ $name }** queria desfazer uma jogada, mas há outro pedido mais abaixo no lugar deste.
undo-over-closed = **{ $name }** queria desfazer uma jogada, mas o pedido já foi respondido, ou mudou quem joga.
undo-done = ↩️ **{ $name }** desfez { $moves ->
    [one] a última jogada.
   *[other] as últimas { $moves } jogadas.
}
undo-agreed = ↩️ { $rival } { $count ->
    [one] concorda
   *[other] concordam
}: **{ $name }** desfaz { $moves ->
    [one] a última jogada.
   *[other] as últimas { $moves } jogadas.
}
undo-turned = Até lá já se tinha visto algo oculto: { $seen }.
undo-turned-cards = cartas recém-reveladas
undo-turned-choices = o que cada um escolheu
undo-turned-hands = as mãos passadas adiante
undo-turned-tokens = fichas recém-reveladas
undo-turned-wonders = Maravilhas recém-reveladas
undo-rated = -# Todos concordaram: a partida continua valendo para a classificação.
undo-unrated = -# Ninguém precisou concordar; por isso, a partida não vale mais para a classificação.
undo-board = ↩️ **{ $name }** desfez { $moves ->
    [one] a última jogada
   *[other] as últimas { $moves } jogadas
}. Antes disso:
undone = { $count ->
    [one] -# ↩️ Uma jogada desta partida foi desfeita e não aparece.
   *[other] -# ↩️ { $count } jogadas desta partida foram desfeitas e não aparecem.
}
undone-then = ↩️ { $when }: **{ $name }** desfez { $count ->
    [one] uma jogada.
   *[other] { $count } jogadas.
}
refusal-undo-over = Este pedido não vale mais: já foi respondido ou retirado, alguém já jogou, ou mudou quem joga. `/{ command-undo }` faz outro.
refusal-undo-replaced = Este pedido não vale mais: há outro mais abaixo no lugar dele.
refusal-undo-choice = Até todos escolherem, basta trocar a sua escolha: aperte o botão embaixo do tabuleiro.
refusal-undo-nothing = Você ainda não fez nenhuma escolha que se possa desfazer.
refusal-undo-absent = O computador está jogando no lugar de **{ $name }**, que por isso não pode concordar, e uma jogada feita por **{ $name }** também seria desfeita.
refusal-undo-counts = Esta partida vale para a classificação ou para um torneio; por isso, nada pode ser desfeito enquanto o computador estiver jogando no lugar de **{ $name }**, que agora não pode concordar, mas ainda pode voltar.
