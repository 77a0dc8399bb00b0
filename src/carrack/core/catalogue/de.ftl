seat-name = Platz { $number }

## Unverständliche Wünsche

refusal-number-unknown = { $number } gibt es in diesem Spiel nicht: Aktionen sind die Zahlen von 0 bis unter { $numbers }.
refusal-view-not-described = Ansichten von „{ $game }“ haben keine benannten Werte: siehe `view.table` oder `print(view)`.
refusal-notation-unknown = „{ $text }“ gibt es in diesem Spiel nicht.{ $near ->
        [none] {""}
       *[other] {" "}Ähnlich: { $near }.
    }
refusal-game-unknown = Ein Spiel „{ $game }“ gibt es nicht.{ $near ->
        [none] {""}
       *[other] {" "}Ähnlich: { $near }.
    }
refusal-seats-impossible = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht { $seats }.
refusal-seat-unknown = Platz { $seat } gibt es in einem Spiel mit { $seats } Plätzen nicht.
refusal-option-unknown = Die Einstellung „{ $option }“ gibt es nicht. Bekannt: { $known }.
refusal-option-impossible = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $known }.
refusal-option-never-alone = Die Einstellung „{ $option }“ kann in einer Partie allein nicht „{ $value }“ sein: Dazu braucht es mindestens zwei.
refusal-language-unknown = Auf „{ $language }“ gibt es keinen Text. Bekannt: { $known }.
refusal-extra-missing = Dafür sind nicht alle Pakete installiert: pip install "carrack[{ $extra }]"
refusal-file-unreadable = { $file } ist nicht lesbar: { $why }.
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
refusal-system-words = { $reason }
refusal-system-denied = dazu fehlt die Berechtigung
refusal-system-not-permitted = das ist nicht erlaubt
refusal-system-nothing-there = die Datei oder der Ordner fehlt
refusal-system-exists = das gibt es schon
refusal-system-folder = das ist ein Ordner
refusal-system-no-folder = das ist kein Ordner
refusal-system-disk-full = auf dem Datenträger ist kein Platz mehr
refusal-system-quota = der zugeteilte Speicherplatz ist voll
refusal-system-file-too-large = die Datei würde zu groß
refusal-system-read-only = das Dateisystem ist schreibgeschützt
refusal-system-failed = beim Lesen oder Schreiben ging etwas schief
refusal-system-busy = es wird gerade anderweitig benutzt
refusal-system-invalid = das lässt das System nicht zu
refusal-system-loop = die Verknüpfungen führen im Kreis
refusal-system-too-many-files = zu viele Dateien sind offen
refusal-system-name-too-long = der Name ist zu lang
refusal-system-address-taken = die Adresse ist schon belegt
refusal-system-no-address-of-ours = dieser Rechner hat keine solche Adresse
refusal-system-connection-refused = die Verbindung wurde abgelehnt
refusal-system-connection-lost = die Gegenseite hat die Verbindung getrennt
refusal-system-timed-out = es kam rechtzeitig keine Antwort
refusal-system-no-route = zu diesem Rechner führt kein Weg
refusal-system-no-network = das Netz ist nicht erreichbar
refusal-system-unknown-host = einen Rechner dieses Namens gibt es nicht
refusal-system-database-locked = die Datenbank ist gesperrt
refusal-system-database-read-only = in die Datenbank darf nicht geschrieben werden
refusal-system-database-io = beim Lesen oder Schreiben ging etwas schief
refusal-system-database-corrupt = die Datenbank ist beschädigt
refusal-system-database-full = die Datenbank oder der Datenträger ist voll
refusal-system-database-unopened = die Datenbank lässt sich nicht öffnen
refusal-system-database-none = die Datei ist keine Datenbank
refusal-system-not-utf8 = kein Text in UTF-8
refusal-system-too-many-bytes = mehr als { $most } Byte
refusal-system-no-regular-file = keine gewöhnliche Datei
refusal-system-no-python = keine Python-Datei
refusal-dump-unreadable = Diese Bytes sind keine Stellung dieses Spiels: { $reason }.
refusal-dump-other-rules = Diese Stellung wurde mit Regelversion { $version } gespeichert; dies ist Version { $current }.
refusal-components-not-toml = { $file } ist kein TOML: { $why }.
refusal-components-toml-at = Zeile { $line }, Spalte { $column }: { $why }
refusal-components-toml-at-end = am Ende: { $why }
refusal-components-toml-no-value = ein Wert fehlt oder ist nicht lesbar
refusal-components-toml-no-equals = auf einen Namen folgen = und sein Wert
refusal-components-toml-left-over = hinter dem Wert steht noch etwas
refusal-components-toml-twice = derselbe Name steht zweimal da
refusal-components-toml-open-bracket = ein Komma oder eine schließende Klammer fehlt
refusal-components-toml-open-text = ein schließendes Anführungszeichen fehlt
refusal-components-toml-no-name = hier muss ein Name stehen
refusal-components-toml-character = dieses Zeichen darf hier nicht stehen (ein Backslash im Text wird doppelt geschrieben)
refusal-components-toml-no-table = die Werte müssen in einer einzigen Tabelle in geschweiften Klammern stehen
refusal-components-toml-too-much = ein Wert ist zu lang oder zu tief verschachtelt
refusal-components-bad-value = { $file }, Zeile { $line }, { $path }: { $why }.
refusal-components-wrong-kind = muss { $kind ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] ein Text in Anführungszeichen
        [bool] true oder false
        [array] eine Liste in eckigen Klammern
       *[object] eine Tabelle in geschweiften Klammern
    } sein, nicht { $value }
refusal-components-too-small = muss eine ganze Zahl ab { $least } sein, nicht { $value }
refusal-components-too-large = muss eine ganze Zahl bis { $most } sein, nicht { $value }
refusal-components-no-multiple = muss ein Vielfaches von { $step } sein, nicht { $value }
refusal-components-wrong-length = muss { $bound ->
        [least] mindestens
        [most] höchstens
       *[exactly] genau
    } { $length } { $kind ->
        [str] Zeichen
       *[other] { $length ->
            [one] Eintrag
           *[other] Einträge
        }
    } haben, nicht { $given }
refusal-components-wrong-pattern = { $value } passt nicht zum Muster { $pattern }
refusal-components-unknown-field = ein Feld „{ $name }“ gibt es hier nicht
refusal-components-missing-field = das Feld „{ $name }“ fehlt
refusal-components-not-possible = { $value } ist hier nicht möglich
refusal-components-unknown-value = einen solchen Wert hat das Spiel nicht{ $near ->
        [none] ; „carrack components“ zeigt alle
       *[other] ; ähnlich: { $near }
    }
