game-title = Amerigo
game-subtitle = Weit segeln, heimkehren, gut verkaufen: das Kartenspiel um Entdeckung und Handel.

## Karten

good = { $good ->
        [gems] Edelsteine
        [cloth] Stoffe
        [antiques] Antiquitäten
        [spices] Gewürze
        [coffee] Kaffee
       *[none] nichts
    }
card = { good } ({ $rudders ->
        [one] 1 Ruder
       *[other] { $rudders } Ruder
    })
cards-of-a-good = { good } ({ $list } Ruder)
doubloon = Dublone

## Was man tun kann

do-sail-out = Hinaussegeln: { card }
do-sail-out-doubloon = Hinaussegeln mit einer Dublone
do-sail-home = Heimsegeln: { card }
do-sail-home-doubloon = Heimsegeln mit einer Dublone
do-explore = Erkunden
do-exhibit = { card } anbieten
do-stop = Nichts mehr anbieten
do-sell = Verkaufen
do-join = Mitverkaufen
do-decline = Verzichten
do-keep = { card } im Angebot behalten
do-turn-over = { card } zur Dublone machen
do-draw = Eine Karte ziehen
do-card = { card } kommt vom Nachziehstapel

family-sail-out = hinaussegeln
family-sail-out-doubloon = hinaussegeln mit einer Dublone
family-sail-home = heimsegeln
family-sail-home-doubloon = heimsegeln mit einer Dublone
family-explore = erkunden
family-exhibit = anbieten
family-stop = nichts mehr anbieten
family-sell = verkaufen
family-join = mitverkaufen
family-decline = verzichten
family-keep = beim Verkauf behalten
family-turn-over = umdrehen
family-draw = ziehen aus Not
family-card = gezogene Karte

## Was gefragt ist

prompt-deal = Die ersten Handkarten werden ausgeteilt.
prompt-drawing = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
prompt-compensation = Hand zeigen und eine Karte zur Dublone machen – oder verzichten?
prompt-at-home = Du bist zu Hause: hinaussegeln, anbieten oder verkaufen.
prompt-outward = Du bist auf Reiseweite { $distance }: weitersegeln, erkunden oder heimsegeln.
prompt-homeward = Heimsegeln: { $back } von { $distance } geschafft.
prompt-stuck = Du kannst nichts tun: Zieh eine Karte.
prompt-exhibiting = Noch etwas anbieten oder aufhören?
prompt-award = Deine Belohnung: Wähle { $count ->
        [one] eine Karte der Reise als Dublone
       *[other] { $count } Karten der Reise als Dublonen
    }.
prompt-joining = { $name } verkauft. Verkaufst du mit? Das bringt dir { $count ->
        [one] 1 Dublone
       *[other] { $count } Dublonen
    }.
prompt-keep-popular = Wähle die beliebte Karte, die in deinem Angebot bleibt.
prompt-turn-popular = Wähle { $count ->
        [one] die beliebte Karte, die zur Dublone wird
       *[other] { $count } beliebte Karten, die zu Dublonen werden
    }.
prompt-keep-common = Wähle { $count ->
        [one] die gewöhnliche Karte, die in deinem Angebot bleibt
       *[other] { $count } gewöhnliche Karten, die in deinem Angebot bleiben
    }.
prompt-turn-common = Wähle { $count ->
        [one] die gewöhnliche Karte, die zur Dublone wird
       *[other] { $count } gewöhnliche Karten, die zu Dublonen werden
    }.
prompt-finished = Das Spiel ist aus.

## Warum nicht

refusal-card-not-in-hand = { card } hast du nicht auf der Hand.
refusal-doubloon-none = Du hast keine Dublone zum Segeln.
refusal-sail-must-sail-home = Du hast erkundet: Jetzt musst du heimsegeln.
refusal-sail-homeward-only = Du bist auf der Rückreise: Du kannst nur heimsegeln.
refusal-home-not-sailing = Du bist schon zu Hause.
refusal-explore-not-outward = Erkunden kann nur, wer auf der Hinreise ist.
refusal-exhibit-not-at-home = Anbieten kannst du nur zu Hause.
refusal-exhibit-full = Dein Angebot ist voll: { $limit } Karten.
refusal-exhibit-nothing-yet = Du hast noch nichts angeboten.
refusal-exhibit-finish-first = Erst das Angebot beenden: noch eine Karte oder aufhören.
refusal-sell-not-at-home = Verkaufen kannst du nur zu Hause.
refusal-sell-market-incomplete = Auf dem Markt müssen alle fünf Waren liegen. Noch { $count ->
        [one] fehlt
       *[other] fehlen
    }: { $goods }.
