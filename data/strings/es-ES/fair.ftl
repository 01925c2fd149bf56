# Cómo se repartieron las cartas: qué se prometió, qué se mezcló y qué lo demuestra.

fair-sealed = -# 🔒 Las cartas ya están selladas: `{ $commitment }` · `/{ command-verify }`
fair-dealt = -# 🔒 Sellado antes: `{ $commitment }` · `/{ command-verify }`
fair-opened = -# 🔓 El sello de las cartas está abierto: `{ $secret }` · `/{ command-verify }`
fair-promised = -# ✉️ **{ $name }** mezcla palabras selladas; su SHA-256: `{ $promise }`
fair-opening =
    Los sitios ya están decididos, y también todo lo que entra en el reparto: `{ $terms }`
    Quien haya sellado palabras debe abrirlas ahora, y entonces empieza la partida. La invitación caduca { $when }.

cut-title = Cortar las cartas
cut-label = Palabras a tu gusto
cut-label-promised = Las palabras que has sellado
cut-hint = Entran en el reparto, que ya está sellado; /{ command-verify } las muestra.

verify-title = **Cómo se repartieron las cartas de esta partida**
verify-unsealed = No hay nada que comprobar de la partida de este canal: se repartió cuando aún no se podía comprobar, o alguien cuyas palabras se mezclaron pidió que lo olvidara.
verify-sealed = - Sellado antes de la partida, como el SHA-256 de un secreto: `{ $commitment }`
verify-sealed-shown = - Sellado antes de la partida, como el SHA-256 de un secreto: `{ $commitment }` ([en la invitación]({ $link }))
verify-mixed = - Mezclado después: `{ $terms }`
verify-later = - El secreto: lo enseño cuando acabe la partida. Entonces cualquiera puede calcular cómo se repartieron las cartas y ver que es el reparto que se selló.
verify-secret = - El secreto: `{ $secret }`
verify-follows = ✅ He vuelto a hacer la cuenta: el reparto con el que se jugó esta partida sale de estos datos.
verify-differs = ❌ El reparto con el que se jugó esta partida **no** sale de estos datos. No te fíes de esta partida.
verify-other-cards = ⚠️ No puedo saber si el reparto de esta partida sale de estos datos: se hizo con cartas (`{ $data }`) distintas de las que mi programa tiene ahora. La versión de mi programa con aquellas cartas sí puede; `docs/fair-deal.md` explica cómo encontrarla.
verify-command = No te fíes solo de mí: esto rehace la cuenta en cualquier ordenador que tenga mi programa, sin mí.
verify-moves = Las jugadas (sitio y jugada), para `--game ARCHIVO`:
verify-open = 🔒 Sellado para la invitación de **{ $host }**: `{ $commitment }`
verify-next = 🔒 La próxima partida que **tú** empieces, aquí o en otro lugar, ya está sellada: `{ $commitment }`
    -# Guárdalo, empieza la partida y compara: `/{ command-verify }` lo vuelve a mostrar. Con la opción `{ command-begin-cut }` mezclas palabras tuyas.
