### Deutsche Hilfe der Befehle; die englische steht bei ihnen selbst.
### command-BEFEHL, option-BEFEHL-NAME, und option-NAME, wo mehrere Befehle dasselbe sagen.

command-carrack = Brettspiele aus der Zeit der Segelschiffe: selbst spielen, Bots spielen lassen, nachschlagen.
    {""}
    Ohne Befehl startet der Server, an dessen Tisch gespielt wird, und der Browser öffnet sich dort.
option-carrack-version = Version, kompiliert oder nicht (pure).
option-carrack-install-completion = Die Vervollständigung für diese Shell einrichten.
option-carrack-show-completion = Die Vervollständigung für diese Shell zeigen, zum Kopieren oder Anpassen.

option-help = Diese Hilfe zeigen.
option-lang = Sprache; sonst CARRACK_LANG oder die des Systems.
option-game = Kennung eines Spiels: siehe `carrack games`.
option-option = Eine Option des Spiels.
option-components = Eigenes Spielmaterial.
option-traceback = Den Fehler eines Bots, der abstürzt, vollständig zeigen.
option-workers = Prozesse; sonst einer je Kern.
option-database = Die Datenbank des Servers; sonst die aus seinen Einstellungen.
option-settings = Die TOML-Datei mit den Einstellungen des Servers.

command-games = Die Spiele zeigen: Kennung, Titel, Plätze, Minuten, Optionen.

command-play = Ein Spiel spielen; nach jeder Entscheidung ist alles gespeichert.
option-play-what = Siehe `carrack games`; mit --resume die Datei einer Partie.
option-play-seats = Wie viele Plätze; sonst drei.
option-play-bots = Wer auf den anderen Plätzen sitzt: deckhand, mate, captain, admiral, greedy, random, human oder file.py:MyBot; ein Name für alle (sonst mate) oder der Reihe nach einer für jeden.
option-play-me = Dein Platz; sonst der erste.
option-play-name = Dein Name; bei mehreren Leuten der Reihe nach.
option-play-seed = Für eine Partie, die sich wiederholen lässt.
option-play-confirm = Ein fertiger Zug wartet auf `fertig`.
option-play-save = Die Partie hier speichern.
option-play-go-on = Eine gespeicherte Partie fortsetzen: ihr Name oder FILE, sonst die letzte.
option-play-listed = Die wartenden Partien auflisten und enden.
option-play-plain = Zeile für Zeile statt auf dem ganzen Bildschirm.
option-play-fast = Bots warten auf dem ganzen Bildschirm nicht.
option-play-linear = Eine Spalte, die Frage zuerst, keine Bilder: für Screenreader.

command-simulate = Bots viele Partien spielen lassen; sie wechseln mit jeder Partie die Plätze.
option-simulate-seats = Wie viele Plätze; sonst so viele wie Bots.
option-simulate-games = Wie viele Partien.
option-simulate-bots = random, greedy, eine Stufe wie mate oder file.py:MyBot.
option-simulate-seed = Der gleiche Startwert ergibt die gleichen Partien.
option-simulate-as-json = Alles, für Programme.
option-simulate-plot = Die Zahlen zeichnen.

command-arena = Bots gegeneinander spielen lassen: jede Ausgangslage mit allen auf jedem Platz.
option-arena-bots = random, greedy, deckhand, mate, captain, admiral, captain@500 (so viele Simulationen, keine Uhr) oder file.py:MyBot@20 (MyBot(20)).
option-arena-seats = Wie viele Plätze; sonst so wenige wie möglich, mindestens zwei.
option-arena-games = Wie viele Partien; jede Ausgangslage wird auf allen Plätzen gespielt.
option-arena-seed = Der gleiche Startwert ergibt die gleichen Ausgangslagen.
option-arena-ray = Auf diesem Ray-Cluster spielen: HOST:PORT, auto, oder `local` startet einen.
option-arena-lines = Eine Zeile je Partie; eine begonnene Datei wird fortgesetzt.
option-arena-report = Eine Seite mit Bildern.
option-arena-records = Die Aufzeichnung jeder Partie hier speichern, zum Ansehen.

command-tune = Die Gewichte in der Bewertung eines Spiels nacheinander ändern und behalten, was gewinnt.
option-tune-weights = Sonst alle.
option-tune-out = Hierhin schreiben; die des Spiels stehen in evaluation.toml.
option-tune-seats = Wie viele Plätze, einmal oder mehrmals; sonst alle ab zwei.
option-tune-rounds = Jede mit halb so großen Schritten wie die vorige.
option-tune-deals = Ausgangslagen je Versuch.
option-tune-step = Der erste Schritt: 0.4 sind 40 % mehr.
option-tune-seed = Der gleiche Startwert ergibt das gleiche Ergebnis.

command-replay = Eine aufgezeichnete Partie erzählen oder prüfen.
option-replay-file = Eine Aufzeichnung.
option-replay-verify = Jede Zeile und das Ergebnis prüfen.
option-replay-eyes = Wie Platz 1, 2 … oder ein Zuschauer (onlooker) sie sah; sonst liegt alles offen.
option-replay-plain = Als Text statt auf dem ganzen Bildschirm.