refusal-sell-earns-nothing = Ein Verkauf brächte dir keine einzige Dublone.
refusal-sell-nothing-to-join = Es wird gerade nicht verkauft.
refusal-sell-answer-first = Sag zuerst, ob du mitverkaufst.
refusal-decline-nothing-asked = Es gibt nichts, worauf du verzichten könntest.
refusal-draw-not-stuck = Eine Karte ziehst du nur, wenn du sonst nichts tun kannst.
refusal-compensation-has-three-rudders = Du hast eine Karte mit 3 Steuerrädern: Es gibt keinen Ausgleich.
refusal-compensation-answer-first = Antworte zuerst: Hand zeigen für eine Dublone oder verzichten.
refusal-turn-over-nothing-earned = Du hast gerade keine Dublone verdient.
refusal-keep-nothing-to-keep = Nur beim Verkauf bleiben Karten oder gehen.
refusal-awards-pick-first = Wähle zuerst die Karten, die zu Dublonen werden.
refusal-awards-not-on-journey = { card } war nicht auf dieser Reise.
refusal-sell-pick-what-stays = Wähle zuerst, was in deinem Angebot bleibt.
refusal-sell-pick-doubloons = Wähle zuerst die verkauften Karten, die zu Dublonen werden.
refusal-sell-not-in-this-group = { card } gehört nicht zu den Karten, um die es gerade geht.
refusal-deck-none-left = { card } ist nicht mehr im Nachziehstapel.

## Aufträge

order-decline-sales = Nie mitverkaufen
order-join-sales = Immer mitverkaufen

## Was geschah

