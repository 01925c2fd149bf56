# Qué se guarda sobre las personas, y cómo se las olvida.

# Está en lugar de un nombre: también empieza frases, por eso lleva mayúscula.
former-player = Exparticipante
forgotten-invitation = Esta invitación ya no está abierta.

privacy-stored = **Qué guardo sobre ti**
privacy-nothing = No guardo nada sobre ti.
privacy-games = - Partidas: tu id de Discord, el nombre que tenías cuando empezó cada una y tus jugadas con la hora ({ $running } en curso, { $ended ->
    [one] { $ended } terminada
   *[other] { $ended } terminadas
}).
privacy-challenges = - Invitaciones que has enviado o recibido, con los nombres de todos: { $count }.
privacy-sealed = - Tu id de Discord junto al secreto sellado del que se repartirá tu próxima partida (`/{ command-verify }`).
privacy-away = - Cuándo estás o has estado fuera (`/{ command-away }`), hasta un año después.
privacy-tournaments = - Torneos en los que participas o has participado, o que organizas, con tu nombre y tus resultados: { $count }.
privacy-notices = - De qué turnos te he avisado o debo avisarte (`/{ command-settings }`), hasta que acabe la partida.
privacy-results = - Resultados de tus partidas terminadas, de los que salen estadísticas y clasificaciones: { $count }.
privacy-choices = - Lo que has elegido con `/{ command-settings }`, `/{ command-leave-rankings }` y `/{ command-join-rankings }`.
privacy-others = - A quién has bloqueado; y, de la última hora, a quién he avisado de tu parte y quién ha hecho que te avise.
privacy-lessons = - Por dónde vas en las lecciones de cada juego (`/{ command-learn }`).
privacy-file = Todo está en el archivo adjunto.
privacy-rest = Nunca leo mensajes ni paso nada a nadie. Lo guardado queda en la máquina de quien administra el bot: las invitaciones, hasta 30 días después de que caduquen o de que acabe su partida; las partidas y los ajustes, hasta que uses `/{ command-forget-me }` o esa persona los borre; sus copias de seguridad pueden durar más. Mi registro tiene ids de partidas y canales, pero ningún id de persona, ningún nombre y ninguna jugada.
forget-really = **¿Quieres que te olvide?** No se puede deshacer.
    - Tus partidas terminadas se quedan, sin tu nombre: pasas a ser «{ former-player }». Los últimos mensajes de tus partidas e invitaciones también pierden tu nombre, hasta 100 de cada tipo; las líneas más antiguas del canal se quedan como están, y quien lo administra puede borrarlas.
    - Tus ajustes, tus invitaciones y las palabras que hayas escrito para un reparto se borran; las invitaciones abiertas se retiran.
    - Tus resultados y tu clasificación se borran; lo que tus oponentes han ganado y perdido con ellos se queda.
forget-running = - { $count ->
    [one] Tienes una partida en curso: te rindes en ella y gana tu oponente; donde juegan tres o más, las demás personas siguen, con el ordenador en tu sitio.
   *[other] Tienes { $count } partidas en curso: te rindes en todas y ganan tus oponentes; donde juegan tres o más, las demás personas siguen, con el ordenador en tu sitio.
}
button-forget = Olvídame
forgotten = Hecho. Te he olvidado. Si vuelves a jugar, guardaré de nuevo lo necesario.
refusal-still-plays = Mientras tanto ha empezado una partida tuya. `/{ command-forget-me }` vuelve a preguntar.
refusal-former-player = Ya no conozco a { $others ->
    [one] tu antiguo oponente
   *[other] alguien que jugó esa partida
}, así que no puedo pedir la revancha. Empieza una partida nueva.
