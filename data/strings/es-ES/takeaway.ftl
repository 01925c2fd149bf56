# Partidas para llevarse: /exportar, /importar y lo que se ve en una partida importada.

button-export = Exportar
button-log = Jugadas
export-done = Aquí tienes la partida: un archivo con el reparto y todas las jugadas. Cualquiera puede abrirlo con `/{ command-import }` o comprobarlo sin mí (`python -m engine.verify --game`). Los nombres de los demás solo aparecen si lo permiten (`/{ command-settings }`).
export-player = Jugador { $number }
import-title = **{ $game }** de un archivo: { $players }
import-kept = -# Solo tú ves esta partida, durante 7 días. No cuenta para la clasificación ni para el historial; los nombres son los del archivo.
import-unproved = 🎲 El archivo no dice cómo se hizo el reparto.
import-differs = ⚠️ El reparto no se sigue de la línea del reparto justo que está en el archivo.
import-other-cards = 🎲 No puedo saber si el reparto se sigue de la línea del archivo: se hizo con cartas (`{ $data }`) distintas de las que mi programa tiene ahora.
import-follows = 🎲 El reparto se sigue de la línea del archivo. Fue justo si este compromiso estaba debajo de la invitación: `{ $commitment }`
refusal-export-running = Esta partida sigue en juego. Se puede exportar cuando acabe: el archivo muestra todo lo que está oculto.
refusal-export-choose = Elige una de tus partidas terminadas en la lista, o deja la opción vacía para la última partida de este canal.
refusal-import-large = Este archivo es demasiado grande para una partida: leo como mucho { $most } KB.
refusal-import-unreadable = No puedo leer este archivo. Abro los archivos que crea `/{ command-export }` (JSON).
refusal-import-version = Este archivo está en un formato que aún no conozco. Quizá lo creó una versión más nueva de mí.
refusal-import-unknown-game = No conozco el juego de este archivo.
refusal-import-deal = El reparto de este archivo no es de este juego: falta una carta o hay una equivocada.
refusal-import-seats = Los sitios de este archivo no corresponden a los del juego.
refusal-import-move = La jugada { $number } de este archivo no es posible según las reglas.
refusal-import-other-cards = Esta partida se repartió con otras cartas (`{ $data }`), y las que tengo ahora no la permiten. Una versión mía con aquellas cartas puede abrir el archivo.
refusal-import-turn = Las jugadas de este archivo terminan a mitad de un turno: unos han elegido y otros no. Solo abro partidas que terminan con el turno completo.
refusal-import-unfinished = La partida de este archivo no ha terminado. Solo abro partidas terminadas.
refusal-import-lost = Discord no me ha dado el archivo. Inténtalo de nuevo.
refusal-import-gone = Esta partida importada ya no está aquí: guardo las últimas 5, durante 7 días. `/{ command-import }` la abre de nuevo.
privacy-imported = - Partidas que has importado, guardadas durante 7 días: { $count }.