refusal-components-other-value = muss { $needed } sein
refusal-components-not-between = { $value } liegt nicht zwischen { $least } und { $most }
refusal-components-not-one-of = { $value } gibt es hier nicht; möglich: { $known }
refusal-components-other-count = es sind { $count } statt { $needed }
refusal-components-twice-in-list = steht zweimal da
refusal-components-must-rise = muss ansteigen
refusal-components-only-together = steht nur zusammen mit „{ $other }“, und umgekehrt
refusal-components-only-with = steht nur zusammen mit „{ $other }“
refusal-components-gold-sets = { $seats_at_most } Mitspieler brauchen je einen Satz
refusal-components-rudders-split = ist auf { $count } Karten verteilt, es gibt aber { $needed }
refusal-components-whole-deck-dealt = zu { $seats } wäre damit der ganze Stapel ausgeteilt
refusal-components-deck-too-large = ein Kartensatz darf höchstens { $most } Karten haben
refusal-components-above-hand-limit = eine Starthand darf das Handlimit von { $most } nicht überschreiten
refusal-components-journey-pays = eine Reise der Weite { $distance } könnte { $award } für { $cards } Karten bringen
refusal-components-chance-of-all-parts = eine Chance von { $chance } ist nicht kleiner als die { $parts } Teile
refusal-components-count-each-cost = muss für die Kosten 2, 3 und 4 je eine Anzahl haben
refusal-components-too-few-tokens = zu wenige Plättchen, um { $spaces } Felder { $times }-mal zu füllen
refusal-components-points-and-marks = hat { $points } Punktzahlen für { $marks } Marken: Es müssen gleich viele sein
refusal-components-marks-off-track = die Marken müssen ansteigen und auf der Leiste mit { $steps } Schritten liegen
refusal-components-shape-squares = Felder: { $count }; erlaubt sind 1 bis { $most }
refusal-components-shape-apart = die Felder müssen an ihren Seiten zusammenhängen
refusal-components-tiles-goods = Warenfelder { $letter }: { $count } statt { $needed }
refusal-components-tiles-wide = { $count } haben an zwei oder mehr Kanten Land, es sollten { $least } bis { $most } sein
refusal-components-tile-lines = Zeilen: { $count } statt { $needed }
refusal-components-tile-line = Zeile { $line } hat { $count } Felder statt { $needed }
refusal-components-tile-letter = in Zeile { $line } steht „{ $letter }“; bekannt sind { $known }
refusal-components-tile-land = Landfelder: { $count }; erlaubt sind { $least } bis { $most }
refusal-components-tile-goods = Warenfelder: { $count }; erlaubt sind { $least } oder { $most }
refusal-components-tile-post = Felder für Handelsposten { $digit }: { $count } statt 1
refusal-components-tile-anchor = Anker { $letter } für Handelsposten { $digit }: { $count } statt 1
refusal-components-tile-anchor-apart = Anker { $letter } liegt nicht neben dem Feld für Handelsposten { $digit }
refusal-components-tile-land-without-post = das Land in Zeile { $line }, Feld { $column } hat kein Feld für einen Handelsposten
refusal-components-tile-corner = Land in einer Ecke der { $edge ->
        [north] nördlichen
        [east] östlichen
        [south] südlichen
       *[west] westlichen
    } Kante
refusal-components-tile-middle = Land an der { $edge ->
        [north] nördlichen
        [east] östlichen
        [south] südlichen
       *[west] westlichen
    } Kante ohne deren zwei mittlere Felder
refusal-components-tile-all-edges = Land an allen vier Kanten; eine muss ganz Wasser sein
refusal-components-tile-corner-to-corner = das Land in Zeile { $line }, Feld { $column } berührt anderes Land nur an einer Ecke
refusal-components-tile-lake = das Wasser in Zeile { $line }, Feld { $column } ist ein See
refusal-components-no-field-of = dieses Feld kennt „{ $verb }“ nicht
refusal-components-needed-by = das braucht „{ $verb }“
refusal-components-any-only = „{ $verb }“ kennt nur "any"
refusal-components-discount-or-per = „{ $verb }“ braucht entweder das oder „per“, nicht beides
refusal-components-not-here = „{ $verb }“ darf hier nicht stehen
refusal-components-too-many-clauses = mehr als { $most } Teile
refusal-components-no-payment-here = hier wird nichts bezahlt
refusal-components-payment-first = „pay“ muss am Anfang stehen
refusal-components-needs-event = „{ $verb }“ braucht etwas, das es auslöst
refusal-components-no-event-for = „{ $verb }“ lässt sich nicht auslösen
refusal-components-no-kinds = „{ $event }“ hat keine Arten
refusal-components-endless-visit = nur das Passen darf einen Besuch auslösen, sonst ginge es vielleicht endlos weiter
refusal-components-endless-engaging = das Einsetzen darf nur Gewinne auslösen, sonst ginge es vielleicht endlos weiter
refusal-components-endless-effect = löst sich selbst immer wieder aus
refusal-components-endless-place = „{ $verb }“ darf nicht an einem Ort stehen, sonst nähmen die Besuche vielleicht kein Ende
refusal-components-only-once = „{ $verb }“ braucht „once = true“, sonst ginge es vielleicht endlos weiter
refusal-components-admitted-already = das erlaubt schon eine andere Persönlichkeit ({ $dock })
refusal-components-straightens-alone = wer beim Einsetzen aufrichtet, richtet nur 1 auf und bringt sonst höchstens Punkte
refusal-components-straightening-too-cheap = das Aufrichten muss mehr als { $bread } Brot kosten, sonst nimmt es kein Ende
refusal-components-selection-hand = es müssen mehr als { $hand } Karten sein, davon höchstens 3 für das Spielende
refusal-components-draft-hand = es müssen { $needed } Karten sein, damit eine übrig bleibt
refusal-components-score-draft-hand = es müssen 2 oder 3 Karten für das Spielende und { $others } andere sein
refusal-components-above-granary = mehr, als der Kornspeicher fasst ({ $most })
refusal-components-no-free-place = der Platz ganz rechts muss 0 kosten, sonst könnte ohne Brot niemand nehmen
refusal-components-pack-size = { $count } Persönlichkeiten nennen es statt { $needed }
refusal-components-artwork-bonus = muss eines davon sein: { $known }
refusal-components-dark-titles = die ersten { $count } sind die dunklen
refusal-components-icon-hold = ein solches Symbol zeigt einen der fünf Laderäume
refusal-components-schema-words = { $reason }
refusal-components-other-game = { $file } hat Werte für { $meant }, nicht für { $game }.
refusal-components-no-game = { $file }: „about“ muss das Spiel nennen, etwa about = {"{"} game = "amerigo-cards", title = "Unser Exemplar" {"}"}.
refusal-components-twice = { $file } hat dieselben Werte wie { $other }: Biete nur eines davon an.
refusal-components-unknown = Dieses Spielmaterial für { $game } bietet der Server nicht (mehr) an.
refusal-components-folder = { $folder } ist kein Ordner mit Spielmaterial: { $why }.
refusal-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht.{ $near ->
        [none] {""}
       *[other] {" "}Ähnlich: { $near }.
    } Ein eigener: datei.py:MeinBot.
