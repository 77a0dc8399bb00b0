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
