# Mesas para vários: convites com lugares livres, escolhas ao mesmo tempo, saídas.

lobby-open = 🏛️ **{ $host }** abre uma mesa: { $game }.
begins-random = Quem começa: por sorteio.
begins = **{ $name }** começa.
begins-joining = Quem entrar começa.
lobby-host = - **{ $name }** (abriu a mesa)
lobby-joined = - **{ $name }**
lobby-invited = - { $name } (recebeu um convite)
alt-awaited = { $name } (ainda não entrou)
lobby-seats = { $open ->
    [0] Não há lugar livre.
    [one] Há um lugar livre.
   *[other] Há { $open } lugares livres.
}
lobby-least = { $least ->
    [one] Um jogador basta para começar.
   *[other] { $least } jogadores bastam para começar.
}
lobby-expires = -# O convite expira { $when }. A partida começa sozinha quando todos tiverem entrado e não houver lugar livre.
lobby-full = Não há lugar livre. Há outra partida em andamento neste canal: quando ela acabar, esta começa sozinha.
lobby-full-host = Não há lugar livre. Há outra partida em andamento neste canal: quando ela acabar, **{ $host }** pode começar esta.
lobby-ends = -# O convite expira { $when }.
lobby-begun = A partida começa: { $players } jogam { $game }.
lobby-withdrawn = **{ $host }** cancelou o convite para { $game }.
lobby-expired = O convite de **{ $host }** para { $game } expirou: passaram-se 24 horas.
button-join = Entrar
button-leave = Sair
button-start = Começar
button-cancel = Cancelar
button-to-lobby = Ir para a mesa
select-add = Adicionar um computador
select-remove = Remover alguém
refusal-lobby-over = Este convite não vale mais. `/{ command-help }` explica como começar uma partida.
refusal-lobby-begun = Esta partida já começou. `/{ command-board }` mostra o tabuleiro; quem joga nela pode sair com `/{ command-resign }`.
refusal-lobby-expired = Este convite expirou. `/{ command-help }` explica como começar uma partida.
refusal-lobby-full = Todos os lugares estão ocupados. Fique à vontade para assistir.
refusal-lobby-waits = Todos já entraram, mas há outra partida em andamento neste canal. Quando ela acabar, esta começa sozinha.
refusal-lobby-waits-host = Todos já entraram, mas há outra partida em andamento neste canal. Quando ela acabar, **{ $host }** pode começar esta.
refusal-joined-already = Você já entrou. A partida começa quando todos estiverem aqui, ou quando quem abriu a mesa der início.
refusal-not-joined = Você não entrou nesta mesa.
refusal-not-there = Esse jogador não está mais na mesa.
refusal-only-host = Só **{ $name }**, que abriu a mesa, pode fazer isso.
refusal-host-leaves = Foi você quem abriu esta mesa, então não pode sair dela. Cancele o convite.
refusal-too-few-players = { $least ->
    [one] É preciso pelo menos um jogador.
   *[other] São necessários pelo menos { $least } jogadores.
} Espere mais alguém ou adicione computadores.
refusal-invited-missing = Nem todos os convidados entraram ainda. Espere ou remova quem falta e adicione computadores.
refusal-too-many-players = { $most ->
    [one] Só um jogador pode jogar.
   *[other] No máximo { $most } jogadores podem jogar.
} Indique menos pessoas ou menos computadores.
refusal-selection-unknown = Não conheço **{ $name }**. Indique algumas destas: { $names }.
refusal-selection-few = Para { $players } jogadores preciso de pelo menos { $least } destas: { $names }. Indique mais ou deixe a opção vazia.
refusal-too-many-games = Você já joga em { $count ->
    [one] uma partida em andamento
   *[other] { $count } partidas em andamento
}, e não consigo guardar mais do que isso para você. Termine uma antes, ou desista de uma com `/{ command-resign }`.
refusal-open-or-named = Ou você diz quem joga, ou deixa qualquer pessoa aceitar: as duas coisas não.
refusal-lobby-waiting = Vocês já têm uma mesa aberta para este jogo aqui; ela continua valendo.
refusal-lobby-opening = Os jogadores já estão definidos: as palavras lacradas estão sendo abertas. Quem abriu a mesa ainda pode cancelar o convite.
refusal-lobby-other-cards = Minhas cartas mudaram depois que mostrei o que entra na distribuição desta partida, então não consigo mais fazê-la assim. Quem abriu a mesa pode cancelar o convite e convidar de novo.
refusal-cut-differs = Não são as palavras que você lacrou: o SHA-256 delas é outro. Confira maiúsculas e espaços.
refusal-chosen-already = Você já escolheu neste turno. Até todos escolherem, pode trocar a sua escolha com o botão embaixo do tabuleiro; no próximo turno há dicas de novo.
refusal-no-such-view = A partida deste canal não tem nada disso para mostrar. `/{ command-board }` mostra o tabuleiro.
refusal-review-none = As partidas deste jogo não podem ser analisadas. `/{ command-log }` mostra as jogadas.

waiting-for = ⏳ Esperando { $players }.
panel-done = Pronto.
panel-over = A partida terminou. O resultado está no tabuleiro.
leave-really = Quer mesmo sair? O computador fica com o seu lugar de vez, e os outros continuam jogando.
button-leave-game = Sair da partida
left = Você saiu da partida. O computador continua no seu lugar.
left-told = **{ $name }** saiu da partida; o computador ({ $level }) continua no lugar.
left-before = { $count ->
    [one] { $players } não jogou até o fim: o computador continuou no lugar.
   *[other] { $players } não jogaram até o fim: computadores continuaram nos lugares.
}
left-counted = A vitória conta para { $winners }.