refusal-bot-broken = { $file } ließ sich nicht ausführen: { $reason }.
refusal-bot-no-class = In { $file } gibt es keine Klasse „{ $name }“, die von carrack.bots.base.Bot abstammt.
refusal-bot-illegal = Der Bot „{ $bot }“ wählte { $number }; das ist nicht erlaubt.
refusal-bot-crashed = Der Bot „{ $bot }“ ist gescheitert: { $reason }.
refusal-bots-too-many = Für { $seats } Plätze sind { $bots } Bots genannt.
refusal-rule-unknown = Einen Absatz oder Abschnitt „{ $rule }“ gibt es nicht. Bekannte Abschnitte: { $known }.
refusal-record-not-a-record = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $magic }“ lauten.
refusal-record-too-large = Das ist keine Aufzeichnung: { $size } Zeichen sind mehr, als ein Spiel braucht.
refusal-record-too-long = Diese Aufzeichnung zu lesen dauert zu lange.
refusal-record-bad-header = Zeile { $line } ist kein Kopf einer Aufzeichnung: „{ $content }“.
refusal-record-missing-header = Der Aufzeichnung fehlt der Kopf „{ $header }“.
refusal-record-other-rules = Gespielt wurde mit Regelversion { $version }; dies ist Version { $current }.
refusal-record-other-components = Gespielt wurde mit anderem Spielmaterial ({ $digest }; dies ist { $current }). Gib seine Datei mit --components an.
refusal-record-bad-line = Zeile { $line }, „{ $content }“: { $why }
refusal-record-unreadable-line = Eine Zeile lautet „2: sail out coffee-2“ oder „*: …“ für den Zufall.
refusal-record-not-the-actor = { $asked ->
        [-1] Das Spiel ist aus
        [0] Der Zufall ist am Zug
       *[other] Platz { $asked } ist am Zug
    }, nicht { $line_says ->
        [0] der Zufall
       *[other] Platz { $line_says }
    }.
refusal-record-ends-early = Die Aufzeichnung endet vor dem Spiel: Ein Ergebnis ist genannt, aber Zeilen fehlen.
refusal-record-wrong-result = Zeile { $line } nennt das Ergebnis { $declared }; das Spiel ergab { $result }.
refusal-record-broken-seal = Der Startwert passt nicht zu seinem Siegel { $seal }.
refusal-record-no-seed = In der Aufzeichnung fehlt der Startwert; ob der Zufall frei war, lässt sich nicht prüfen.
refusal-record-no-seal = In der Aufzeichnung fehlt das Siegel; der Startwert kann also nachträglich gewählt sein.
refusal-record-other-draw = Entscheidung { $line }: Der Zufall sagt { $content }, der versiegelte Startwert { $drawn }.

## Am Tisch

refusal-game-over = Das Spiel ist aus.
refusal-chance-first = Erst handelt der Zufall.
refusal-chance-not-a-choice = Das entscheidet der Zufall, nicht du.
refusal-turn-not-yours = { $name } ist gefragt, nicht du.
refusal-draft-complete = Dein Zug ist fertig: Bestätige ihn oder nimm ihn zurück.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-needs-consent = { $name } hat nicht zugestimmt, das zurückzunehmen.
refusal-done-nothing = Es gibt nichts zu bestätigen.

## Der Live-Tisch