command-rules = Die Regeln eines Spiels zeigen oder den genannten Teil davon.
option-rules-part = Ein Abschnitt (`sell`) oder ein Absatz (`sell.3`).

command-components = Das Spielmaterial eines Spiels mit seiner Herkunft zeigen oder eine eigene Datei prüfen.
option-components-check = Eine Datei mit eigenen Werten prüfen.
option-components-as-json = Für Programme.

command-bench = Die Geschwindigkeit der Regeln messen, kompiliert und nicht, oder die des Servers.
option-bench-what = Was gemessen wird: alle Spiele, der Server, seine ruhenden Tische oder ein Spiel.
option-bench-as-json = Für Programme.
option-bench-seats = Wie viele Plätze; sonst so nah daran, wie das Spiel erlaubt.
option-bench-quick = Wenige Sekunden und weniger genau.
option-bench-tables = Beim Server: höchstens so viele Tische mit je vier Clients (500); bei Tischen: wie viele (5000).
option-bench-only = Beim Server: sofort so viele Tische, nicht erst wenige.
option-bench-servers = Beim Server: Prozesse an einer Datenbank.
option-bench-database = Beim Server: ein leeres PostgreSQL, für mehrere Prozesse.
option-bench-pace = Beim Server: Züge pro Sekunde, während die Wartezeit gemessen wird.
option-bench-against = Bei den Regeln: ein anderer Build neben diesem, abwechselnd.

command-serve = Den Server starten: im Browser spielen, allein gegen Bots oder mit Freunden.
option-serve-host = Adresse, auf der er lauscht; sonst 127.0.0.1.
option-serve-port = Port; 0: irgendein freier; sonst 8008.
option-serve-database = Wo Tische gespeichert werden; sonst bei deinen Daten.
option-serve-public-url = Unter welcher Adresse er erreichbar ist, für Links.
option-serve-components = Spielmaterial, mit dem gespielt werden kann.
option-serve-log = Form des Protokolls.
option-serve-settings = Eine TOML-Datei mit Einstellungen.
option-serve-check = Prüfen, ob diese Einstellungen gehen, und enden.
option-serve-show = Den Browser dort öffnen.

command-sit = Einen Bot an einem Tisch mitspielen lassen, bis die Partie aus ist.
option-sit-link = Eine Einladung oder der Schlüssel zu einem Platz.
option-sit-bot = Der Name eines Bots oder ein eigener: file.py:MyBot.
option-sit-name = Wie er am Tisch heißt.

command-think = Auf einem anderen Rechner für die Bots eines Servers denken, bis es beendet wird.
option-think-server = Der Server, für den gedacht wird; braucht dessen Token.
option-think-database = Das PostgreSQL, für das gedacht wird, mit allen seinen Servern.
option-think-token = Die Einstellung think_token des Servers.

command-store = Die Datenbank eines Servers: prüfen, sichern, wiederherstellen.
command-store-check = Jeden Tisch, der nicht zu Ende ist, nachspielen und auflisten, was dabei scheitert; die Datenbank bleibt, wie sie ist.
command-store-backup = Die Datenbank nach FILE kopieren, auch während der Server läuft, und die Kopie prüfen.
option-store-backup-file = Wohin die Kopie kommt.
option-store-backup-replace = FILE ersetzen, wenn es die Datei schon gibt.
command-store-restore = Die Kopie FILE an die Stelle der Datenbank eines gestoppten Servers setzen.
option-store-restore-file = Eine Kopie, die `backup` gemacht hat.
option-store-restore-discard = Auch wenn nach der Kopie noch etwas geschehen ist.

usage-prefix = Aufruf:
usage-options = [OPTIONEN]
usage-command = BEFEHL [ARGUMENTE]…
usage-title-arguments = Argumente
usage-title-options = Optionen
usage-title-commands = Befehle
usage-title-error = Fehler
usage-default = [sonst: {"{}"}]
usage-required = [nötig]
usage-try = Hilfe zeigt [blue]'{"{command_path} {help_option}"}'[/].
usage-no-option = Eine Option { $name } gibt es nicht{ $near ->
        [none] .
       *[other] ; ähnlich: { $near }.
    }
usage-no-command = Einen Befehl { $name } gibt es nicht{ $near ->
        [none] .
       *[other] ; ähnlich: { $near }.
    }
usage-missing-command = Es fehlt ein Befehl.
usage-missing-argument = Es fehlt das Argument { $name }.
usage-missing-option = Es fehlt die Option { $name }.
usage-extra = Zu viel: { $name }.
usage-needs-value = Die Option { $name } braucht einen Wert.
usage-takes-no-value = Die Option { $name } hat keinen Wert.
usage-no-whole-number = { $name } muss eine ganze Zahl sein.
usage-no-number = { $name } muss eine Zahl sein.
usage-too-small = { $name } muss mindestens { $least } sein.
usage-invalid = { $name }: { $said }
