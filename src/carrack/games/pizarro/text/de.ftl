game-title = Pizarro & Co.
game-subtitle = Gold bieten für die großen Entdecker: drei Jahre, sechs Expeditionen, eine Krone.

## Karten

explorer = { $explorer ->
        [columbus] Kolumbus
        [pizarro] Pizarro
        [magellan] Magellan
        [marco-polo] Marco Polo
        [da-gama] da Gama
        [cook] Cook
       *[none] niemand
    }
card = { $card }

## Was man tun kann

do-bid = { $amount } bieten
do-pass = Passen
do-pay = Mit Goldkarte { $value } zahlen
do-veto = Veto gegen diese Karte
do-allow = Kein Veto
do-ship = Magellans Schiff { $ship } weiterziehen
do-from-left = Das Schiff auf der linken Hälfte weiterziehen
do-from-right = Das Schiff auf der rechten Hälfte weiterziehen
do-left = Auf die linke Hälfte für Gold
do-right = Auf die rechte Hälfte für Punkte
do-under = Goldkarte { $value } unter Magellan legen
do-swap = Goldkarte { $value } tauschen
do-draw = Noch eine Karte aufdecken
do-stop = Aufhören
do-auctioneer = { $name } wird Versteigerer
do-explorer = { explorer } wird aufgedeckt
do-gold = Goldkarte { $value } kommt aus dem Vorrat
do-lose = Goldkarte { $value } geht verloren

family-bid = bieten
family-pass = passen
family-pay = zahlen
family-veto = Veto
family-allow = kein Veto
family-ship = ein Schiff von Magellan weiterziehen
family-from-left = von der linken Hälfte weiterziehen
family-from-right = von der rechten Hälfte weiterziehen
family-left = nach links
family-right = nach rechts
family-under = unter Magellan legen
family-swap = tauschen mit Marco Polo
family-draw = aufdecken für Pizarro
family-stop = aufhören
family-auctioneer = Versteigerer ausgelost
family-explorer = Entdecker aufgedeckt
family-gold = gezogene Goldkarte
family-lose = Karte an Cook verloren

## Was gefragt ist