event-dealt = { $name } bekommt { $cards }.
event-dealt-hidden = { $name } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-drew = { $name } zieht { $cards }.
event-drew-hidden = { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
event-reshuffled = Der Nachziehstapel ist leer: { $count } abgelegte Karten bilden den neuen.
event-game-ends = { $ending ->
        [1] Der zweite Nachziehstapel ist leer: Das Spiel ist aus.
        [2] Der Nachziehstapel ist leer und nichts liegt auf der Ablage: Das Spiel ist aus.
        [4] Alle Schiffe bis auf eines sind daheim: Das Spiel ist aus.
       *[3] Alle Schiffe sind daheim: Das Spiel ist aus.
    }
event-sailed-out = { $name } segelt hinaus: { $cards }, Reiseweite { $distance }.
event-sailed-out-doubloon = { $name } segelt hinaus mit einer Dublone: Reiseweite { $distance }.
event-sailed-home = { $name } segelt heim: { $cards }, { $distance ->
        [one] eine Meile
       *[other] { $distance } Meilen
    } zurück.
event-sailed-home-doubloon = { $name } segelt heim mit einer Dublone: { $distance ->
        [one] eine Meile
       *[other] { $distance } Meilen
    } zurück.
event-explored = { $name } erkundet bei Reiseweite { $distance }.
event-came-home = { $name } kehrt von einer Reise der Weite { $distance } heim. Der König zahlt { $king }, die Handelsgesellschaften { $companies }.
event-turned-over = { $name } dreht { $cards } zu { $count ->
        [one] einer Dublone
       *[other] Dublonen
    } um.
event-discarded = { $name } legt ab: { $cards }.
event-exhibited = { $name } bietet an: { $cards }.
event-sale-begins = { $name } eröffnet einen Verkauf. Selten: { $rare ->
        [gems] Edelsteine
        [cloth] Stoffe
        [antiques] Antiquitäten
        [spices] Gewürze
        [coffee] Kaffee
       *[none] nichts
    }; beliebt: { $popular ->
        [gems] Edelsteine
        [cloth] Stoffe
        [antiques] Antiquitäten
        [spices] Gewürze
        [coffee] Kaffee
       *[none] nichts
    }.
event-joined-sale = { $name } verkauft mit.
event-passed-sale = { $name } verkauft nicht.
event-sold = { $name } verkauft für { $count ->
        [one] eine Dublone
       *[other] { $count } Dublonen
    }.
event-stuck = { $name } kann nur noch eine Karte ziehen.
event-showed = { $name } zeigt { $cards }.
event-kept-hand = { $name } zeigt die Hand nicht.

## Punkte

score-pile = Schatzstapel
score-rare = seltene Waren
score-popular = beliebte Waren
score-common = gewöhnliche Waren
score-last-cards = letzte Karten

## Der Tisch

board-deck = Nachziehstapel { $count }
board-second-deck = zweiter Nachziehstapel { $count }
board-discards = Ablage { $count }
board-piles = Karten in Stapeln (Ruder), die nächste Dublone zuerst
board-pile-discards = Ablagestapel
board-pile-treasure = Dublonen von { $name }
board-market = Markt
board-rare = selten
board-popular = beliebt
board-no-sale = kein Verkauf: eine Ware fehlt
board-hand = Hand
board-your-hand = Deine Hand
board-your-hand-in-rudders = Deine Hand (Ruder)
board-whose-hand-in-rudders = Hand von { $name } (Ruder)
board-empty = leer
board-doubloons = { $count ->
        [one] 1 Dublone
       *[other] { $count } Dublonen
    }
board-at-home = zu Hause
board-outward = Hinreise { $distance }
board-explored = hat in Entfernung { $distance } erkundet
board-homeward = Rückreise { $back }/{ $distance }
board-exhibition = Angebot (Ruder)
board-outward-journey = Reise (Ruder)
board-homeward-journey = heim
remark-home = daheim
remark-back = { $back }/{ $distance }
remark-ends = das Spiel ist dann zu Ende
remark-ends-by-exploring = der Nachziehstapel geht aus, und das Spiel ist zu Ende
board-sale-brings = ein Verkauf brächte dir jetzt { $count }

# Was gezeichnet ist, Stück für Stück: wie es heißt und wozu es da ist.

piece-seat = Mitspieler
piece-seat-about = Wer am Ende die meisten Dublonen hat, gewinnt.
piece-purse = Dublonen
piece-purse-about = Der Schatzstapel: Jede Dublone ist ein Punkt. Statt einer Handkarte kann auch eine Dublone segeln; sie hat 3 Ruder.
piece-hand = Hand
piece-hand-about = Karten zum Segeln oder zum Ausstellen. Nur wer sie hält, sieht sie; es sind höchstens 12.
piece-exhibition = Ausstellung
piece-exhibition-about = Waren, die zum Verkauf ausliegen. Sie zählen für den Markt und werden beim Verkauf zu Dublonen.
piece-journey = Reise
piece-journey-about = Die Karten, mit denen dieses Schiff gesegelt ist. Ist es daheim, machen Prämien einige davon zu Dublonen.
piece-ship = Schiff
piece-ship-about = Jedes gespielte Ruder bringt es eine Meile hinaus; auf dem Heimweg zählt jedes doppelt.
piece-lot = Ausgestellte Waren
piece-lot-about = So viele Karten dieser Ware hat dieser Mitspieler auf dem Markt.
piece-stall = Ware auf dem Markt
piece-stall-about = Die seltenste Ware bringt je Karte eine Dublone, die häufigste für zwei, jede andere für drei.
piece-league = Entfernung
piece-league-about = Für ein Schiff, das von so weit heimkehrt, zahlt der König so viele Dublonen.
piece-deck = Stapel
piece-deck-about = Von hier wird gezogen. Ist er zum zweiten Mal leer, endet das Spiel.
piece-discards = Ablage
piece-discards-about = Karten, die verkauft oder zum Segeln gespielt wurden. Sie werden zum zweiten Stapel.
piece-staying = Karten, die bleiben
piece-staying-about = Sie bringen bei diesem Verkauf nichts und bleiben in der Ausstellung.
piece-turned = Umgedrehte Karten
piece-turned-about = Sie werden zu Dublonen.

piece-award = Reise bisher
piece-award-about = Wie weit dieses Schiff gesegelt ist und was König und Handelsgesellschaften zahlten, wäre es jetzt daheim.

figure-doubloons = { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
figure-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
figure-distance = { $count ->
    [one] { $count } Meile
   *[other] { $count } Meilen
}

## Tasten der Auswahl im Terminal: ein Buchstabe je Verb, `.` für alles, was etwas beendet

typed-sail-out = h
typed-sail-out-doubloon = hd
typed-sail-home = i
typed-sail-home-doubloon = id
typed-explore = e
typed-exhibit = a
typed-stop = { "." }
typed-sell = v
typed-join = m
typed-decline = { "." }
typed-keep = b
typed-turn-over = d
typed-draw = z
