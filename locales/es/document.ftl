### Lo que dice la página antes de que esté el programa, o cuando no puede funcionar, y cómo se llama la app instalada.

## While the program is loaded

document-loading = Wheelhouse se está cargando…
needs-javascript = Wheelhouse funciona en tu navegador y necesita JavaScript. Actívalo para esta página.

## When it cannot run

failure-could-not-start = Wheelhouse no ha podido iniciarse
failure-stopped = Wheelhouse se ha detenido
failure-about = Algo ha fallado, o falta un archivo o está desactualizado. Tus partidas siguen guardadas en este navegador. Recargar suele ayudar.
obstacle-file = Esta página se ha abierto como archivo, y los navegadores solo ejecutan programas que vienen de un servidor web. Ejecuta <code>python3 -m http.server</code> en su carpeta y abre <code>http://localhost:8000</code>, o sube la carpeta a cualquier alojamiento web.
obstacle-wasm = WebAssembly está desactivado en este navegador, como ocurre en los modos de máxima protección. Permítelo para esta página o ábrela en otro navegador.
obstacle-old = Este navegador es demasiado antiguo para Wheelhouse. Actualízalo o abre la página en otro.
obstacle-policy = Algo bloquea el juego: una extensión del navegador o una norma de tu navegador o de tu red. Permite WebAssembly para esta página o prueba con otro navegador.
obstacle-fetch = Una parte del juego no se ha cargado. Se ha perdido la conexión, o la retiene un bloqueador de anuncios, un cortafuegos o el alojamiento web. Inténtalo de nuevo; si no sirve, desactiva los bloqueadores para esta página.
obstacle-offline = No tienes conexión, y falta algo que hay que cargar una vez. Inténtalo de nuevo cuando la tengas.
failure-reload = Recargar sin caché
failure-report = Copiar informe
failure-keep-game = Por si acaso, guarda una copia de esta partida. Abre su enlace, aquí o en otro navegador, para seguir donde lo dejaste.
failure-copy-game = Copiar la partida
failure-download-game = Descargar la partida
failure-copied = Copiado.
failure-copy-by-hand = Copia este texto:
failure-text = El texto que hay que copiar

## When there is a new version

update-ready = Hay una versión nueva de Wheelhouse. Tus partidas se conservan.
update-now = Actualizar ya
update-later = Más tarde

## The installed app

app-about = Cinco juegos de mesa modernos: con amigos en la misma pantalla o por enlace, contra bots o en solitario.
shortcut-continue = Continuar la última partida
shortcut-continue-short = Continuar
shortcut-today = Partidas de hoy
shortcut-today-short = Hoy
shortcut-games = Tus partidas
screenshot-home = Cinco juegos para elegir
screenshot-world-wonders = Una partida de World Wonders
screenshot-turn-of-time = Una partida de Turn of Time
