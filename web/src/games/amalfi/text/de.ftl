# What only the page says.

game-goal = Sammle mehr Siegpunkte als alle anderen: Erwirb Kunst, gewinne Titel und erfülle Erlasse. Das Spiel endet nach der vierten Epoche.

## Die Bucht und das Pult

bay-label = Die Bucht von Amalfi
bay-own = Deine Bucht
bay-ready = Deine Bucht: { $count ->
    [0] kein Schiff bereit
    [one] 1 Schiff bereit
   *[other] { $count } Schiffe bereit
}
bay-empty = kein Schiff ist bereit
bay-ship-of = Schiff von { $who }
bay-light-of = Leuchtturm von { $who }
desk-good = { $good ->
    [spices] Gewürze
    [wood] Holz
    [wine] Wein
    [gems] Edelsteine
    [fabric] Stoff
   *[bread] Brot
}
desk-price = kostet { $count } { $resources }{ $lack ->
    [0] {""}
    [one] , 1 fehlt
   *[other] , { $lack } fehlen
}
desk-market = { $row ->
    [workshop] Werkstatt
    [atlas] Atlas
   *[council] Rat
}
desk-market-about = { $row ->
    [workshop] ein Kunstwerk erwerben
    [atlas] ein eigenes Ziel entdecken
   *[council] Leute für die Hand
}
desk-reach = { $count } erreichbar
desk-by-bonus = nur durch einen Bonus
desk-hand = Hand
desk-hand-empty = keine Karte
desk-people = Leute
desk-routes = Ziele
desk-now = jetzt { points }
desk-icons = Zeichenerklärung
desk-icons-short = Symbole
desk-key-icons = z
desk-lens = Hauptaktionen
desk-lens-name = { $family ->
    [navigate] Segeln
    [acquire] Erwerben
    [discover] Entdecken
    [invite] Einladen
    [engage] Einsetzen
   *[construct] Bauen
}
desk-lens-label = { desk-lens-name }: { $count ->
    [0] zurzeit nichts möglich
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
desk-key = { $family ->
    [navigate] s
    [acquire] e
    [discover] d
    [invite] l
    [engage] i
   *[construct] b
}
key-pass = p
desk-turn-hint = { $lens ->
    [navigate] Klick auf einen Anleger mit hellem Ring, oder zieh ein Schiff dorthin.
    [acquire] Klick auf ein leuchtendes Kunstwerk der Werkstatt.
    [discover] Klick auf ein leuchtendes Ziel im Atlas.
    [invite] Klick auf eine leuchtende Karte deiner Hand.
    [engage] Klick auf eine deiner Persönlichkeiten, die leuchtet.
   *[none] Klick auf etwas, das leuchtet. Schiffe aus Laderaum und Bucht werden auf Wunsch jederzeit zu Brot.
}
desk-turn-nothing = { $lens ->
    [navigate] Du kannst jetzt nirgendwohin fahren: Zeig auf einen Anleger, dann sagt er, warum.
    [acquire] Du kannst jetzt kein Kunstwerk erwerben: An jedem steht, was dir fehlt.
    [discover] Du kannst jetzt kein Ziel entdecken: An jedem steht, was dir fehlt.
    [invite] Du kannst jetzt niemanden einladen: Auf jeder Handkarte steht, was dir fehlt.
   *[engage] Du kannst jetzt niemanden einsetzen: Dazu braucht es eine einsetzbare Persönlichkeit (blau), die noch nicht eingesetzt ist.
}
desk-build-about = Versorgung: jetzt { $due } Brot, je Schiff 1 mehr.
desk-for-bread = { $hold ->
    [bay] Schiff aus der Bucht in den Hafen
   *[other] Schiff mit { with } in die Bucht
}: +{ $count }{ $lost ->
    [0] {""}
    [one] , 1 verfällt
   *[other] , { $lost } verfallen
}
desk-brings-none = mehr passt nicht hinein
desk-help = Zuerst: { $first }. Dann: { $then }.
desk-offer-yes = { $count ->
    [one] So machen
   *[other] Beides machen
}
desk-offer-no = Nicht jetzt
desk-send = { $count ->
    [one] 1 Schiff schicken: { hold }
   *[other] { $count } Schiffe schicken: { hold }
}
desk-done = { $stage ->
    [send] Keins
    [feed] Kein weiteres Brot: −{ $points } Punkte
    [before-decree] Kein weiteres Brot
    [grant] Nicht nutzen
   *[other] Das ist alles
}
desk-choose = { $stage ->
    [erect] Klick auf ein Ziel, an dem Platz für einen Leuchtturm ist.
    [beam] Klick auf ein Ziel, an dem dein Leuchtturm steht.
    [take] Klick auf eine Persönlichkeit des Rates.
    [straighten] Klick auf eine deiner eingesetzten Persönlichkeiten.
    [feed] Jede Handkarte bringt 1 Brot: Klick sie an.
    [before-decree] Jede Handkarte bringt 1 Brot: Klick sie an.
   *[grant] { $what ->
        [acquire] Klick auf ein leuchtendes Kunstwerk der Werkstatt.
        [discover] Klick auf ein leuchtendes Ziel im Atlas.
        [invite] Klick auf eine leuchtende Persönlichkeit.
        [construct] Ein Schiff kann gebaut werden.
       *[other] Klick auf ein leuchtendes Ziel.
    }
}
desk-visit-hold = { $count ->
    [one] 1 Schiff: { hold }
   *[other] { $count } Schiffe: { hold }
}
desk-visit-free = { $count ->
    [one] 1 Schiff in einen Laderaum deiner Wahl
   *[other] { $count } Schiffe in Laderäume deiner Wahl
}
desk-visit-bread = { $count } Brot
desk-visit-lost = { $count ->
    [one] 1 Brot passt
   *[other] { $count } Brot passen
} nicht hinein
desk-visit-idle = { $count ->
    [one] 1 Schiff mehr dürfte fahren, aber keins ist übrig
   *[other] { $count } Schiffe mehr dürften fahren, aber keins ist übrig
}
desk-visit-light = { $own ->
    [1] danach darfst du deinen Leuchtturm nutzen
   *[0] danach darf { $who } den Leuchtturm nutzen
}
desk-pay = { $due } zahlen
desk-pay-how = { $how ->
    [hold] Laderaum → Bucht
    [supply] Not: Bucht → Hafen
   *[crumb] Brot
}
desk-pay-over = { $surplus } übrig, das wird Brot: { $from } → { $to }.
desk-pay-exact = Genau bezahlt: Nichts bleibt übrig.
desk-pay-lost = { $count ->
    [one] 1 davon passt
   *[other] { $count } davon passen
} nicht hinein.
desk-pay-or = oder klick auf Schiffe im Bild
desk-ways = { $count ->
    [one] Der einzige Weg
   *[other] So kannst du zahlen
}
desk-way-part = { $how ->
    [hold] { $ships ->
        [one] 1 Schiff aus { hold }
       *[other] { $ships } Schiffe aus { hold }
    }
    [supply] { $ships ->
        [one] 1 Notschiff
       *[other] { $ships } Notschiffe
    }
   *[crumb] { $ships } Brot
}
desk-way-over = { $surplus ->
    [0] genau
   *[other] { $surplus } zu viel
}{ $lost ->
    [0] {""}
   *[other] , { $lost } verloren
}
desk-light-because = { $own ->
    [1] Du bist nach { destination } gefahren, wo dein Leuchtturm steht.
   *[0] { $who } ist nach { destination } gefahren, wo dein Leuchtturm steht.
}
desk-light-send = Ein Schiff schicken: { hold }
desk-light-cost = Brot { $bread } − { $price } · Bucht { $bay } − 1
desk-light-bread = { $count } Brot nehmen
desk-light-room = { $room ->
    [0] dein Kornspeicher ist voll: Es ginge verloren
   *[other] Brot { $from } → { $to }
}
desk-light-first = vorher: { $what }
desk-tabs = Teile des Tisches
desk-tab = { $tab ->
    [bay] Bucht
    [markets] Märkte
    [board] Mein Tableau
   *[goals] Ziele
}
seat-ledger = Kapitäne
seat-captains = Kapitäne
seat-rose = hat die Windrose
seat-line = { $name }: { points }, { $bay ->
    [one] 1 Schiff bereit
   *[other] { $bay } Schiffe bereit
}, Brot { $bread } von { $room }, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}