bot-random = Schiffsjunge
bot-greedy = Steuermann
bot-deckhand = Matrose
bot-mate = Maat
bot-captain = Kapitän
bot-admiral = Admiral
refusal-message-malformed = Das ist keine Nachricht dieses Tisches: { $reason }
refusal-message-too-large = Eine Nachricht darf { $largest } Byte haben, nicht { $size }.
refusal-version-stale = Am Tisch ging es weiter: Stand { $current }, nicht { $version }.
refusal-table-unknown = Diesen Tisch gibt es nicht.
refusal-table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt; er lässt sich nicht öffnen. Alle anderen Tische sind unversehrt; den Grund findet der Gastgeber im Protokoll des Servers.
refusal-table-begun = Die Partie hat begonnen.
refusal-table-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist frei.
refusal-table-not-over = Das steht erst fest, wenn die Partie zu Ende ist.
refusal-table-closed = Der Tisch wurde vom Gastgeber geschlossen.
refusal-table-full = Es ist kein Platz mehr frei.
refusal-table-nobody = Mindestens ein Platz muss für einen Menschen sein.
refusal-table-not-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-table-stopped = Der Tisch konnte nicht gespeichert werden. Nichts ging verloren; versuche es noch einmal.
refusal-seat-not-yours = Du hast an diesem Tisch keinen Platz.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-seat-no-other = Dort sitzt sonst niemand.
refusal-seat-already = Du sitzt schon an diesem Tisch.
refusal-seat-bot-plays = Hier spielt ein Bot für dich: Nimm erst deinen Platz wieder ein.
refusal-seat-patience = Ein Bot darf einspringen, sobald jemand die anderen { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } warten lässt.
refusal-seat-token-unknown = Dieser Platzschlüssel gilt nicht.
refusal-invitation-unknown = Diese Einladung gilt nicht mehr: Sie wurde benutzt oder zurückgezogen.
refusal-seal-unknown = Dieses Siegel ist nicht mehr bekannt. Bitte versuche es noch einmal.
refusal-person-unknown = Sag zuerst, wie du heißt.
refusal-person-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refusal-person-reserved = „{ $name }“ heißt schon ein Bot; bitte wähle einen anderen Namen.
refusal-session-unknown = Diese Sitzung gibt es nicht; vielleicht ist sie beendet.
refusal-login-wait = Zu viele falsche Passwörter: bitte in { $seconds } Sekunden noch einmal.
refusal-login-wrong = Anmeldename oder Passwort ist falsch.
refusal-login-taken = Diesen Anmeldenamen hat schon jemand.
refusal-login-shape = Ein Anmeldename hat 1 bis { $longest } Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche.
refusal-hello-late = Binnen { $seconds } Sekunden kam kein hello.
refusal-hello-missing = Die erste Nachricht muss hello sein.
refusal-protocol-other = Diese Seite spricht eine andere Fassung des Protokolls ({ $yours }) als der Server ({ $ours }): Lade sie neu.
refusal-hello-again = Du hast schon hello gesagt.
refusal-wish-none = Niemand möchte etwas zurücknehmen.
refusal-hint-off = An diesem Tisch gibt es keine Tipps: Wer ihn eröffnet hat, hat sie nicht erlaubt.
refusal-hint-one = Über deinen letzten Tipp wird noch nachgedacht.
refusal-hint-busy = Gerade hat niemand Zeit, darüber nachzudenken: Versuch es gleich noch einmal.
refusal-order-unknown = Den Auftrag „{ $order }“ gibt es in diesem Spiel nicht. Es gibt: { $known }.
refusal-order-not-now = Gerade gibt es nichts, wofür dieser Auftrag gelten könnte.
refusal-order-stale = Worum es in diesem Auftrag ging, ist vorbei.
refusal-chat-stranger = Gib dir einen Namen, bevor du etwas sagst.
refusal-onlooker-gone = Dieser Zuschauer ist nicht da.
refusal-chat-muted = Du bist an diesem Tisch stummgeschaltet.
refusal-chat-empty = Sag etwas, in höchstens { $longest } Zeichen.
refusal-origin-foreign = Diese Anfrage kommt von einer fremden Seite.
refusal-flood = Zu viel auf einmal: Warte einen Augenblick.
refusal-server-busy = Gerade ist kein Raum für einen weiteren Tisch: Versuche es später noch einmal.
refusal-server-stopping = Der Server startet neu; die Seite verbindet sich von selbst wieder.
refusal-server-fault = Bei uns ging etwas schief. Du hast nichts falsch gemacht.
refusal-server-storage = Die Datenbank ließ sich gerade nicht lesen. Nichts, was bestätigt war, ist verloren; den Grund findet der Gastgeber im Protokoll des Servers.
refusal-slow-reader = Was gesendet wurde, wurde nicht rechtzeitig abgenommen.
refusal-address-unknown = Unter dieser Adresse gibt es nichts.
refusal-address-method = Das geht unter dieser Adresse nicht.
refusal-bot-none = Den Bot „{ $bot }“ gibt es an diesem Server nicht. Es gibt: { $known }.
refusal-settings-bad = Eine Einstellung ist falsch: { $reason }
refusal-settings-range = Die Einstellung { $name } muss eine Zahl von { $least } bis { $most } sein.
refusal-settings-choice = Die Einstellung { $name } muss eines davon sein: { $known }.
refusal-settings-token = Die Einstellung { $name } muss 16 bis 256 Zeichen haben und keine Leerzeichen.
refusal-metrics-forbidden = Diese Zahlen darf nur dieser Rechner lesen oder wer das Token dafür hat.
refusal-settings-traces = Die Einstellung { $name } muss die Adresse eines Collectors sein, etwa http://127.0.0.1:4318/v1/traces.
refusal-settings-public-url = „{ $url }“ kann nicht die öffentliche Adresse sein: Gib https://host oder http://host an, vielleicht mit einem Pfad.
refusal-database-unusable = Die Datenbank ist nicht benutzbar: { $why }
refusal-database-failed = { $why }.
refusal-database-file = { $file }: { $why }.
refusal-database-address = Das ist keine Adresse. Schreib einen Pfad, sqlite:///PFAD oder postgresql://NUTZER@HOST/NAME.
refusal-database-scheme = Mit „{ $scheme }“ arbeitet Carrack nicht. Schreib einen Pfad, sqlite:///PFAD oder postgresql://NUTZER@HOST/NAME.
refusal-database-no-path = Eine SQLite-Adresse nennt eine Datei und sonst nichts. Schreib sqlite:///PFAD.
refusal-database-served = Ein anderer Server hat { $file } geöffnet. Zu einer Datei gehört ein Server.
refusal-database-driver = { $scheme } braucht das Paket { $package }, und das ist nicht installiert (pip install { $package }).
refusal-database-later-version = Sie stammt von einer neueren Carrack-Version als dieser.
refusal-database-foreign = In ihr liegen Tabellen eines anderen Programms.
refusal-store-no-file = { $database } ist keine SQLite-Datei: Nimm die Werkzeuge dieser Datenbank.
refusal-store-file-exists = { $file } gibt es schon: Nenne eine andere Datei oder ergänze --replace.
refusal-store-damaged = { $file } ist keine heile Datenbank: { $why }.
refusal-store-later-version = { $file } stammt von einer neueren Carrack-Version als dieser.
refusal-store-newer = In { $file } ist etwas geschehen, nachdem { $copy } entstand. Nichts wurde geändert; --discard-newer gibt es auf.
refusal-store-in-use = { $file } ist in Gebrauch: Halte zuerst den Server an.
refusal-server-address = Der Server kann nicht auf { $address } lauschen: { $why }.
refusal-sit-link = „{ $link }“ führt zu keinem Platz: Gib eine Einladung (…/join/…) oder den Schlüssel zu einem Platz (…/table/…#…) an.
refusal-sit-refused = Der Server lehnt ab: { $reason }.
refusal-sit-unreachable = { $link } ist nicht erreichbar: { $why }.
refusal-sit-other-game = Der Server spielt { $game } nach anderen Regeln oder mit anderem Material als dieses Programm.
refusal-sit-unfair = { $link } zieht nicht aus dem versiegelten Startwert und dem Zusatz dieses Platzes: Traue seinen Karten nicht.
refusal-think-where = Sag, für wen gedacht werden soll: entweder --server URL oder --database URL.
refusal-think-address = „{ $address }“ ist keine Adresse eines Servers: Gib http://host oder https://host an.
refusal-think-unreachable = { $address } ist nicht erreichbar: { $why }.
refusal-think-off = Dieser Server lässt niemanden für seine Bots denken: Seine Einstellung think_token ist leer.
refusal-think-token = Das Token ist falsch: Gib das an, das der Server als Einstellung think_token hat.
refusal-think-build = Dieses Programm ({ $yours }) und der Server ({ $ours }) haben verschiedene Versionen: Installiere dieselbe.
refusal-think-file = Eine Datenbankdatei gehört einem einzigen Server: Gib stattdessen --server an.

## Die Befehlszeile

refusal-file-not-text = { $file } ist keine Textdatei (UTF-8).
refusal-file-exists = { $file } gibt es schon und wird nicht überschrieben: Nenne eine andere Datei oder spiele mit --resume weiter.
refusal-name-is-a-bot = Niemand kann „{ $player }“ heißen: So wird ein Bot genannt.
refusal-resume-settled = Mit --resume stehen Spiel und Mitspieler in der Datei: Lass { $option } weg.
refusal-resume-broken = { $file } ist kaputt nach { $lines ->
        [one] 1 gültigen Zeile
       *[other] { $lines } gültigen Zeilen
    }; mit --save ANDERE-DATEI geht es von dort weiter. { $why }
refusal-record-broken = { $file } ist kaputt; gültig sind davor { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    }, { $numbers ->
        [one] 1 Aktion
       *[other] { $numbers } Aktionen
    }. { $why }
refusal-simulation-stopped = Spiel { $game }, Platz { $number }: { $why }
refusal-simulation-worker-died = Der Prozess, der die Spiele { $first } bis { $last } spielte, ist gestorben.
refusal-bench-failed = Die Messung ist gescheitert: { $reason }.
refusal-bench-no-build = In „{ $folder }“ liegt kein Build: Gesucht ist ein Ordner mit dem Paket carrack, zum Beispiel build/rules/… eines anderen Checkouts.
refusal-bench-servers = Mehrere Server brauchen eine gemeinsame Datenbank: --database postgresql://BENUTZER@RECHNER/NAME.
refusal-bench-unknown = Den Vergleich „{ $what }“ gibt es nicht: rules, server, tables oder ein Spiel ({ $games }).
refusal-table-no-such-choice = Eine Möglichkeit { $text } gibt es hier nicht.
refusal-table-not-understood = „{ $text }“ ist weder eine Möglichkeit noch ein Wort des Tisches.{ $near ->
        [none] {""}
       *[other] {" "}Ähnlich: { $near }.
    } hilfe zeigt, was geht.

cli-interrupted = Unterbrochen.
cli-plain-instead = Für das Spiel auf dem ganzen Bildschirm sind nicht alle Pakete installiert (pip install "carrack[terminal]"), also geht es Zeile für Zeile.
cli-fault = Carrack selbst ist gescheitert ({ $error }). Bitte melde das mit { $file }.
cli-fault-untold = Carrack selbst ist gescheitert ({ $error }). Bitte melde das mit diesen Zeilen:
check-level-fine = gut
check-level-warning = prüfen
check-level-wrong = falsch
check-address = Der Server kann unter { $host }, Port { $port }, erreicht werden.
check-components = Dateien mit eigenem Spielmaterial: { $count ->
        [one] für ein Spiel
       *[other] für { $count } Spiele
    }.
check-page = Die Seite liegt in { $folder }.
check-no-page = In { $folder } liegt keine Seite: Hier könnten nur Programme spielen.
check-no-public-url = public_url ist nicht gesetzt: Links und die Prüfung der Herkunft richten sich nach der einzelnen Anfrage.
check-file = Die Datenbank ist die Datei { $file }: ein Server, mehr braucht es nicht.
check-database-unreachable = Die Datenbank antwortet nicht: { $said }.
check-file-new = Der Server legt die Datenbank { $file } beim Start an.
check-schema-empty = Die Datenbank ist leer: Der Server richtet sie beim Start ein.
check-schema = Die Datenbank ist auf dem neuesten Stand (Version { $version }).
check-schema-older = Der Server bringt die Datenbank beim Start auf den neuesten Stand (von Version { $version } auf { $newest }).
check-postgresql = PostgreSQL { $version } antwortet.
check-no-limit = { $setting } ist aus, ein hängender Server hielte seine Zeilen also für immer fest: { $statement }
check-not-durable = { $setting } ist aus: Was bestätigt wurde, kann verloren gehen, wenn der Rechner der Datenbank ausfällt.
check-clock = Die Uhr der Datenbank weicht um { $seconds } Sekunden von der dieses Rechners ab.
check-servers = An dieser Datenbank { $count ->
        [one] läuft ein Server
       *[other] laufen { $count } Server
    }: { $names }.
check-connections = PostgreSQL erlaubt { $room } Verbindungen; seine Server brauchen vielleicht { $needed }.
check-hears = Ein Hinweis über die Datenbank kam an.
check-only-polls = database_listen ist none: Was andere Server speichern, wird innerhalb einer Sekunde bemerkt, nicht sofort.
check-pooler = Das ist die Adresse eines Poolers ({ $said }): database_listen muss die Adresse von PostgreSQL selbst sein.
check-deaf = Ein Hinweis über die Datenbank kam nicht an: Hinter einem Pooler muss database_listen die Adresse von PostgreSQL selbst sein.
cli-serving = Carrack läuft unter { $address } (Strg-C hält es an).
cli-serving-no-page = In { $folder } liegt keine Seite, also können hier nur Programme spielen: `./play --setup` baut die Seite, und die Einstellung `page` nennt ihren Ordner.
cli-store-checked = { $file }: { $tables ->
        [0] Kein Tisch ist im Gange:
        [one] Der eine Tisch, der im Gange ist, geht mit dieser Version weiter:
       *[other] Alle { $tables } Tische, die im Gange sind, gehen mit dieser Version weiter:
    } alles in Ordnung.
cli-store-broken = { $table } ({ $game }): { $why }
cli-store-some-broken = { $broken } von { $tables } Tischen, die im Gange sind, gingen mit dieser Version nicht weiter.
cli-store-backed-up = { $file }: eine vollständige Kopie, { $size } Bytes.
cli-store-restored = { $file } ist jetzt, was { $copy } war.
cli-thinking = Denkt mit { $workers ->
        [one] 1 Prozess
       *[other] { $workers } Prozessen
    } (Strg-C hält es an).
cli-thinking-lost = Die Verbindung ist abgerissen ({ $reason }). Neuer Versuch.
cli-sit-seated = Platz genommen: Platz { $seat }.
cli-sit-over = { $title }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Rang { $rank } von { $seats }.
cli-sit-over-alone = { $title }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }. { $outcome }
cli-title = Titel
cli-seats = Plätze
cli-minutes = Minuten
cli-options = Einstellungen
cli-games-hint = carrack play { $game } · carrack rules { $game }
cli-component = Angabe
cli-value = Wert
cli-source = Quelle
cli-note = Anmerkung
cli-game-value = Wert des Spiels
cli-own-value = dein Wert
cli-source-rulebook = Spielregel
cli-source-public = öffentlich
cli-source-reconstructed = erschlossen
cli-source-ruling = Auslegung
cli-source-ours = von uns
cli-source-owner = eigene
cli-components-digest = Kennung { $digest }: Aufzeichnungen nennen sie.
cli-components-same = { $file } ist in Ordnung und ändert nichts: Alle Werte sind die des Spiels.
cli-components-differ = { $file } ist in Ordnung. { $count ->
        [one] 1 Wert ist
       *[other] { $count } Werte sind
    } anders (Kennung { $digest }):
