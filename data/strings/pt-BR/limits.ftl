# Limites, e quem as pessoas e os servidores mantêm afastado.

refusal-limit-at-once = { $count ->
    [one] Ainda estou trabalhando no seu último pedido. Espere até que fique pronto.
   *[other] Ainda estou trabalhando em { $count } pedidos seus. Espere até que um deles fique pronto.
}
refusal-limit-rate = Você fez isso { $count ->
    [one] uma vez
   *[other] { $count } vezes
} em pouco tempo. Você pode fazer de novo { $when }.
refusal-limit-waiting = Ainda estou trabalhando em { $count ->
    [one] um pedido seu
   *[other] { $count } pedidos seus
} como este. Assim que um ficar pronto, você pode pedir o próximo.
refusal-limit-queue = Há tanta gente esperando por isso agora que não consigo aceitar mais pedidos. Tente de novo daqui a um minuto.
refusal-limit-mentions-one = Há pouco avisei **{ $name }** a seu pedido { $count ->
    [one] uma vez
   *[other] { $count } vezes
}. Você pode pedir de novo { $when }.
refusal-limit-mentions = Há pouco avisei pessoas a seu pedido { $count ->
    [one] uma vez
   *[other] { $count } vezes
}, e esse é o máximo. Você pode pedir de novo { $when }.
refusal-limit-invitations = Você já tem { $count ->
    [one] um convite aberto
   *[other] { $count } convites abertos
}. Você pode enviar outro quando um convite for respondido ou retirado, ou quando expirar, { $when }.
refusal-limit-invitations-channel = Você já tem { $count ->
    [one] um convite aberto
   *[other] { $count } convites abertos
} neste canal. Você pode enviar outro quando um convite for respondido ou retirado, ou quando expirar, { $when }.
refusal-limit-invitations-server = Já há { $count ->
    [one] um convite aberto
   *[other] { $count } convites abertos
} neste servidor, e não guardo mais do que isso. Você pode enviar o seu assim que outro for respondido.
refusal-limit-watched = Você já pôs o computador para jogar contra si mesmo em { $count ->
    [one] uma partida
   *[other] { $count } partidas
}. A próxima pode começar quando uma terminar; `/{ command-resign }` no canal dela a encerra na hora.
refusal-limit-watched-server = O computador já joga contra si mesmo em { $count ->
    [one] uma partida
   *[other] { $count } partidas
} neste servidor. A próxima pode começar assim que uma terminar.
refusal-limit-watched-all = O computador já joga contra si mesmo em { $count ->
    [one] uma partida
   *[other] { $count } partidas
} ao todo. A próxima pode começar assim que uma terminar.
refusal-not-welcome = **{ $name }** não quer receber convites.
refusal-table-closed = Alguém nesta mesa não quer jogar com você. `/{ command-help }` explica como abrir a sua.
refusal-barred = Quem modera este servidor excluiu você das partidas daqui. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` e `/{ command-forget-me }` continuam funcionando.
refusal-barred-there = Quem modera o servidor desta partida excluiu você das partidas de lá. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` e `/{ command-forget-me }` continuam funcionando.
refusal-barred-other = Quem modera este servidor excluiu **{ $name }** das partidas daqui.
refusal-elsewhere = Essa partida está em outro canal. Você pode vê-la lá.
refusal-block-whom = Você não pode escolher a si mesmo nem a mim. Indique outra pessoa.
refusal-not-blocked = Você não bloqueou **{ $name }**.
refusal-not-barred = **{ $name }** pode jogar aqui: não há o que desfazer.
refusal-not-moderator = Só quem gerencia o servidor ou modera os membros pode fazer isso. Com `/{ command-block }` você impede alguém de convidar você.
refusal-bar-manager = **{ $name }** gerencia este servidor, e não é possível excluir quem o gerencia.

blocked-member = **{ $name }** não pode mais desafiar nem convidar você, nem entrar em uma mesa em que você esteja. Essa pessoa não fica sabendo. As partidas em andamento continuam.
unblocked-member = **{ $name }** pode desafiar e convidar você de novo.
blocked-all = { $count ->
    [one] Você bloqueou uma pessoa: { $members }
   *[other] Você bloqueou { $count } pessoas: { $members }
}
    -# `/{ command-unblock }` desfaz isso. Com `/{ command-settings }` você pode recusar todos os convites.
blocked-none = Você não bloqueou ninguém. `/{ command-block }` impede uma pessoa de convidar você; com `/{ command-settings }` você pode recusar todos os convites.
barred-member = **{ $name }** não pode mais jogar comigo neste servidor. As partidas em andamento ficam, mas nelas **{ $name }** só pode desistir.
unbarred-member = **{ $name }** pode jogar de novo neste servidor.
barred-all = { $count ->
    [one] Uma pessoa está excluída daqui: { $members }
   *[other] { $count } pessoas estão excluídas daqui: { $members }
}
    -# `/{ command-unbar }` desfaz isso.
barred-none = Ninguém está excluído daqui.