## Cards and icons

icon-word = { $icon ->
        [spices] Gewürze
        [wood] Holz
        [wine] Wein
        [gems] Edelsteine
        [fabric] Stoffe
        [any] Beliebiger Rohstoff, beliebiger Laderaum
        [bread] Brot
        [points] Punkte
        [ship] Schiff
        [bay] Schiffe in der Bucht
        [port] Hafen: kommen in der nächsten Epoche zurück
        [hold] Laderaum
        [lighthouse] Leuchtturm
        [beam] Einen Leuchtturm nutzen
        [erect] Einen Leuchtturm errichten
        [dock] Anleger, Ziel
        [dock-taken] Besetztes Ziel
        [dock-foreign] Fremdes Privatziel
        [any-dock] Beliebiges Ziel
        [undock] Schiff vom Anleger zurück in die Bucht
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
        [no-extra] Kein Aufpreis für den Platz in der Reihe
        [granary] Platz im Kornspeicher
        [feeding] Brot für die Schiffe am Ende der Epoche
        [decree] Erlass
        [title] Titel
        [period] Epoche
        [rose] Windrose: beginnt die Epoche
        [pass] Passen
        [cards] Handkarten
        [pack] Starthand
        [rival] Der Rivale
       *[unique] Wie der Text es sagt
    }
