# Límites, y a quién mantienen apartado las personas y los servidores.

refusal-limit-at-once = { $count ->
    [one] Todavía estoy con tu última petición. Espera a que termine.
   *[other] Todavía estoy con { $count } peticiones tuyas. Espera a que termine una de ellas.
}
refusal-limit-rate = Hiciste esto { $count ->
    [one] una vez
   *[other] { $count } veces
} en poco tiempo. Puedes volver a hacerlo { $when }.
refusal-limit-waiting = Todavía estoy trabajando en { $count ->
    [one] una petición tuya
   *[other] { $count } peticiones tuyas
} como esta. En cuanto termine una, puedes pedir la siguiente.
refusal-limit-queue = Hay tanta gente esperando esto en este momento que no puedo aceptar más. Inténtalo otra vez en un minuto.
refusal-limit-mentions-one = Hace poco avisé a **{ $name }** de tu parte { $count ->
    [one] una vez
   *[other] { $count } veces
}. Puedes volver a pedirlo { $when }.
refusal-limit-mentions = Hace poco avisé a gente de tu parte { $count ->
    [one] una vez
   *[other] { $count } veces
}, y ese es el máximo. Puedes volver a pedirlo { $when }.
refusal-limit-invitations = Ya tienes { $count ->
    [one] una invitación abierta
   *[other] { $count } invitaciones abiertas
}. Puedes enviar otra cuando respondan a una, cuando la retires o cuando expire, { $when }.
refusal-limit-invitations-channel = Ya tienes { $count ->
    [one] una invitación abierta
   *[other] { $count } invitaciones abiertas
} en este canal. Puedes enviar otra cuando respondan a una, cuando la retires o cuando expire, { $when }.
refusal-limit-invitations-server = Ya hay { $count ->
    [one] una invitación abierta
   *[other] { $count } invitaciones abiertas
} en este servidor, y no guardo más. Puedes enviar la tuya en cuanto respondan a otra.
refusal-limit-watched = Ya tienes a la computadora jugando contra sí misma en { $count ->
    [one] una partida
   *[other] { $count } partidas
}. La siguiente puede empezar cuando termine una; `/{ command-resign }` en su canal la termina de inmediato.
refusal-limit-watched-server = La computadora ya juega contra sí misma en { $count ->
    [one] una partida
   *[other] { $count } partidas
} de este servidor. La siguiente puede empezar en cuanto termine una.
refusal-limit-watched-all = La computadora ya juega contra sí misma en { $count ->
    [one] una partida
   *[other] { $count } partidas
} en total. La siguiente puede empezar en cuanto termine una.
refusal-not-welcome = **{ $name }** no quiere recibir invitaciones.
refusal-table-closed = Alguien de esta mesa no quiere jugar contigo. `/{ command-help }` explica cómo abrir la tuya.
refusal-barred = La moderación de este servidor no te deja jugar aquí. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` y `/{ command-forget-me }` siguen funcionando.
refusal-barred-there = La moderación del servidor de esta partida no te deja jugar allí. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` y `/{ command-forget-me }` siguen funcionando.
refusal-barred-other = La moderación de este servidor no deja jugar aquí a **{ $name }**.
refusal-elsewhere = Esa partida se juega en otro canal. Puedes verla allí.
refusal-block-whom = No puedes elegirte a ti ni elegirme a mí. Nombra a otra persona.
refusal-not-blocked = No tienes a **{ $name }** en tu lista de bloqueos.
refusal-not-barred = **{ $name }** puede jugar aquí: no hay nada que deshacer.
refusal-not-moderator = Solo quienes administran el servidor o moderan a sus miembros pueden hacer eso. Con `/{ command-block }` impides que alguien te invite.
refusal-bar-manager = **{ $name }** administra este servidor y no se le puede excluir.

blocked-member = **{ $name }** ya no puede desafiarte ni invitarte, ni unirse a una mesa en la que estés. Esa persona no se entera. Las partidas en curso siguen.
unblocked-member = **{ $name }** puede volver a desafiarte e invitarte.
blocked-all = { $count ->
    [one] Tienes bloqueada a una persona: { $members }
   *[other] Tienes bloqueadas a { $count } personas: { $members }
}
    -# `/{ command-unblock }` lo deshace. Con `/{ command-settings }` puedes rechazar todas las invitaciones.
blocked-none = No tienes a nadie en tu lista de bloqueos. `/{ command-block }` impide que alguien te invite; con `/{ command-settings }` puedes rechazar todas las invitaciones.
barred-member = **{ $name }** ya no puede jugar conmigo en este servidor. Sus partidas en curso no se borran, pero en ellas solo puede rendirse.
unbarred-member = **{ $name }** puede volver a jugar en este servidor.
barred-all = { $count ->
    [one] Una persona no puede jugar aquí: { $members }
   *[other] { $count } personas no pueden jugar aquí: { $members }
}
    -# `/{ command-unbar }` lo deshace.
barred-none = Aquí puede jugar todo el mundo.
