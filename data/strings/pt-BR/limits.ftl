# Limites, e quem as pessoas e os servidores mantêm afastado.

refusal-limit-at-once = Ainda estou respondendo a { $count ->
    [one] um pedido seu
   *[other] { $count } pedidos seus
}. Espere um momento.
refusal-limit-rate = Você já pediu isso { $count ->
    [one] uma vez
   *[other] { $count } vezes
}. Tente de novo { $when }.
refusal-limit-waiting = Ainda estou trabalhando em { $count ->
    [one] um pedido seu
   *[other] { $count } pedidos seus
} como este. Assim que um ficar pronto, você pode pedir o próximo.
refusal-limit-queue = Há tanta gente esperando por isso agora que não consigo aceitar mais pedidos. Tente de novo daqui a um minuto.
refusal-limit-mentions-one = Você notificou **{ $name }** { $count ->
    [one] uma vez
   *[other] { $count } vezes
} há pouco. Você pode fazer isso de novo { $when }.
refusal-limit-mentions = Você notificou muita gente há pouco; o limite é { $count }. Você pode fazer isso de novo { $when }.
refusal-limit-invitations = Você já tem { $count ->
    [one] um convite aberto
   *[other] { $count } convites abertos
}. Você pode enviar outro quando um for respondido ou retirado, ou quando um expirar, { $when }.
refusal-limit-invitations-channel = Você já tem { $count ->
    [one] um convite aberto
   *[other] { $count } convites abertos
} neste canal. Você pode enviar outro quando um for respondido ou retirado, ou quando um expirar, { $when }.
refusal-limit-invitations-server = Já há { $count ->
    [one] um convite aberto
   *[other] { $count } convites abertos
} neste servidor, e esse é o limite. Você pode convidar assim que um for respondido.
refusal-limit-watched = O computador já joga contra si mesmo para você em { $count ->
    [one] uma partida
   *[other] { $count } partidas
}. Outra pode começar quando uma terminar; `/{ command-resign }` no canal dela a encerra na hora.
refusal-limit-watched-server = O computador já joga contra si mesmo em { $count ->
    [one] uma partida
   *[other] { $count } partidas
} neste servidor. Outra pode começar assim que uma terminar.
refusal-limit-watched-all = O computador já joga contra si mesmo em { $count ->
    [one] uma partida
   *[other] { $count } partidas
}, somando todos os servidores. Outra pode começar assim que uma terminar.
refusal-not-welcome = **{ $name }** não quer receber convites.
refusal-table-closed = Alguém nesta mesa não quer jogar com você. `/{ command-help }` explica como abrir a sua.
refusal-barred = Quem modera este servidor excluiu você das partidas daqui. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` e `/{ command-forget-me }` continuam funcionando.
refusal-barred-other = Quem modera este servidor excluiu **{ $name }** das partidas daqui.
refusal-elsewhere = Essa partida é jogada em outro canal. Dá para ver a partida por lá.
refusal-block-whom = Indique outra pessoa: nem você, nem eu.
refusal-not-blocked = Você não bloqueou **{ $name }**.
refusal-not-barred = **{ $name }** pode jogar aqui: não há o que desfazer.
refusal-not-moderator = Só quem gerencia o servidor ou modera os membros pode fazer isso. Com `/{ command-block }` você impede alguém de convidar você.
refusal-bar-manager = Não é possível excluir **{ $name }**, que gerencia este servidor.

blocked-member = **{ $name }** não pode mais desafiar nem convidar você, nem entrar em uma mesa em que você esteja. Essa pessoa não fica sabendo. As partidas em andamento continuam.
unblocked-member = **{ $name }** pode desafiar e convidar você de novo.
blocked-all = { $count ->
    [one] Você bloqueou uma pessoa: { $members }
   *[other] Você bloqueou { $count } pessoas: { $members }
}
    -# `/{ command-unblock }` desfaz isso. Com `/{ command-preferences }` ninguém pode convidar você.
blocked-none = Você não bloqueou ninguém. `/{ command-block }` impede alguém de convidar você; `/{ command-preferences }`, todos.
barred-member = **{ $name }** não pode mais jogar comigo neste servidor. As partidas em andamento continuam, mas nelas **{ $name }** só pode desistir.
unbarred-member = **{ $name }** pode jogar de novo neste servidor.
barred-all = { $count ->
    [one] Uma pessoa está excluída daqui: { $members }
   *[other] { $count } pessoas estão excluídas daqui: { $members }
}
    -# `/{ command-unbar }` desfaz isso.
barred-none = Ninguém está excluído daqui.
