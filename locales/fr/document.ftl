### What the page says before the program is there, or when it cannot run, and what the installed app is called.
### The build writes it into the page: no message here takes a value.

## While the program is loaded
document-loading = Chargement de Wheelhouse…
needs-javascript = Wheelhouse tourne dans ton navigateur et a besoin de JavaScript. Active-le pour cette page.

## When it cannot run
failure-could-not-start = Wheelhouse n’a pas pu démarrer
failure-stopped = Wheelhouse s’est arrêté
failure-about = Quelque chose s’est mal passé, ou un fichier manque ou n’est plus à jour. Tes parties sont toujours enregistrées dans ce navigateur. Souvent, il suffit de recharger la page.
obstacle-file = Cette page a été ouverte comme un fichier, et les navigateurs n’exécutent que les programmes qui viennent d’un serveur web. Lance <code>python3 -m http.server</code> dans son dossier et ouvre <code>http://localhost:8000</code>, ou dépose le dossier chez n’importe quel hébergeur web.
obstacle-wasm = WebAssembly est désactivé dans ce navigateur, par exemple par un mode d’isolement. Autorise-le pour cette page, ou ouvre-la dans un autre navigateur.
obstacle-old = Ce navigateur est trop ancien pour Wheelhouse. Mets-le à jour, ou ouvre la page dans un autre.
obstacle-policy = Quelque chose bloque Wheelhouse : une extension du navigateur, ou une règle du navigateur ou du réseau. Autorise WebAssembly pour cette page, ou essaie un autre navigateur.
obstacle-fetch = Wheelhouse n’a pas été chargé en entier. La connexion a été coupée, ou un bloqueur de publicités, un pare-feu ou l’hébergeur retient un fichier. Réessaie ; si ça ne change rien, désactive les bloqueurs pour cette page.
obstacle-offline = Tu es hors ligne, et il manque encore quelque chose qui doit être chargé une fois. Réessaie quand la connexion sera revenue.
failure-reload = Recharger sans le cache
failure-report = Copier l’erreur
failure-keep-game = Par précaution, garde une copie de cette partie. Ouvre son lien, ici ou dans un autre navigateur, pour reprendre là où tu en étais.
failure-copy-game = Copier la partie
failure-download-game = Télécharger la partie
failure-copied = Copié.
failure-copy-by-hand = Copie ce texte :
failure-text = Le texte à copier

## When there is a new version
update-ready = Une nouvelle version de Wheelhouse est prête. Tu gardes tes parties.
update-now = Mettre à jour
update-later = Plus tard

## The installed app
app-about = Cinq jeux de société modernes : à plusieurs sur un écran ou par lien, contre des bots, ou en solo.
shortcut-continue = Continuer la dernière partie
shortcut-continue-short = Continuer
shortcut-today = Parties du jour
shortcut-today-short = Aujourd’hui
shortcut-games = Tes parties
screenshot-home = Cinq jeux au choix
screenshot-world-wonders = Une partie de World Wonders
screenshot-turn-of-time = Une partie de Turn of Time