prompt-auctioneer = Der Versteigerer wird ausgelost.
prompt-turn-up = Die nächste Entdeckerkarte wird aufgedeckt.
prompt-veto = { explorer } wird versteigert. Legst du ein Veto ein?
prompt-bid = Noch kein Gebot für { explorer }: bieten oder passen?
prompt-bid-more = { $name } bietet { $bid } für { explorer }: mehr bieten oder passen?
prompt-pay = { explorer } bezahlen: noch { $due } Gold.
prompt-ship = Welches deiner Schiffe zieht weiter?
prompt-half = Linke Hälfte für Gold sofort oder rechte Hälfte für Punkte?
prompt-under-hand = Wähle die Handkarte, die verdeckt unter Magellan kommt.
prompt-under-paid = Wähle die bezahlte Karte, die offen unter Magellan kommt.
prompt-lose = { $name } verliert eine blind gezogene Karte.
prompt-drawing = { $name } zieht { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
prompt-swap = Marco Polo: bis zu { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    } tauschen oder aufhören?
prompt-pizarro = Pizarro: Du hast { $sum }, mehr als { $limit } darf es nicht werden. Noch eine Karte aufdecken oder aufhören?
prompt-finished = Das Spiel ist aus.

## Warum nicht

refusal-bid-too-low = { $standing } ist schon geboten: Du musst mehr bieten.
refusal-bid-unaffordable = { $need } kannst du nicht bieten: Du hast { $have } Gold.
refusal-bid-must-keep-a-card = Nach dem Bezahlen muss dir eine Karte bleiben: Du kannst höchstens { $most } bieten.
refusal-bid-not-now = Du bist gerade nicht mit Bieten dran.
refusal-pay-not-now = Es gibt gerade nichts zu bezahlen.
refusal-pay-not-in-hand = Goldkarte { $value } hast du nicht auf der Hand.
refusal-pay-exact-possible = Du kannst passend zahlen, aber nicht mit Goldkarte { $value }: Es fehlen noch { $due } Gold.
refusal-pay-needless-card = Mit Goldkarte { $value } wäre in deiner Zahlung eine Karte überflüssig: Es fehlen noch { $due } Gold.
refusal-veto-not-asked = Du bist gerade nicht gefragt, ob du ein Veto einlegst.
refusal-veto-last-card = Gegen die letzte Karte eines Jahres gibt es kein Veto.
refusal-ship-not-now = Es gibt gerade kein Schiff auszusuchen.
refusal-ship-not-waiting = Dieses Schiff wartet nicht auf dem Feld davor.
refusal-half-not-now = Es gibt gerade keine Hälfte auszusuchen.
refusal-under-not-now = Es gibt gerade keine Karte unter Magellan zu legen.
refusal-under-not-in-hand = Du hast keine Goldkarte { $value } auf der Hand, die du unter Magellan legen könntest.
refusal-under-not-paid = Mit Goldkarte { $value } hast du nicht bezahlt.
refusal-swap-not-now = Tauschen kannst du nur mit Marco Polo am Ende eines Jahres.
refusal-swap-not-in-hand = Du hast keine Goldkarte { $value } auf der Hand, die du tauschen könntest.
refusal-draw-not-now = Aufgedeckt wird nur für Pizarro bei der Wertung.
refusal-stop-not-now = Es gibt gerade nichts, womit du aufhören könntest.
refusal-auctioneer-no-such-seat = { $name } sitzt nicht am Tisch.
refusal-explorer-none-left = Von { explorer } liegt in diesem Jahr keine Karte mehr verdeckt.
refusal-gold-none-left = Es gibt keine Goldkarte { $value } zu ziehen.
refusal-chance-other = Der Zufall entscheidet gerade etwas anderes.

## Aufträge

order-pass = Diesmal passen
order-bid = Bis { $amount } bieten
order-allow = Dieses Jahr kein Veto

## Was geschah

event-auctioneer = { $name } ist Versteigerer.
event-offered = Jahr { $year ->
        [1] I
        [2] II
       *[3] III
    }: { explorer } wird versteigert.
event-vetoed = { $name } legt ein Veto gegen { explorer } ein.
event-allowed = { $name } legt kein Veto ein.
event-bid = { $name } bietet { $amount }.
event-passed = { $name } passt.
event-unsold = Niemand kauft { explorer }.
event-bought = { $name } kauft { explorer } für { $amount }.
event-paid = { $name } zahlt mit Gold { $cards }.
event-sailed = { $name } fährt { $ship ->
        [0] auf
       *[other] mit Schiff { $ship } auf
    } Feld { $space } von { explorer }{ $half ->
        [1] , auf der rechten Hälfte
        [2] , auf der linken Hälfte
       *[0] {""}
    }.
event-opened = { $name } legt offen aus: Gold { $cards }.
event-put-under = { $name } legt Goldkarte { $value } unter Magellan.
event-put-under-hidden = { $name } legt eine Goldkarte verdeckt unter Magellan.
event-lost = { $name } verliert Goldkarte { $value } an Cook.
event-drew = { $name } zieht Gold { $cards }.
event-drew-hidden = { $name } zieht { $count ->
        [one] eine Goldkarte
       *[other] { $count } Goldkarten
    }.
event-shuffled = Die Ablage wird in den Vorrat gemischt.
event-turned-up = { $name } deckt für Pizarro auf: Gold { $cards }.
event-busted = { $name } hat es übertrieben: Pizarro bringt nichts.
event-stopped = { $name } hört auf: Pizarro bringt { $sum ->
        [one] einen Punkt
       *[other] { $sum } Punkte
    }.
event-year-ends = Jahr { $year ->
        [1] I
        [2] II
       *[3] III
    } ist zu Ende.
event-swapped = { $name } tauscht weg: Gold { $cards }.
event-showed = { $name } zeigt Gold { $cards }.
event-showed-stack = { $name } zeigt unter Magellan: Gold { $cards }.

## Punkte

score-columbus = Kolumbus
score-pizarro = Pizarro
score-magellan = Magellan
score-marco-polo = Marco Polo
score-da-gama = da Gama
score-cook = Cook
score-gold = Gold auf der Hand
score-draw = Griff ins Gold

## Der Tisch

board-year = Jahr { $year ->
        [1] I
        [2] II
       *[3] III
    }
board-over = Das Spiel ist aus
board-supply = Vorrat { $count }
board-discards = Ablage { $count }
board-stack = Stapel
board-vetoed = nach Veto
board-on-offer = Im Angebot
board-space = Feld { $space }
board-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
board-times = Kronen ×{ $count }
board-extra = { $count ->
        [one] 1 Goldkarte am Jahresende
       *[other] { $count } Goldkarten am Jahresende
    }
board-brings-nothing = keine Fähigkeit
board-brings-veto = ein Veto
board-brings-draw = bei der Wertung bis { $limit } ziehen
board-brings-hand = eine Handkarte kommt verdeckt darunter
board-brings-paid = eine bezahlte Karte kommt offen darunter
board-brings-swap = am Jahresende bis zu { $count } Goldkarten tauschen
board-brings-gold = sofort { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    } ziehen
board-brings-half = links: sofort { $count ->
        [one] 1 Goldkarte
       *[other] { $count } Goldkarten
    } ziehen; rechts: { $points } Punkte
board-brings-open = die Hand liegt für den Rest des Jahres offen
board-brings-lose = eine blind gezogene Handkarte geht verloren
board-not-for-you = du kannst nicht bieten
board-veto-asked = { $name } darf ein Veto einlegen
board-no-bid = noch kein Gebot
board-bid = { $name } bietet { $amount }
board-still-in = noch dabei
board-passed = gepasst
board-bought = { $name } kauft für { $amount }
board-paid = bezahlt
board-due = noch { $amount } zu zahlen
board-draw = Griff ins Gold
board-draw-sum = { $sum } von { $limit }
board-sides = Plan { $board }, Seite { $side }
board-key = ♛ Punkte, × Faktor, + Gold am Jahresende
board-left = links
board-right = rechts
board-up-to = bis { $limit }
board-face-down = { $count } verdeckt
board-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-open-hand = offen
board-hidden = { $count } verdeckt
board-vetoes = { $count ->
        [one] 1 Veto
       *[other] { $count } Vetos
    }
board-ships = { $count ->
        [one] noch 1 Schiff
       *[other] noch { $count } Schiffe
    }
board-auctioneer = Versteigerer
board-your-gold = Dein Gold
board-whose-gold = Gold von { $name }
board-empty = leer
board-gold = { $count } Gold
board-crowns = { $count ->
        [one] 1 Krone
       *[other] { $count } Kronen
    }

# Was gezeichnet ist, Stück für Stück: wie es heißt und wozu es da ist.

piece-seat = Mitspieler
piece-seat-about = Wer nach drei Jahren die meisten Punkte hat, gewinnt.
piece-hand = Goldkarte
piece-hand-about = In der Versteigerung zahlt sie ihre Zahl; ihre Kronen sind Punkte, wenn sie am Ende noch auf der Hand ist.
piece-paid = Gezahltes Gold
piece-paid-about = Was eben für die Karte gezahlt wurde. Es kommt auf die Ablage.
piece-voyage = Reise
piece-voyage-about = Ein Entdecker mit drei Feldern, für jedes Jahr eines. Jedes Feld bringt Punkte, Gold oder eine Fähigkeit.
piece-space = Feld
piece-space-about = Ein Schiff erreicht es mit einer Karte dieses Entdeckers aus diesem Jahr.
piece-ship = Schiff
piece-ship-about = Es steht für eine gekaufte Karte und zählt da, wo es ist. Im nächsten Jahr kann es weitersegeln.
piece-magellan = Magellans Schiff
piece-magellan-about = Jedes Jahr kommt eine Goldkarte darunter; deren Kronen werden am Ende vervielfacht.
piece-offer = Karte im Angebot
piece-offer-about = Wer am meisten bietet, stellt ein Schiff auf ihr Feld.
piece-stack = Kommende Karten
piece-stack-about = So viele Karten dieses Entdeckers liegen in diesem Jahr noch verdeckt.
piece-points = Punkte
piece-points-about = Was die Schiffe da zählen würden, wo sie jetzt sind.
piece-veto = Veto
piece-veto-about = Es schickt eine eben aufgedeckte Karte zurück zu den anderen.
piece-fleet = Übrige Schiffe
piece-fleet-about = Schiffe, die noch auf ein erstes Feld gestellt werden können.
piece-gavel = Auktionator
piece-gavel-about = Deckt die Karten auf und bietet zuletzt.
piece-supply = Vorrat
piece-supply-about = Von hier wird neues Gold verdeckt gezogen.
piece-discards = Ablage
piece-discards-about = Gold, das gezahlt oder getauscht wurde. Ist der Vorrat leer, wird es eingemischt.
piece-turned = Pizarros Ziehung
piece-turned-about = Gold, Karte für Karte aufgedeckt: Die Summe zählt als Punkte, wenn sie nicht über die Grenze geht.

figure-gold = { $count } Gold
figure-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
figure-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

## Tasten der Auswahl im Terminal: ein Buchstabe je Verb, `.` für alles, was etwas beendet

typed-pass = { "." }
typed-veto = v
typed-allow = { "." }
typed-from-left = l
typed-from-right = r
typed-left = g
typed-right = p
typed-draw = a
typed-stop = { "." }
start-option-board-1 = Spielplan 1
start-value-board-1-a = Seite A
start-value-board-1-b = Seite B
start-option-board-2 = Spielplan 2
start-value-board-2-a = Seite A
start-value-board-2-b = Seite B
