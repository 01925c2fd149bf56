# La página del playground.

page-title = Playground
page-skip = Ir al cuadro de mensaje
page-close = Cerrar
page-cancel = Cancelar
page-save = Guardar
page-menu = Canales y puestos

## El primer minuto

page-welcome = Empieza aquí
page-welcome-channel = Te damos la bienvenida a #{ $name }
page-welcome-thread = { $name }
page-welcome-direct = Mensajes directos con { $name }
page-first = Presiona uno de los botones y empieza el duelo: contra la computadora o contra otra persona en esta misma pantalla; se cambia de puesto con un clic.
page-first-alone = Presiona el botón y empieza un duelo contra la computadora.
page-first-more = O escribe { $command } aquí abajo; una “/” muestra todo lo que el bot sabe hacer.
page-open-wonders = Abrir una mesa de 7 Wonders
page-open-architects = Abrir una mesa de 7 Wonders Architects
page-first-wait = { $bot } se está iniciando. Los botones aparecerán enseguida.
page-play-computer = Jugar contra la computadora
page-play-seat = Jugar contra { $name }
page-level = Nivel de la computadora

## Canales y puestos

page-places = Canales y puestos
page-channels = Canales
page-channel-add = Crear un canal
page-channel-name = Nombre del canal
page-channel-need-name = El canal necesita un nombre.
page-directs = Mensajes directos
page-archived = archivado
page-unread = mensajes sin leer
page-for-you = mensajes para ti: { $n }
page-unknown = desconocido
page-seats = Puestos
page-you = tú
page-called = recibió una mención
page-seat-key = Sentarse aquí: Ctrl+{ $n } o Alt+{ $n }
page-seat-add = Agregar un puesto
page-seat-change = Cambiar el nombre o el idioma
page-seat-change-of = Cambiar el nombre o el idioma de { $name }
page-seat-name = Nombre
page-seat-need-name = Todo el mundo necesita un nombre.
page-seat-language = Idioma
page-seat-language-more = El idioma que esta persona eligió en Discord: el de los comandos, las respuestas privadas y esta página.
page-sit = Sentarse como { $name }
page-own-window = Abrir en otra ventana
page-person = Más
page-apps = Aplicaciones
page-mention = Mencionar
page-language = Idioma de tu puesto
page-dark = Tema oscuro
page-light = Tema claro

## Mensajes

page-log = Mensajes en { $place }
page-app = APP
page-used = usó
page-edited = (editado)
page-thinking = { $name } está pensando…
page-typing = { $name } está escribiendo…
page-only-you = Solo tú puedes ver este mensaje
page-dismiss = Descartar mensaje
page-spoiler = Spoiler: mostrar
page-thread-open = Abrir hilo
page-present = Ir a lo más reciente
page-present-new = Ir a lo más reciente · Nuevos: { $n }
page-select = Elegir
page-select-none = No hay nada que elegir.
page-picture = Imagen
page-picture-plain = Imagen sin descripción
page-picture-before = Imagen anterior
page-picture-after = Imagen siguiente
page-picture-open = Abrir el original
page-modal-send = Enviar
page-modal-need = Falta algo obligatorio o el texto es demasiado corto.

## Escribir

page-write-in = / para comandos, o escribe en { $place }
page-send = Enviar
page-commands = Comandos
page-no-command = Ningún comando empieza así.
page-people = Personas
page-options = Opciones
page-option-change = { $name }: { $value }; cambiar
page-hint-options = Enter lo envía; Tab agrega una opción
page-hint-enter = Enter lo envía
page-required = obligatorio
page-write = Escríbelo y presiona Enter.
page-attach = Elegir un archivo
page-searching = Buscando…
page-nothing-found = No se encontró nada.
page-true = Verdadero
page-false = Falso
page-need = El comando necesita “{ $name }”.
page-no-option = El comando no tiene la opción “{ $name }”. Vacía el campo para ver las opciones.
page-need-choice = Elige algo de la lista.
page-need-file = Elige un archivo de 10 MB como máximo que no esté vacío.
page-need-whole = Aquí va un número entero.
page-need-number = Aquí va un número.
page-need-least = El mínimo es { $n }.
page-need-most = El máximo es { $n }.
page-need-longer = Debe tener al menos { $n } caracteres.
page-need-shorter = Puede tener como máximo { $n } caracteres.
page-lost = Se perdió la conexión con el playground. Volviendo a intentarlo…
page-lost-asking = La conexión se cortó antes de que llegara la respuesta. Inténtalo de nuevo.

## El panel del anfitrión

page-host = Panel del anfitrión
page-bot = El bot
page-bot-online = { $name } está conectado
page-bot-offline = { $name } está desconectado
page-bot-restart = Reiniciar
page-bot-restart-more = Detiene el bot como lo haría su anfitrión y lo inicia de nuevo.
page-bot-kill = Desconectar de golpe
page-bot-kill-more = Termina el proceso del bot al instante, como en un apagón; después se inicia de nuevo.
page-faults = Lo que falla
page-fault-rate_limit = Demasiadas peticiones
page-fault-rate_limit-more = Las peticiones del bot reciben la respuesta 429.
page-fault-server_error = Fallan los servidores de Discord
page-fault-server_error-more = Las peticiones del bot reciben un error de la familia 500.
page-fault-slow = Todo va lento
page-fault-slow-more = Cada petición del bot tarda más.
page-fault-lost_answer = Se pierden respuestas
page-fault-lost_answer-more = Las peticiones surten efecto, pero el bot no llega a saberlo.
page-fault-gateway_refused = El gateway no abre
page-fault-gateway_refused-more = Se corta la conexión del bot y no puede volver a conectarse.
page-fault-no_permission = Sin permiso para escribir
page-fault-no_permission-more = El bot ya no puede enviar mensajes ni imágenes aquí.
page-fault-drop_gateway = Cortar el gateway
page-fault-drop_gateway-more = La conexión del bot se corta una vez; se reconecta y sigue.
page-fault-invalid_session = Terminar la sesión
page-fault-invalid_session-more = El bot tiene que identificarse de nuevo.
page-fault-expired_tokens = Hacer caducar los tokens
page-fault-expired_tokens-more = Ninguna interacción hecha hasta ahora puede responderse ya.
page-fault-message_deleted = Borrar el último mensaje del bot
page-fault-message_deleted-more = Como podría hacerlo un moderador.
page-records = Peticiones y eventos
page-records-seek = Buscar
page-records-pause = Pausar
page-way-in = del bot
page-way-event = al bot
page-way-act = una persona
page-way-host = el anfitrión

## Lo que responde el servidor
server-no-answer = La aplicación no respondió
server-failed = Esta interacción falló
server-not-offered = Eso ya no está disponible aquí.
server-not-understood = La página y el playground no se entienden. Recarga la página.
server-unknown = Eso ya no existe.
server-not-allowed = No puedes escribir aquí.
server-too-long = Un mensaje tiene entre 1 y 2000 caracteres.
server-too-many = No hay lugar para más.
server-bad-name = Ese nombre está vacío o es demasiado largo.
server-no-bot = Este playground no inició el bot, así que no puede reiniciarlo desde aquí.
