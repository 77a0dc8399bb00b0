# What only the page says.

## Cards and icons

icon-word = { $icon ->
        [spices] Gewürze
        [wood] Holz
        [wine] Wein
        [gems] Edelsteine
        [fabric] Stoffe
        [any] Beliebiges Gut, beliebiger Laderaum
        [bread] Brot
        [points] Punkte
        [ship] Schiff
        [bay] Schiffe in der Bucht
        [port] Hafen: kommen in der nächsten Periode zurück
        [hold] Laderaum
        [lighthouse] Leuchtturm
        [beam] Einen Leuchtturm benutzen
        [erect] Einen Leuchtturm errichten
        [dock] Anlegeplatz, Ziel
        [dock-taken] Besetztes Ziel
        [dock-foreign] Privatziel eines anderen
        [any-dock] Beliebiges Ziel
        [undock] Schiff vom Anlegeplatz zurück in die Bucht
        [recall] Schiff aus dem Hafen in die Bucht
        [revisit] Mit dem Schiff, das dort liegt, noch einmal besuchen
        [build] Schiff bauen; gebaute Schiffe
        [route] Privatziel
        [artwork] Kunstwerk
        [book] Buch
        [painting] Gemälde
        [monument] Bauwerk
        [pair] Paar aus zwei Arten von Kunstwerken
        [most-artworks] Kunstwerke der Art, von der du am meisten hast
        [second-artworks] Kunstwerke der Art, von der du am zweitmeisten hast
        [person] Persönlichkeit
        [others] Wer von den anderen am meisten hat
        [council] Rat
        [take] Eine Persönlichkeit aus dem Rat nehmen
        [immediate] Sofort: wirkt einmal, gleich
        [permanent] Dauerhaft: wirkt immer
        [engageable] Einsetzbar: wirkt, wenn sie eingesetzt wird
        [end-game] Schlusswertung: bringt am Ende Punkte
        [types] Arten von Persönlichkeiten
        [straighten] Eine Persönlichkeit aufrichten
        [drop-workshop] Das Kunstwerk ganz rechts verlässt die Werkstatt
        [drop-atlas] Das Plättchen ganz rechts verlässt den Atlas
        [drop-council] Die Persönlichkeit ganz rechts verlässt den Rat
        [no-extra] Kein Aufschlag für den Platz in der Reihe
        [granary] Platz im Kornspeicher
        [feeding] Brot für die Schiffe am Ende der Periode
        [decree] Erlass
        [title] Titel
        [period] Periode
        [rose] Windrose: beginnt die Periode
        [pass] Passen
        [cards] Handkarten
        [pack] Starthand
        [rival] Der Rivale
       *[unique] Wie der Text es sagt
    }
icon-key = Was die Zeichen bedeuten
icon-group = { $group ->
        [goods] Güter und Brot
        [ships] Schiffe und Anlegeplätze
        [cards] Karten in den Reihen
        [people] Persönlichkeiten
       *[goals] Leuchttürme und Ziele
    }
icon-cargo = Mit Kiel: So viele Schiffe fahren in diesen Laderaum.
icon-cost = Rot: wird zuerst bezahlt.
icon-signs = / heißt „für jedes“, ≤ „höchstens“, ← „auch mit“ oder „aus“.
card-free = gratis
card-short = { $count } fehlen
card-costs = kostet
card-pack = aus der Starthand „{ pack }“

## Die Hafenfront

quay-port = Hafen
quay-back = zurück in { period }
quay-out = aus dem Spiel
quay-each = je { $worth }
quay-yard = Werft
quay-fed = { $due } ✓
quay-missing = { $due }: { $missing } fehlen, −{ $points }
quay-port-label = { $ships ->
    [0] Hafen: leer
    [one] Hafen: 1 Schiff
   *[other] Hafen: { $ships } Schiffe
}
quay-hold-label = { $ships ->
    [0] Laderaum für { hold }: leer
    [one] Laderaum für { hold }: 1 Schiff, { $worth } wert
   *[other] Laderaum für { hold }: { $ships } Schiffe, { $worth } wert
}
quay-yard-label = { $ships ->
    [0] Werft: Alle Schiffe sind gebaut
    [one] Werft: Noch 1 Schiff zu bauen, für { $price } Holz; die Mannschaften essen jetzt { $due } Brot, dann 1 mehr
   *[other] Werft: Noch { $ships } Schiffe zu bauen, das erste für { $price } Holz; die Mannschaften essen jetzt { $due } Brot und für jedes 1 mehr
}
quay-granary-label = Kornspeicher: { $bread } von { $room } Brot; die Mannschaften essen { $due } am Ende der Periode

