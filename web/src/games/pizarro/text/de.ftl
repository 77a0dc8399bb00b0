## Der Tisch im Browser

game-goal = Sammle mehr Siegpunkte als alle anderen: Biete Gold für Entdecker und segle mit ihnen weiter. Das Spiel endet nach dem dritten Jahr.
end-near = Das dritte Jahr ist das letzte: { $count ->
        [0] Die letzte Karte wird versteigert.
        [one] Noch eine Karte kommt.
       *[other] Noch { $count } Karten kommen.
    }
boards-title = Die Spielpläne
voyage-nothing = { "" }
voyage-veto = je ein Veto
voyage-draw = III: ziehen bis { $limit }
voyage-hand = Handkarte darunter
voyage-paid = Zahlkarte darunter
voyage-swap = I, II: bis { $count } tauschen
voyage-gold = sofort Gold
voyage-half = Gold oder Punkte
voyage-open = Hand liegt offen
gold-of = Gold von { $name }
hands-title = Das Gold aller
voyage-lose = Karte verlieren
place-columbus-1 = San Salvador
place-columbus-2 = Kuba
place-columbus-3 = Hispaniola
place-pizarro-1 = Panama
place-pizarro-2 = Tumbes
place-pizarro-3 = Cuzco
place-magellan-1 = La Plata
place-magellan-2 = Die Meerenge
place-magellan-3 = Cebu
place-marco-polo-1 = Akkon
place-marco-polo-2 = Kaschgar
place-marco-polo-3 = Cathay
place-da-gama-1 = Gute Hoffnung
place-da-gama-2 = Malindi
place-da-gama-3 = Calicut
place-cook-1 = Tahiti
place-cook-2 = Botany Bay
place-cook-3 = Hawaii
space-no-ships = kein Schiff
half-left = linke Hälfte
half-right = rechte Hälfte
ship-of = Schiff von { $name }
ship-under = { $count ->
        [one] 1 Karte darunter
       *[other] { $count } Karten darunter
    }: { $cards }
unknown-card = unbekannt
year-end-title = Jahr { $year } ist vorbei: Gold für alle
year-end-drawn = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
year-end-swapped = davon { $count } getauscht
seat-came = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} am Jahresende gezogen
block-title = Die Versteigerung
block-next = Die nächste Entdeckerkarte wird aufgedeckt.
block-year-end = Jahr { $year } geht zu Ende: Gold für alle.
block-over = Alle Entdecker sind daheim.
block-brings-you = brächte dir
block-brings = bringt
block-instead = +{ $gain ->
        [one] 1 Punkt
       *[other] { $gain } Punkte
    }: { $points } statt { $before }
block-times = Kronen darunter zählen ×{ $count }
block-stack = +{ $gain } für die Karten darunter
block-no-ship-1 = Nichts für dich: kein Schiff übrig.
block-no-ship = Nichts für dich: kein Schiff auf dem Feld davor.
block-no-gold = Nichts für dich: zu wenige Goldkarten.
block-no-bid = Noch kein Gebot
block-standing = { $name } bietet
block-sold = { $name } kauft für
block-veto = { $name }: Veto?
block-due = noch zu zahlen: { $due }
block-year = Jahr { $year } noch
block-none-left = nichts mehr
block-vetoed = nach einem Veto zurück
draw-title = Pizarros Griff ins Gold
draw-of = { $sum } von { $limit }
draw-risk = { $part } von { $all } ungesehenen Karten wären zu viel ({ $percent } %).
draw-safe = Noch kann keine Karte zu viel sein.
draw-bust = Zu viel: nichts.
draw-brings = Das bringt { $sum ->
        [one] 1 Punkt
       *[other] { $sum } Punkte
    }.
draw-begin = Welche Karte kommt zuerst?
seats-title = Spieler
seat-points = { $count ->
        [one] 1 Punkt auf den Plänen
       *[other] { $count } Punkte auf den Plänen
    }
seat-known = bekannt: { $cards }
seat-in = dabei
seat-passed = gepasst
seat-no-ship = kein Schiff
seat-no-gold = kein Gold
seat-bids = bietet { $amount }
seat-in-about = Nimmt an dieser Versteigerung noch teil.
seat-passed-about = Hat gepasst und ist aus dieser Versteigerung heraus.
seat-no-ship-about = Hat kein Schiff, das dorthin kann, und darf nicht bieten.
seat-no-gold-about = Hat zu wenige Goldkarten, um zu bieten.
block-standing-about = Das Gebot, das gilt. Wer mehr bietet, führt; haben alle anderen gepasst, wird es bezahlt.
desk-most = höchstens { $count }
desk-bid = { $amount } bieten
desk-up-to = Bis { $amount }
desk-bid-number = Dein Gebot
desk-bid-more = Mehr
desk-bid-less = Weniger
desk-bid-type = Gib eine ganze Zahl ein.
desk-pay = { $sum } zahlen mit { $cards }
desk-pay-none = Zahlen
desk-pay-short = Es fehlen noch { $missing } Gold: Wähle mehr Karten.
desk-pay-needless = Eine dieser Karten ist überflüssig: { $due } Gold sind zu zahlen.
desk-propose = Vorschlag
desk-under = Unter Magellan legen
desk-under-value = { $value } unter Magellan legen
desk-swap = { $count ->
        [0] Tauschen
        [one] Eine Karte tauschen
       *[other] { $count } Karten tauschen
    }
desk-swap-stop = Nicht mehr tauschen
desk-ship = Schiff { $ship }
desk-left = { $count ->
        [one] Links: sofort 1 Goldkarte
       *[other] Links: sofort { $count } Goldkarten
    }
desk-right = Rechts: { $points } Punkte
desk-veto = Veto (noch { $count })
desk-paid = Bezahlt
key-pass = p
key-veto = v
key-allow = k
key-draw = a
key-stop = s

## Optionen

option-board-1 = Plan 1: Kolumbus, Pizarro, Magellan
option-board-2 = Plan 2: Marco Polo, da Gama, Cook

## Tipps

several-card = { $value }
several-pay = Mit den Goldkarten { $cards } zahlen
several-swap = Die Goldkarten { $cards } tauschen