cli-verified = { $file }: alles richtig, { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    }, { $numbers } Aktionen, Ergebnis { $result }.
cli-verified-unfinished = { $file }: so weit alles richtig, { $lines ->
        [one] 1 Zeile
       *[other] { $lines } Zeilen
    }, { $numbers ->
        [one] 1 Aktion
       *[other] { $numbers } Aktionen
    }; das Spiel ist nicht zu Ende.
cli-verified-draws = Der Zufall zog, was der versiegelte Startwert sagt (Siegel { $seal }).
cli-story-title = { $title }: { $players }
cli-story-unfinished = Hier endet die Aufzeichnung, nach { $numbers ->
        [one] 1 Aktion
       *[other] { $numbers } Aktionen
    }; das Spiel ist nicht zu Ende.
cli-story-struck = { $name } nimmt zurück: { $action }.
cli-games-played = Spiele
cli-simulation-title = { $title }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, Startzahl { $seed }
cli-simulation-interrupted = Unterbrochen nach { $done } von { $games } Spielen; die fertigen sind gezählt.
cli-simulation-speed = { $games } Spiele in { $seconds } s: { $speed } pro Sekunde.
cli-plot-written = Bild: { $file }
cli-bot = Bot
cli-seat = Platz
cli-seats-played = gespielt
cli-win-share = Siege %
cli-win-share-by-bot = Siege nach Bot
cli-win-share-by-seat = Siege nach Platz
cli-mean-score = Punkte im Mittel
cli-shares-explained = Ein geteilter Sieg zählt zu gleichen Teilen. Der Zufall allein gäbe jedem Platz { $fair } %. 95 %: Wilson-Intervall, beim Mittel das normale.
cli-scores = Punkte
cli-lengths = Länge in Aktionen, Zufall eingeschlossen
cli-length = Länge
cli-in-numbers = in Aktionen, Zufall eingeschlossen
cli-mix = gewählt
cli-all-bots = alle Bots
cli-bench-compiled = kompiliert
cli-bench-pure = pur
cli-bench-faster = schneller
cli-bench-here = dieser Build
cli-bench-change = Änderung
cli-bench-range = über alle Runden
cli-bench-against-explained = Abwechselnd gemessen, { $rounds } Runden, in Prozessorzeit, gegen { $folder }. Die Zahl ist das Beste dieses Builds; die Änderung ist der Median der Verhältnisse aller Runden, daneben das kleinste und das größte.
cli-bench-not-compiled = Die Regeln sind hier nicht kompiliert, deshalb steht hier nur die pure Hälfte.
cli-bench-working = es wird gemessen
cli-bench-server-title = Der Live-Tisch: { $servers ->
        [one] ein Serverprozess
       *[other] { $servers } Serverprozesse
    }, an jedem Tisch vier verbundene Teilnehmer, { $game }
