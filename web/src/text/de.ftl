## Rund um die Seite

page-title = Carrack: Brettspiele aus der Zeit der Segelschiffe
page-home = Start
page-skip = Zum Inhalt springen
page-language = Sprache
page-theme-light = Hell
page-theme-dark = Dunkel
page-close = Schließen
page-loading = Einen Moment …
page-not-found = Unter dieser Adresse gibt es nichts.
page-to-home = Zur Startseite

## Startseite

home-banner = Heute Abend in See stechen
home-subtitle = Brettspiele aus der Zeit der Segelschiffe: gegen kluge Bots oder mit Freunden, einfach im Browser, ohne Anmeldung.
home-games = Spiele
home-seats = { $least }–{ $most } Personen
home-minutes = { $least }–{ $most } Min.
home-weight = Anspruch { $weight } von 5
home-play = Sofort spielen
home-invite = Freunde einladen
home-rules = Regeln
home-compiling = Bis die Regeln kompiliert sind, denken die Bots langsam: { $percent } % …
home-open-tables = Offene Tische
home-no-open-tables = Gerade wartet niemand auf Mitspieler. Eröffne selbst einen Tisch.
home-your-tables = Deine Tische
home-no-tables-yet = Hier findest du die Spiele, die du begonnen hast.
home-your-turn = Du bist dran
home-their-turn = { $name } ist dran
home-closed = geschlossen
home-over = zu Ende
home-won = { $name } hat gewonnen
home-you-won = du hast gewonnen
home-shared = geteilter Sieg
home-all-tables = Alle { $count } zeigen
home-join = Platz nehmen
home-go-on = Weiterspielen
home-look = Zuschauen
home-free-seats = { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }

## Einen Tisch decken

setup-players = Personen
setup-opponents = Gegner
setup-you = Du
setup-values = Gespielt wird mit
setup-values-own = den Werten des Spiels
values-played = Gespielt wird mit: { $title }
values-played-own = Gespielt wird mit eigenen Werten
values-changed = { $count ->
        [one] Ein Wert ist anders
       *[other] { $count } Werte sind anders
    }
values-instead = { $value } statt { $usual }
values-source = Quelle: { $source }
values-same = Alle Werte sind die des Spiels.
setup-seat = Platz { $number }
setup-bot = Bot
setup-friend = Jemand per Link
setup-anybody = Wer mag
setup-start = Los geht’s
setup-open = Tisch eröffnen
setup-name = Dein Name
setup-guest = Gast
setup-clock = Zeit für jede Entscheidung
setup-clock-none = beliebig
setup-hints = Alle dürfen sich Tipps geben lassen
bot-rank = { $rank }: { $strength }
strength-random = spielt aufs Geratewohl
strength-greedy = leicht
strength-deckhand = für Anfänger
strength-mate = mittel
strength-captain = stark
strength-admiral = am stärksten, lässt sich Zeit
setup-name-why = Damit die anderen wissen, wer mitspielt.

