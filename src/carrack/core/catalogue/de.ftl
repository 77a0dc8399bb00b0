seat-name = Platz { $number }

## Unverständliche Wünsche

refusal-number-unknown = { $number } gibt es in diesem Spiel nicht: Die Nummern gehen von 0 bis unter { $numbers }.
refusal-notation-unknown = „{ $text }“ gibt es in diesem Spiel nicht. Ähnlich: { $near }.
refusal-game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Ähnlich: { $near }.
refusal-seats-impossible = Dieses Spiel ist für { $least } bis { $most } Plätze, nicht { $seats }.
refusal-seat-unknown = Platz { $seat } gibt es in einem Spiel mit { $seats } Plätzen nicht.
refusal-option-unknown = Die Einstellung „{ $option }“ gibt es nicht. Bekannt: { $known }.
refusal-option-impossible = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $known }.
refusal-language-unknown = Auf „{ $language }“ gibt es keinen Text. Bekannt: { $known }.
refusal-file-unreadable = { $file } ist nicht lesbar: { $reason }.
refusal-file-unwritable = { $file } lässt sich nicht schreiben: { $reason }.
refusal-dump-unreadable = Diese Bytes sind keine Stellung dieses Spiels: { $reason }.
refusal-dump-other-rules = Diese Stellung wurde mit Regelversion { $version } gespeichert; dies ist Version { $current }.
refusal-components-not-toml = { $file } ist kein TOML: { $reason }.
refusal-components-bad-value = { $file }, Zeile { $line }, { $field }: { $reason }.
refusal-bot-unknown = Einen Bot „{ $bot }“ gibt es nicht. Ähnlich: { $near }. Ein eigener: datei.py:MeinBot.
refusal-bot-broken = { $file } ließ sich nicht ausführen: { $reason }.
refusal-bot-no-class = In { $file } gibt es keine Klasse „{ $name }“, die von carrack.bots.base.Bot abstammt.
refusal-bot-illegal = Der Bot „{ $bot }“ wählte { $number }; das ist nicht erlaubt.
refusal-bot-crashed = Der Bot „{ $bot }“ ist gescheitert: { $reason }.
refusal-bots-too-many = Für { $seats } Plätze sind { $bots } Bots genannt.
refusal-rule-unknown = Einen Absatz oder Abschnitt „{ $rule }“ gibt es nicht. Bekannte Abschnitte: { $known }.
refusal-record-not-a-record = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $magic }“ lauten.
refusal-record-too-large = Das ist keine Aufzeichnung: { $size } Zeichen sind mehr, als ein Spiel braucht.
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

## Am Tisch

refusal-game-over = Das Spiel ist aus.
refusal-chance-first = Erst handelt der Zufall.
refusal-chance-not-a-choice = Das entscheidet der Zufall, nicht du.
refusal-turn-not-yours = { $name } ist gefragt, nicht du.
refusal-draft-complete = Dein Zug ist fertig: Bestätige ihn oder nimm ihn zurück.
refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-needs-consent = { $name } hat nicht zugestimmt, das zurückzunehmen.
refusal-done-nothing = Es gibt nichts zu bestätigen.