cli-bench-tables = Tische
cli-bench-p50-ms = Zug bei allen vieren, p50, ms
cli-bench-p99-ms = Zug bei allen vieren, p99, ms
cli-bench-pace = bei so vielen Zügen je Sekunde
cli-bench-moves-per-second = Züge je Sekunde, höchstens
cli-bench-echoes-per-second = Echos derselben Bytes, höchstens
cli-bench-ratio = Züge je Echo
cli-bench-bytes-per-move = Bytes je Zug und Teilnehmer
cli-bench-kb-per-table = Speicher je Tisch, kB
cli-bench-kb-per-socket = Speicher je Teilnehmer, kB
cli-bench-moves-per-commit = Züge je Schreibvorgang, im Mittel
cli-bench-cpu-ms-per-move = Rechenzeit aller Server je Zug, ms
cli-bench-times-one = Züge gegenüber einem Server, ein Kern je Server
cli-bench-times-one-apart = ebenso, Teilnehmer eines Tisches auf verschiedenen Servern
cli-bench-delivery-p99-ms = vom ersten Teilnehmer zum letzten, p99, ms
cli-bench-server-explained = Das Echo ist derselbe Server ohne Spiel und Datenbank. Teilnehmer und Server teilen sich diesen Rechner.
cli-bench-idle-title = Ruhende Tische zu dritt auf einem Server
cli-bench-idle-opened = eröffnet
cli-bench-idle-in-memory = am Ende im Speicher
cli-bench-idle-before = Speicher des Servers vorher, MB
cli-bench-idle-mb = Speicher des Servers mit ihnen, MB
cli-bench-cold-title = Ganze Partien, aus der Datenbank gelesen
cli-bench-cold-game = Spiel
cli-bench-cold-seats = Plätze
cli-bench-cold-steps = Schritte
cli-bench-cold-ms = Median, ms
cli-bench-cold-worst = am langsamsten, ms
cli-bench-cold-cpu = Rechenzeit, ms
cli-bench-cold-explained = Die längste von zehn Zufallspartien, jede Aktion ein eigener Schritt: länger als Partien von Menschen.
cli-bench-calibration = Eichschleife, ns pro Runde
cli-bench-number = Aktion im Zufallsspiel, ns
cli-bench-copy = Kopie, ns
cli-bench-view = Sicht, ns
cli-bench-prepare = Sicht vorbereitet und einmal gefüllt, ns
cli-bench-imagine = vorbereitete Sicht neu gefüllt, ns
cli-bench-playout = Zufallsspiel bis zum Ende, ns
cli-bench-simulation = Simulation einer Suche, ns
cli-bench-driven = Aktion, von Python aus, ns
cli-bench-numbers-per-second = Aktionen pro Sekunde und Kern
cli-bench-games-per-second = Spiele pro Sekunde und Kern
cli-bench-driven-per-second = Aktionen pro Sekunde von Python aus
cli-bench-memory = Speicher einer Stellung, Bytes
cli-bench-simulations-per-second = Simulationen pro Sekunde
cli-bench-simulation-ratio = eine Simulation in Zufallsspielen bis zum Ende
cli-bench-copy-ratio = eine Kopie in Aktionen
cli-bench-title = { $title }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }, { $length } Aktionen pro Spiel
cli-bench-explained = Das Beste aus { $repeats } Wiederholungen, in Prozessorzeit. Die Eichschleife ist in beiden Hälften reines Python: Wer durch sie teilt, kann Rechner vergleichen. Speicher ist der Zuwachs des Prozesses über viele Kopien, die alle bleiben.