time-days = { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
time-hours = { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }
time-minutes = { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
time-seconds = { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }

## Warten auf Mitspieler

waiting-title = Es wird noch gewartet
waiting-text = Das Spiel beginnt, sobald alle Plätze besetzt sind. Du kannst die Seite ruhig schließen: Dein Platz bleibt dir.
waiting-visitor = Das Spiel beginnt, sobald alle Plätze besetzt sind.
waiting-link = Einladung für Platz { $number }
waiting-copy = Link kopieren
waiting-copied = Kopiert
waiting-share = Schick jedem einen eigenen Link. Ein Konto braucht niemand.
waiting-free = frei
waiting-kept = für jemanden freigehalten
waiting-bot-here = Bot hinsetzen
waiting-new-link = Neuer Link
waiting-put-out = Platz freimachen
waiting-leave = Meinen Platz freigeben
waiting-take = Platz nehmen
waiting-remove = Tisch auflösen
waiting-local = Dieser Link geht nur auf diesem Computer. Für Freunde in deinem Netz starte Carrack mit ./play --host 0.0.0.0 und öffne es unter der Adresse deines Computers.

## Einladungen

join-title = Du bist eingeladen
join-text = { $host } hält dir einen Platz frei.
join-running = Das Spiel läuft schon. Bisher hat ein Bot diesen Platz gespielt; du übernimmst ihn mit allem, was dazugehört.
join-text-nobody = Hier ist ein Platz für dich frei.
join-take = Platz nehmen

## Du

you-title = Du
you-guest = Du spielst als Gast: Dieser Browser merkt sich dich.
you-account = Du bist als { $login } angemeldet.
you-nobody = Du hast noch keinen Namen genannt.
you-keep = Deine Tische auf jedem Gerät
you-keep-text = Wähle einen Anmeldenamen und ein Passwort. Mehr wird nicht gefragt, und du kannst alles wieder löschen.
you-login = Anmeldename
you-password = Passwort
you-password-rule = mindestens 8 Zeichen
you-save = Speichern
you-log-in = Anmelden
you-log-in-text = Du hast schon ein Konto?
you-log-out = Abmelden
you-delete = Mich löschen
you-delete-text = Dein Name und dein Anmeldename werden vergessen; Bots spielen deine Plätze zu Ende.
you-delete-password = Noch einmal dein Passwort
you-deleted = Du bist hier vergessen.
you-saved = Gespeichert.
you-change = Anmeldename oder Passwort ändern
you-change-text = Alle anderen Browser müssen sich dann neu anmelden.
you-password-new = Neues Passwort
you-password-old = Dein bisheriges Passwort
you-sessions = Wo du angemeldet bist
you-session-unknown = Ein unbekanntes Programm
you-session-seen = zuletzt benutzt: { $day }
you-session-this = dieser hier
you-session-end = Dort abmelden
you-session-ended = Dort abgemeldet.

## Am Tisch

table-waiting = Der Tisch wartet auf Mitspieler.
table-finished = Dein Zug ist fertig: Bestätige ihn oder nimm ihn zurück.
table-undo = Zurück
table-take-back = Zurücknehmen
table-done = Fertig
table-confirm-turns = Jeden Zug mit „Fertig“ bestätigen
table-tools = Werkzeuge des Tisches
table-log = Verlauf
table-people = Runde
table-rules = Regeln
table-fair = Fairer Zufall
table-board = Der Tisch in Worten
table-offline = Du bist offline. Was du jetzt tust, erreicht den Tisch nicht; neuer Versuch …
table-goal = Ziel
table-empty-log = Noch ist nichts geschehen.
table-again = Noch einmal spielen
table-record = Aufzeichnung sichern
table-shortcuts = Tab und die Pfeiltasten führen zu allem, was sich wählen lässt; Enter wählt und bestätigt den fertigen Zug. Escape oder Strg+Z nimmt zurück. T fragt nach einem Tipp, O zeigt die Aufträge, ? nennt alle Tasten.
table-by-itself = Hier gibt es nichts zu entscheiden: Es geht von selbst weiter.
piece-new = neu
piece-new-named = { $name } (neu)
hint-ask = Tipp
hint-thinking = Der Kapitän denkt nach …
hint-would = { $bot } rät: { $does }. Deine Gewinnchance: { $percent } %.
hint-why = { $share } % des Nachdenkens galten diesem Zug; danach käme: { $instead }.
hint-sure = Nichts anderes kam in Frage.
hint-chances = Gewinnchancen
hint-follow = So machen
key-hint = t
key-orders = o
orders-title = Aufträge
orders-about = Antworten, ohne dich zu fragen; die anderen sehen das nicht.
orders-cancel = { $order }: gilt. Drücken, um es zu widerrufen.
orders-amount = Höchstens, von { $least } bis { $most }
orders-type = Gib eine ganze Zahl ein.
orders-least = Mindestens { $least }.
orders-most = Höchstens { $most }.
log-forced = ohne Wahl
log-standing = dein Auftrag
log-earlier = Früheres ({ $count ->
        [one] 1 Zug
       *[other] { $count } Züge
    })
log-since = Seit deinem letzten Zug
log-jump = Hierhin
log-incident-time-out = Die Zeit von { $name } ist abgelaufen: Ein Bot springt ein.
log-incident-stand-in = { $name } lässt einen Bot spielen.
log-incident-replaced = Ein Bot springt für { $name } ein.
log-incident-return = { $name } spielt wieder selbst.
log-incident-put-out = { $name } wurde vom Tisch verwiesen: Ein Bot spielt weiter.
log-incident-take-over = { $name } übernimmt den Platz von einem Bot.
line-cut = Die Verbindung brach ab, bevor eine Antwort kam. Bitte noch einmal.
line-offline = Du bist offline: Nichts wurde gesendet. Versuch es noch einmal, sobald die Verbindung wieder steht.
seat-thinking = überlegt
seat-here = ist da
seat-away = gerade nicht da

stand-in-for-me = Ein Bot soll für mich spielen
stand-in-yours = Ein Bot spielt für dich.
stand-in-time-out = Deine Zeit ist abgelaufen: Ein Bot spielt für dich.
stand-in-replaced = Du warst nicht da: Ein Bot ist für dich eingesprungen.
stand-in-ask = Soll ein Bot für dich spielen?
stand-in-about = Ein Bot ({ $rank }) entscheidet ab jetzt für dich. Du kannst deinen Platz jederzeit wieder übernehmen.
stand-in-sure = Bot spielen lassen
stand-in-stay = Selbst weiterspielen
stand-in-return = Wieder selbst spielen
stand-in-away = { $name } ist gerade nicht da.
stand-in-slow = { $name } ist schon eine Weile am Zug.
stand-in-offer = Einen Bot einspringen lassen
seat-stand-in = ein Bot springt ein

wish-asked = Du möchtest deine letzte Entscheidung zurücknehmen. Die anderen müssen zustimmen.
wish-withdraw = Doch nicht
wish-agree = { $name } möchte die letzte Entscheidung zurücknehmen. Bist du einverstanden?
wish-yes = Einverstanden
wish-no = Nein

## Fairer Zufall

fair-text = Alles, was der Zufall hier zieht, stammt aus einer geheimen Zahl, dem Startwert. Sein Siegel, ein SHA-256, stand vor der ersten Karte fest; niemand kann den Startwert ändern, ohne dass das Siegel bricht.
fair-seal = Das Siegel
fair-seed = Der Startwert
fair-later = wird nach der letzten Karte gezeigt.
fair-added = Danach hat der Browser jeder Person eine eigene Zufallszahl dazugegeben: So hat niemand die Karten ausgesucht, auch der Server nicht.
fair-nonces = Von den Mitspielenden dazugegeben
fair-yours = Du
fair-broken = Vorsicht: Das Siegel hat sich geändert, oder deine Zahl fehlt. Trau diesen Karten nicht.
fair-verify = Nach dem Spiel kann jeder die Aufzeichnung sichern und Siegel und jede Ziehung prüfen:

## Regeln

rules-open = Regel { $rule } aufschlagen
rules-rule = Regel { $rule }
rules-search = In den Regeln suchen
rules-none = Kein Absatz enthält diese Wörter.
rules-contents = Inhalt
rules-source-ruling = unsere Auslegung
rules-source-ours = von uns erdacht
rules-source-public = anderswo belegt

## Ergebnis

result-title = Ergebnis
result-won = { $name } gewinnt.
result-you-won = Du gewinnst!
result-shared = { $names } teilen sich den Sieg.
result-counting = Gezählt wird: { $part }
result-all = Ergebnis zeigen
result-figures = Alle Zahlen
result-tie-break = Gleichstand: { $count }
result-player = Wer
result-place = { $rank }.

## Ein Spiel noch einmal ansehen

replay-title = Ein Spiel noch einmal ansehen
replay-of = { $title }, noch einmal angesehen
replay-watch = Noch einmal ansehen
replay-upload = Eine eigene Aufzeichnung
replay-upload-text = Wähle eine gespeicherte Aufzeichnung: von einem Tisch hier oder aus dem Terminal mit --save. Nur du siehst sie; nichts davon wird aufbewahrt.
replay-file = Datei wählen
replay-leave = Zurück
replay-broken = Bis hierher ist die Aufzeichnung lesbar. { $why }
replay-first = Zum Anfang
replay-back = Eine Entscheidung zurück
replay-on = Eine Entscheidung weiter
replay-last = Zum Ende
replay-run = Abspielen
replay-pause = Anhalten
replay-decision = Entscheidung
replay-at = { $at } von { $last }
replay-eyes = Mit wessen Augen
replay-shortcuts = Die Pfeiltasten nach links und rechts führen eine Entscheidung zurück und weiter, Bild auf und Bild ab zehn, Pos1 und Ende an Anfang und Schluss.
replay-onlooker = als Zuschauer
replay-all = alle Karten offen
replay-as = als { $name }
home-record = Du hast eine gespeicherte Aufzeichnung? Sieh sie dir hier an.

## In Gesellschaft

clock-why = So lange hat { $name } Zeit; dann springt ein Bot ein.
clock-each = Zeit für jede Entscheidung: { $time }. Danach springt ein Bot ein.
clock-none = Ohne Uhr: Alle nehmen sich die Zeit, die sie brauchen.
clock-brief = { $time } je Entscheidung
since-count = { $count ->
        [one] Während du weg warst, ist etwas geschehen.
       *[other] Während du weg warst, ist { $count }-mal etwas geschehen.
    }
since-show = Was war los?
since-dismiss = Weiß ich schon
since-title = Seit du weg warst
since-before = … { $count } weitere davor stehen im Verlauf.
since-go-on = Weiter
onlookers = Es sehen zu:
onlookers-strangers = { $count ->
        [one] jemand
       *[other] { $count } Unbekannte
    }
chat-title = Was gesagt wird
chat-say = Etwas sagen
chat-send = Senden
chat-begin = Noch hat niemand etwas gesagt. Wie wäre es mit: guten Wind?
chat-none = Noch hat niemand etwas gesagt.
chat-among = Das hören nur, die zusehen; wer mitspielt, liest es nach dem Spiel.
chat-aside = (unter Zuschauern)
chat-looks-on = (sieht zu)
chat-name = Dein Name, um etwas zu sagen
chat-be = Diesen Namen nehmen
onlookers-heard = Zuschauer sind zu hören
onlooker-mute = { $who } stumm schalten
onlooker-unmute = { $who } reden lassen
seat-until-taken = vorerst ein Bot
seat-before = zuvor: { $names }
host-give-seat = Platz weitergeben
host-withdraw = Link zurückziehen
host-mute = Stumm schalten
host-unmute = Reden lassen
host-is-muted = stumm
host-put-out = Entfernen
host-sure = Wirklich? Für immer
host-close = Diesen Tisch schließen
host-sure-close = Wirklich? Das Spiel endet für alle
again-waits = Der nächste Tisch steht bereit.
again-join = Mitspielen

## Bequemlichkeit

comfort-title = So hast du es gern
comfort-size = Größe des Tisches
comfort-size-small = klein
comfort-size-usual = normal
comfort-size-large = groß
comfort-speed = Bewegung
comfort-speed-still = keine
comfort-speed-quick = flott
comfort-speed-usual = normal
comfort-speed-slow = langsam
comfort-palette = Farben
comfort-palette-usual = normal
comfort-palette-distinct = gut zu unterscheiden
comfort-letters = Einzelne Buchstaben und Ziffern als Tasten am Tisch
comfort-words = Das Brett in Worten, für Vorleseprogramme
comfort-sounds = Töne
comfort-notify = Sag mir Bescheid, wenn ich dran bin und die Seite offen ist
comfort-notify-refused = Dein Browser erlaubt es dieser Seite nicht.
comfort-kept = Das merkt sich nur dieser Browser.
alert-turn = Du bist dran.
alert-over = Das Spiel ist aus.

## Schwierigkeiten

trouble-server = Der Server antwortet nicht. Läuft er?
choose-none = Damit geht das hier nicht.
choose-first = { $count ->
    [one] Wähle zuerst etwas aus.
   *[other] Wähle zuerst { $count } aus.
}
choose-fewer = { $count ->
    [one] Wähle nur eines aus.
   *[other] Wähle höchstens { $count } aus.
}
table-area-board = Das Brett
table-area-beside = Neben dem Brett
table-area-seats = Die Mitspieler
desk-title = Dein Platz
desk-actions = Was du tun kannst

## Tasten

keys-title = Tasten
keys-list = Diese Liste
keys-tab = Von Bereich zu Bereich
keys-arrows = Zum Nächsten, das sich wählen lässt; mit Umschalt von Stück zu Stück
keys-enter = Wählen; einen fertigen Zug bestätigen
keys-escape = Einen Schritt zurück; eine Erklärung oder ein Fenster schließen
keys-control = Strg
keys-letters-off = Einzelne Buchstaben und Ziffern sind in deinen Einstellungen abgeschaltet.
