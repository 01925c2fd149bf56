# Límites, y a quién mantienen apartado las personas y los servidores.

refusal-limit-at-once = Todavía estoy respondiendo a { $count ->
    [one] una petición tuya
   *[other] { $count } peticiones tuyas
}. Espera un momento.
refusal-limit-rate = Ya has pedido esto { $count ->
    [one] una vez
   *[other] { $count } veces
}. Podrás hacerlo de nuevo { $when }.
refusal-limit-waiting = Todavía estoy trabajando en { $count ->
    [one] una petición tuya
   *[other] { $count } peticiones tuyas
} como esta. En cuanto termine una, puedes pedir la siguiente.
refusal-limit-queue = Hay tanta gente esperando esto ahora mismo que no puedo aceptar más. Inténtalo otra vez dentro de un minuto.
refusal-limit-mentions-one = Últimamente has avisado a **{ $name }** { $count ->
    [one] una vez
   *[other] { $count } veces
}. Podrás volver a hacerlo { $when }.
refusal-limit-mentions = Últimamente has avisado a mucha gente; el límite es { $count }. Podrás volver a hacerlo { $when }.
refusal-limit-invitations = Ya tienes { $count ->
    [one] una invitación abierta
   *[other] { $count } invitaciones abiertas
}. Puedes enviar otra cuando alguien responda a una, cuando retires una o cuando una caduque, { $when }.
refusal-limit-invitations-channel = Ya tienes { $count ->
    [one] una invitación abierta
   *[other] { $count } invitaciones abiertas
} en este canal. Puedes enviar otra cuando alguien responda a una, cuando retires una o cuando una caduque, { $when }.
refusal-limit-invitations-server = Ya hay { $count ->
    [one] una invitación abierta
   *[other] { $count } invitaciones abiertas
} en este servidor, y ese es el límite. Podrás invitar en cuanto alguien responda a una.
refusal-limit-watched = El ordenador ya juega contra sí mismo para ti en { $count ->
    [one] una partida
   *[other] { $count } partidas
}. Otra puede empezar cuando termine una; `/{ command-resign }` en su canal la termina al momento.
refusal-limit-watched-server = El ordenador ya juega contra sí mismo en { $count ->
    [one] una partida
   *[other] { $count } partidas
} de este servidor. Otra puede empezar en cuanto termine una.
refusal-limit-watched-all = El ordenador ya juega contra sí mismo en { $count ->
    [one] una partida
   *[other] { $count } partidas
}, sumando todos los servidores. Otra puede empezar en cuanto termine una.
refusal-not-welcome = **{ $name }** no quiere recibir invitaciones.
refusal-table-closed = Alguien de esta mesa no quiere jugar contigo. `/{ command-help }` explica cómo abrir la tuya.
refusal-barred = La moderación de este servidor no te deja jugar aquí. `/{ command-games }`, `/{ command-resign }`, `/{ command-privacy }` y `/{ command-forget-me }` siguen funcionando.
refusal-barred-other = La moderación de este servidor no deja jugar aquí a **{ $name }**.
refusal-elsewhere = Esa partida se juega en otro canal. Allí se puede ver.
refusal-block-whom = Nombra a otra persona: ni a ti ni a mí.
refusal-not-blocked = No tienes a **{ $name }** en tu lista de bloqueos.
refusal-not-barred = **{ $name }** puede jugar aquí: no hay nada que deshacer.
refusal-not-moderator = Solo quienes gestionan el servidor o moderan a sus miembros pueden hacer eso. Con `/{ command-block }` impides que alguien te invite.
refusal-bar-manager = **{ $name }** gestiona este servidor y no se le puede excluir.

blocked-member = **{ $name }** ya no puede desafiarte ni invitarte, ni unirse a una mesa en la que estés. Esa persona no se entera. Las partidas en curso siguen.
unblocked-member = **{ $name }** puede volver a desafiarte e invitarte.
blocked-all = { $count ->
    [one] Tienes bloqueada a una persona: { $members }
   *[other] Tienes bloqueadas a { $count } personas: { $members }
}
    -# `/{ command-unblock }` lo deshace. Con `/{ command-preferences }` nadie puede invitarte.
blocked-none = No tienes a nadie en tu lista de bloqueos. `/{ command-block }` impide que alguien te invite; `/{ command-preferences }`, que te invite cualquiera.
barred-member = **{ $name }** ya no puede jugar conmigo en este servidor. Las partidas en curso siguen, pero en ellas **{ $name }** solo puede rendirse.
unbarred-member = **{ $name }** puede volver a jugar en este servidor.
barred-all = { $count ->
    [one] Aquí no puede jugar una persona: { $members }
   *[other] Aquí no pueden jugar { $count } personas: { $members }
}
    -# `/{ command-unbar }` lo deshace.
barred-none = Aquí puede jugar todo el mundo.