## Am Tisch im Terminal

table-scoring = Die Wertung
table-scoring-step = { $part }: { $points }.
table-total = gesamt
table-tie-break = Gleichstand
table-winner = { $winner } gewinnt mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
table-winners = { $winners } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }.
table-more-happened = … und davor noch { $count }: verlauf { $all } zeigt sie.
table-draft = Noch nicht endgültig: { $drafted }. Mit „zurück“ nimmst du es zurück.
table-ask = Taste oder Worte · ? warum · ! Tipp · hilfe >
table-confirm = Dein Zug ist fertig: Enter bestätigt ihn, zurück nimmt ihn zurück.
table-nothing-greyed = Sonst gibt es hier nichts zu versuchen.
table-greyed-hint = ? { $choice } zeigt die Regel hinter { $choice }.
table-hand-over = { $name } ist gefragt. Alle anderen schauen bitte weg.
table-press-enter = Enter, wenn es losgehen kann:
table-taken-back = Zurückgenommen bis vor deine letzte Entscheidung; was der Zufall seither brachte, wird neu gezogen.
table-agree = { $name }, stimmst du zu, das zurückzunehmen? (j/n)
table-yes = j ja
table-saved = Das Spiel ist gespeichert. So geht es weiter:
table-record-saved = Aufzeichnung: { $file }
table-word-why = warum
table-word-rule = regel
table-word-hint = tipp
table-word-undo = zurück
table-word-done = fertig
table-word-log = verlauf
table-word-board = tisch
table-word-language = sprache
table-word-help = hilfe
table-word-quit = ende
table-keyed = { $action } (Taste { $key })
table-range = { $first } bis { $last }
rules-own-values = Hier gelten Werte aus einer eigenen Datei. Wo ein Absatz etwas anderes sagt, gilt: { $values }.
table-more-choices = … { $count } weitere; gib eine ein, zum Beispiel: { $notation }
table-help-pick = diese Möglichkeit wählen: mit ihrer Taste, in ihren Worten („{ $sentence }“) oder wie in Aufzeichnungen („{ $notation }“); mehrere Tasten hintereinander sind eine Antwort, und #2 ist die zweite Möglichkeit der Liste
table-help-why = was nicht geht und warum; mit einer Taste die Regel hinter dieser Möglichkeit
table-help-rule = ein Absatz oder Abschnitt der Regeln: regel sell.3
table-help-hint = was ein Bot wählen würde
table-help-undo = zurücknehmen: erst den Entwurf, dann deine letzte Entscheidung
table-help-done = den Entwurf bestätigen
table-help-log = was zuletzt geschah; verlauf 50 zeigt mehr
table-help-board = noch einmal der Tisch
table-help-language = die andere Sprache: sprache en
table-help-help = diese Hilfe
table-help-quit = speichern und gehen

## The full-screen table

screen-tab-table = Tisch
screen-tab-log = Verlauf
screen-tab-rules = Regeln
screen-onlooker = Zuschauer
screen-everything = alle Hände offen
screen-waiting = { $name } überlegt …
screen-ready = Ich bin bereit
screen-yes = ja
screen-no = nein
screen-typed = { $typed } …
screen-no-such-key = Keine Antwort beginnt hier mit { $typed }.
screen-nothing-there = Dort gibt es nichts zu tun.
screen-select-first = Erst eine Antwort auswählen: mit ihrer Taste oder den Pfeiltasten.
screen-hint = { $bot } würde wählen: { $action }.
screen-hint-why = So würdest du etwa { $share } % der Partien gewinnen.
screen-more = … { $count } weitere (/ sucht)
screen-filter = Teil einer Möglichkeit; Enter nimmt sie, Esc beendet
screen-language-en = English
screen-language-de = Deutsch
screen-key-take = nehmen
screen-key-why = warum
screen-key-hint = Tipp
screen-key-undo = zurück
screen-key-rules = Regeln
screen-key-light = hell
screen-key-dark = dunkel
screen-key-leave = Ende
screen-key-board = Brett
screen-key-piles = Stapel
screen-key-help = Tasten
screen-key-again = noch einmal
screen-key-step = Schritt
screen-key-ends = Rand
screen-key-eyes = Sicht
screen-help = Die Tasten dieses Tisches
screen-help-pick = auswählen: die Taste davor; mehrere hintereinander sind eine Antwort
screen-help-take = das Ausgewählte nehmen, den fertigen Zug bestätigen
screen-help-move = anderes auswählen; die Maus geht auch
screen-help-filter = unter den Möglichkeiten suchen
screen-help-why = was nicht geht und warum: zeigen, verbergen
screen-help-undo = zurück: erst der Entwurf, dann die letzte Entscheidung
screen-help-done = den Entwurf bestätigen
screen-help-hint = was ein Bot wählen würde
screen-help-rules = die Regeln, wo Frage oder Ablehnung sie nennen
screen-help-tab = Tisch, Verlauf oder Regeln
screen-help-scroll = blättern, wo etwas nicht ganz zu sehen ist
screen-help-pages = erste Seite des Bretts, die nächste oder seine Karte, sein Ende; der Verlauf
screen-help-language = die andere Sprache
screen-help-light = hell oder dunkel
screen-help-leave = speichern und gehen
screen-help-step = eine Entscheidung zurück oder vor
screen-help-leap = zehn Entscheidungen zurück oder vor
screen-help-ends = die erste oder die letzte Stellung
screen-help-eyes = nächster Platz, Zuschauer oder alle Hände offen
screen-replay-next = als Nächstes:
screen-saved-game = { $title }: { $players } · { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    } · { $when }
screen-go-on = Mit diesem Spiel weitermachen?
screen-go-on-which = Mit welchem Spiel weitermachen?
refusal-resume-none = Es gibt kein unfertiges Spiel, mit dem es weitergehen könnte.
refusal-resume-too-many = Bitte ein Spiel oder eine Datei nennen, nicht { $count }.

