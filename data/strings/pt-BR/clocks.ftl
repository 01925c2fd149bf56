# Os relógios das jogadas: o que diz o convite, os lembretes e o que acontece quando o tempo acaba.

clock-terms-live = Tempo para cada jogada: 3 minutos. Quando acaba, o computador faz essa jogada.
clock-terms-day = Tempo para cada jogada: 1 dia. Quando acaba, o computador faz essa jogada.
clock-terms-days = Tempo para cada jogada: 3 dias. Quando acaba, o computador faz essa jogada.
clock-terms-week = Tempo para cada jogada: 1 semana. Quando acaba, o computador faz essa jogada.
clock-until = -# ⏱️ O tempo desta jogada acaba { $when }.
clock-away = -# ⏱️ O relógio desta jogada fica parado enquanto { $players } { $count ->
        [one] estiver
       *[other] estiverem
    } fora.
clock-reminder = ⏱️ { $players }: fim do prazo da sua jogada: { $when }.
clock-late-once = ⏱️ O tempo de { $players } acabou: { $count ->
        [one] o computador fez essa jogada.
       *[other] o computador fez essas jogadas.
    }
clock-late-again = ⏱️ O tempo de { $players } acabou duas vezes seguidas, e o computador fez essas jogadas. Na próxima vez, ele assume { $count ->
        [one] o lugar.
       *[other] os lugares.
    }
clock-late-taken = ⏱️ O tempo de { $players } acabou três vezes seguidas: o computador continua no lugar. `/{ command-substitute }` devolve { $count ->
        [one] o lugar.
       *[other] o lugar a cada um.
    }
clock-taken = ⏱️ O tempo de { $member } acabou pela terceira vez seguida: a partir de agora, o computador (**{ $level }**) joga nesse lugar.
    -# Enquanto a partida durar, { $member } pode voltar a jogar com o botão ou com `/{ command-substitute }`.
refusal-clock-not-here = Uma partida com relógio precisa de um lugar onde eu possa publicar por conta própria. Aqui só posso responder; escolha uma partida sem relógio.
away-noted = Você está fora de { $begins } a { $ends }. Até lá, os relógios de todas as suas partidas ficam parados. `/{ command-away }` com 0 dias traz você de volta antes.
away-back = Que bom que você voltou. Os relógios das suas partidas voltam a andar.
away-dropped = Sua ausência de { $begins } a { $ends } não está mais planejada.
refusal-away-too-long = Você pode ficar fora { $most } dias por ano; { $days ->
        [0] não resta nenhum
        [one] resta { $days } dia
       *[other] restam { $days } dias
    }.