## Ziele des Spiels

goal-label = Erlasse und Titel
goal-decrees = Erlasse
goal-decrees-note = was jeder jetzt brächte
goal-scored = gewertet
goal-bonus = In dieser Periode { $count } mehr für jedes
goal-titles = Titel
goal-titles-note = der Erste bekommt am meisten
goal-yours = deiner, { $points }
goal-has = { $name } hat ihn: { points }

## Ein ganzes Tableau

card-board = { $ships ->
    [one] 1 Schiff bereit
   *[other] { $ships } Schiffe bereit
}, { $docked } angelegt, { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
card-board-pack = begann mit „{ pack }“
card-board-passed = hat gepasst
card-people = Persönlichkeiten
card-routes = Privatziele
card-artworks = Kunstwerke
card-known = Auf der Hand, wie du weißt

## Starthände

hands-packs = Wähle deine Starthand
hands-packs-note = Jede Hand besteht aus sechs Persönlichkeiten, die zusammenpassen. Wer als Letzter am Zug ist, wählt zuerst; alle sehen, was vergeben ist.
hands-pack-label = Starthand { pack }: { $cards }
hands-keep = Wähle deine Persönlichkeiten
hands-keep-note = Behalte, wer dir am besten gefällt, eine nach der anderen. Der Rest kommt zurück in den Stapel.
hands-draft = Draft
hands-draft-note = Behalte eine Karte; die anderen gehen nach links.
hands-round = Runde { $round } von { $rounds }
hands-later = Von diesen behältst du danach eine
hands-wait = Die anderen wählen gerade.
hands-title = Alle Hände

## Allein

solo-label = Der Rivale
solo-choose = Wer ist dein Rivale?
solo-choose-note = Sieh dir zuerst Titel und Erlasse an: Hast du am Ende einer Periode zu wenige Titel, ist das Spiel verloren.
solo-rival = { $rival ->
    [naples] Das Königreich Neapel lässt sich Zeit.
   *[genoa] Die Republik Genua ist schnell und folgt dir an mehr Anlegeplätze.
}
solo-needs = { $count ->
    [one] Am Ende brauchst du 1 Titel.
   *[other] Am Ende brauchst du { $count } Titel.
}
solo-plain = Ihre Schiffe fahren dorthin, wohin der Preis des Kunstwerks ganz rechts zeigt.
solo-bonus = Ihre Schiffe fahren dorthin, wohin Preis und Bonus des Kunstwerks ganz rechts zeigen.
solo-left = noch { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} und { $lights ->
    [one] 1 Leuchtturm
   *[other] { $lights } Leuchttürme
}
solo-missing = { $count ->
    [one] Bis zum Ende von { period } fehlt 1 Titel
   *[other] Bis zum Ende von { period } fehlen { $count } Titel
}
solo-enough = Genug Titel für { period }
solo-gate = Nach Periode { period } brauchst du { $needed }, du hast { $got }
solo-reacts = Was geschieht, wenn du …
solo-after = { $after ->
    [navigate] segelst:
    [acquire] erwirbst:
    [discover] entdeckst:
    [invite] einlädst:
    [engage] einsetzt:
   *[construct] baust:
}
solo-ships = { $count ->
    [one] ein Schiff fährt nach { $places }
   *[other] Schiffe fahren nach { $places }
}
solo-lights = { $count ->
    [one] ein Leuchtturm kommt nach { $places }
   *[other] Leuchttürme kommen nach { $places }
}
solo-drops = { $card } verschwindet
solo-nothing = nichts
solo-end = Wie es ausging
solo-end-lost = { $needed ->
    [one] Am Ende von Periode { period } brauchtest du gegen { rival } 1 Titel
   *[other] Am Ende von Periode { period } brauchtest du gegen { rival } { $needed } Titel
}{ $count ->
    [0] {" "}und hattest keinen.
   *[other] {" "}und hattest { $count }.
}
solo-end-won = { $count ->
    [one] Mit 1 Titel hast du dich vier Perioden lang gegen { rival } behauptet.
   *[other] Mit { $count } Titeln hast du dich vier Perioden lang gegen { rival } behauptet.
}
solo-end-needed = { $count ->
    [one] 1 Titel nötig
   *[other] { $count } Titel nötig
}
solo-end-band = { points } auf der Leiter der Chronik