## Die Arena

arena-title = { $title }, { $seats ->
        [one] 1 Platz
       *[other] { $seats } Plätze
    }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] 1 Ausgangslage
       *[other] { $deals } Ausgangslagen
    }
arena-rating = Wertung
arena-per-second = Entsch./s
arena-milliseconds = ms je
arena-cut = abgebrochen
arena-ahead-of = landet vor, %
arena-explained = Jede Ausgangslage wird mit den Bots auf allen Plätzen gespielt; die Intervalle (95 %) gehen daher über Ausgangslagen, nicht über Partien. Wertung: Plackett–Luce (openskill). Der Zufall allein gäbe jedem Platz { $fair } % der Siege. Abgebrochen: Entscheidungen, die die Uhr beendet hat; sie können ein andermal anders ausfallen.
arena-report-written = Bericht: { $file }
arena-page-ratings = Wertungen
arena-page-ratings-text = Der Punkt ist die Wertung, die Linie das Intervall, in dem sie in 95 von 100 Fällen liegt.
arena-page-duels = Wer vor wem landet
arena-page-duels-text = Wie oft der Bot links vor dem Bot oben landete; Gleichstand zählt halb.
arena-page-scores = Punkte
arena-page-scores-text = Wie oft ein Bot mit so vielen Punkten abschloss.
arena-page-times = Bedenkzeit
arena-page-times-text = Millisekunden je Entscheidung; jeder Punkt ist ein Platz in einer Partie, der Strich der Mittelwert.
arena-page-seats = Plätze
arena-page-seats-text = Siege nach Plätzen; die gestrichelte Linie ist, was der Zufall allein gäbe.
arena-page-remake = Gespielt mit Version { $version }, Startzahl { $seed }. Noch einmal dasselbe:
tune-kept = { $weight } { $before } → { $value }: behalten, vorn in { $share } % ({ $low } – { $high })
tune-left = { $weight } { $before } → { $value }: gelassen, vorn in { $share } % ({ $low } – { $high })
refusal-arena-other-contest = { $file } enthält einen anderen Wettkampf: Spiel, Plätze, Optionen, Bots oder Startzahl unterscheiden sich. Bitte eine andere Datei nennen.
refusal-arena-bad-line = { $file }, Zeile { $line }: Das ist keine Partie der Arena ({ $reason }).
refusal-arena-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster: { $reason }
refusal-tune-no-weights = An der Bewertung dieses Spiels ist nichts einzustellen.
refusal-tune-alone = Eingestellt wird die Bewertung in Partien gegeneinander: Dazu braucht es mindestens zwei Plätze.
refusal-tune-unknown-weight = Die Bewertung hat kein Gewicht „{ $weight }“. Bekannt: { $known }.
table-ask-only = Enter: { $answer } · ? warum · ! Tipp · hilfe >
table-ask-done = Enter · zurück · hilfe >
table-next = { $name } ist dran.
table-not-kept = DIESE PARTIE WIRD NICHT GESPEICHERT: Was du jetzt entscheidest, geht verloren, wenn kein Platz frei wird.
table-kept-again = Die Partie ist wieder gespeichert, mit allem, was inzwischen entschieden wurde.
table-more-folded = und { $count } weitere
refusal-table-ambiguous = „{ $text }“ kann mehreres heißen: { $near } …
screen-hint-then = Danach vielleicht: { $line }.
screen-hint-forced = Eine andere Möglichkeit gibt es nicht.
screen-answer = ⏎ { $answer }
screen-then = { $first }; { $next }
screen-help-end = passen, bleiben, das ist alles
screen-draft = Noch nicht endgültig: { $drafted }. ⌫ nimmt zurück.
screen-confirm = Dein Zug ist fertig: Enter bestätigt ihn, ⌫ nimmt ihn zurück.
screen-key-end = fertig
screen-key-hurry = nicht warten
screen-help-hurry = die Bots ziehen ohne Pause, bis du gefragt bist
start-subtitle = Spiele aus der Zeit der Segelschiffe
start-what = Was möchtest du spielen?
start-table = Dein Tisch
start-seats = Plätze
start-bots = Die anderen
start-begin = Anfangen
start-waiting = Partien, die warten
start-facts = { $seats } Plätze · { $minutes } min · { $weight }
start-bots-deckhand = deckhand: lernt noch
start-bots-mate = mate: ein guter Gegner
start-bots-captain = captain: stark
start-bots-admiral = admiral: denkt lange nach
start-bots-human = Menschen an dieser Tastatur
start-answer = ⏎ { $game } anfangen: { $others ->
        [0] du allein
       *[other] du und { $others } × { $people ->
            [1] Menschen
           *[other] { $bots }
        }
    }
start-answer-choose = ⏎ { $game } wählen
start-answer-saved = ⏎ Weiterspielen: { $game }
start-key-move = wählen
start-key-change = ändern
cli-saved-none = Keine Partie wartet.
cli-saved-hint = Weiterspielen: carrack play --resume { $name }
refusal-resume-several = Mehrere Partien beginnen mit „{ $name }“: { $names }.
cli-system = Das System hat es abgelehnt: { $reason }{ $file ->
        [none] {""}
       *[other] {" "}({ $file })
    }.
screen-banner = NICHT GESPEICHERT: { $why } Was du jetzt entscheidest, geht verloren, wenn kein Platz frei wird. Beim Gehen gibt es einen anderen Ort.
screen-unsaved = Diese Partie ist nicht gespeichert. Wohin damit?
screen-unsaved-leave = gehen, ohne zu speichern
screen-unsaved-back = zurück an den Tisch
table-save-elsewhere = Diese Partie ist nicht gespeichert. Eine andere Datei dafür (Enter: aufgeben):
screen-since = seit deinem letzten Zug
arena-page-records = Die Partien
arena-page-records-text = Die Aufzeichnung jeder Partie; carrack replay DATEI zeigt sie Zug für Zug.
refusal-plot-not-svg = { $file }: Gezeichnet wird SVG, also muss der Name auf .svg enden.