icon-key = Was die Zeichen bedeuten
icon-group = { $group ->
        [goods] Rohstoffe und Brot
        [ships] Schiffe und Anleger
        [cards] Karten in den Reihen
        [people] Persönlichkeiten
       *[goals] Leuchttürme und Ziele
    }
icon-cargo = Mit Kiel: So viele Schiffe fahren in diesen Laderaum.
icon-cost = Rot: wird zuerst bezahlt.
icon-signs = / heißt „für jedes“, ≤ „höchstens“, ← „auch mit“ oder „aus“.
card-free = umsonst
card-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
card-costs = kostet
card-pack = aus der Starthand „{ pack }“

## Die Hafenfront

quay-port = Hafen
quay-back = zurück in { period }
quay-out = aus dem Spiel
quay-each = je { $worth }
quay-yard = Werft
quay-fed = { $due } ✓
quay-missing = { $due }: { $missing ->
    [one] 1 fehlt
   *[other] { $missing } fehlen
}, −{ $points }
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
quay-granary-label = Kornspeicher: { $bread } von { $room } Brot; die Mannschaften essen { $due } am Ende der Epoche

## Ziele des Spiels

goal-label = Erlasse und Titel
goal-decrees = Erlasse
goal-decrees-note = was jeder jetzt brächte
goal-scored = gewertet
goal-bonus = In dieser Epoche { $count } mehr für jedes
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
hands-packs-note =
    { $seats ->
        [1] Jede Hand besteht aus sechs Persönlichkeiten, die zusammenpassen.
       *[other] Jede Hand besteht aus sechs Persönlichkeiten, die zusammenpassen. Wer zuletzt am Zug ist, wählt zuerst; alle sehen, was vergeben ist.
    }
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
solo-choose-note = Sieh dir zuerst Titel und Erlasse an: Hast du am Ende einer Epoche zu wenige Titel, ist das Spiel verloren.
solo-rival = { $rival ->
    [naples] Das Königreich Neapel lässt sich Zeit.
   *[genoa] Die Republik Genua ist schnell und folgt dir an mehr Anleger.
}
solo-needs = { $count ->
    [one] Am Ende brauchst du 1 Titel.
   *[other] Am Ende brauchst du { $count } Titel.
}
solo-plain = Seine Schiffe fahren dorthin, wohin der Preis des Kunstwerks ganz rechts zeigt.
solo-bonus = Ihre Schiffe fahren dorthin, wohin Preis und Bonus des Kunstwerks ganz rechts zeigen.
solo-left = noch { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
} und { $lights ->
    [one] 1 Leuchtturm
   *[other] { $lights } Leuchttürme
}
solo-missing = { $count ->
    [one] Bis zum Ende von Epoche { period } fehlt 1 Titel
   *[other] Bis zum Ende von Epoche { period } fehlen { $count } Titel
}
solo-enough = Genug Titel für Epoche { period }
solo-none = In Epoche { period } ist kein Titel nötig
solo-gate = Nach Epoche { period } brauchst du { $needed }, du hast { $got }
solo-reacts = Was geschieht, wenn du segelst, erwirbst, entdeckst, einlädst, einsetzt oder baust
solo-after = { $after ->
    [navigate] Du segelst:
    [acquire] Du erwirbst:
    [discover] Du entdeckst:
    [invite] Du lädst ein:
    [engage] Du setzt ein:
   *[construct] Du baust:
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
    [one] Am Ende von Epoche { period } brauchtest du gegen { rival } 1 Titel
   *[other] Am Ende von Epoche { period } brauchtest du gegen { rival } { $needed } Titel
}{ $count ->
    [0] {" "}und hattest keinen.
   *[other] {" "}und hattest { $count }.
}
solo-end-won = { $count ->
    [one] Mit 1 Titel hast du dich vier Epochen lang gegen { rival } behauptet.
   *[other] Mit { $count } Titeln hast du dich vier Epochen lang gegen { rival } behauptet.
}
solo-end-needed = { $count ->
    [one] 1 Titel nötig
   *[other] { $count } Titel nötig
}
solo-end-band = { points } auf der Leiter der Chronik

# Wie viele Titel jeder verlangt, steht auf den Karten der Rivalen.
prompt-rival = Gegen wen spielst du?
