# Was nur die Seite sagt.

game-goal = Sammle mehr Siegpunkte als alle anderen: Entdecke Inseln, bebaue sie und mach etwas aus ihren Waren. Das Spiel endet nach der fünften Runde.
wind = { $side ->
    [0] { $part ->
        [corner] NW
        [first] Maestro-Tramontana
        [middle] Tramontana
       *[last] Greco-Tramontana
    }
    [1] { $part ->
        [corner] NO
        [first] Greco-Levante
        [middle] Levante
       *[last] Levante-Scirocco
    }
    [2] { $part ->
        [corner] SO
        [first] Ostro-Scirocco
        [middle] Ostro
       *[last] Ostro-Libeccio
    }
   *[3] { $part ->
        [corner] SW
        [first] Ponente-Libeccio
        [middle] Ponente
       *[last] Maestro-Ponente
    }
}
map-label = Das Inselmeer. Pfeiltasten bewegen den Zeiger, Bild ab springt zum nächsten guten Platz, Eingabe tut, was dort geht, R dreht ein Plättchen.
map-zoom = Größe der Karte
map-zoom-in = Näher
map-zoom-out = Weiter weg
map-zoom-whole = Ganze Karte
ship-label = Schiff { $ship } von { $name }
tower-label = Der Würfelturm, darin { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}
tower-inside = { $count ->
    [one] 1 Würfel im Turm.
   *[other] { $count } Würfel im Turm.
}
circuit-label = Die sieben Phasen der Runde
circuit-now = jetzt
circuit-stored = { $count } × { colour } im Lager; mit { $chance } % kommt als Nächstes einer heraus
raid-title = Piraten am Ende der Runde: Stärke { $strength }, sie würden { $loss } Punkte nehmen
bin-name = { $colour ->
    [blue] Segeln
    [black] Kanonen
    [red] Planen
    [brown] Fortschr.
    [green] Bauen
    [yellow] Produkt.
   *[white] Sonder
}
bin-useless = du könntest nichts damit anfangen
bin-nothing = nichts
company-label = Leisten und Mitspieler
track-name = { $track ->
    [progress] Fortschritt
    [special] Sonder
    [cannons] Kanonen
   *[gold] Gold
}
track-space = { $space }{ $points ->
    [0] {""}
   *[other] , { $points } wert
}{ $count ->
    [0] {""}
   *[other] : { $who }
}
goods-title = { good }: { $count } × { $times }
fate-none = noch keine Piraten
fate-beaten = würde Piraten der Stärke { $strength } abwehren
fate-raid = Angriff mit { $strength }: { $short ->
    [one] 1 Kanone fehlt
   *[other] { $short } Kanonen fehlen
}, −{ $loss } Punkte
seat-total = { $points } Punkte; { $total }, wenn das Spiel jetzt endete
storage-label = Was man nehmen kann
storage-row = { $row ->
    [tokens] Auslage
    [production] Produktion
    [neutral] Neutral
   *[villages] Dörfer
}
storage-tokens-note = links neu · rechts zum letzten Mal
storage-production-note = Kosten in AP
storage-production = { good } für { $cost } AP, noch { $count }; eins mehr bringt dir am Ende { $worth }
token-about = { token }: { token-effect }{ $worth ->
    [0] {""}
   *[other] ; nach jetzigem Stand am Ende +{ $worth }
}
storage-tile = { tile }: noch { $count }, { $cost } AP{ $fits ->
    [0] {""}
   *[other] , passt an { $fits } Stellen
}; Punkte auf einer kleinen Insel { $small }, auf einer großen { $big }
isles-label = Offene Inseln
isles-note = was Posten jetzt (×{ $now }){ $next ->
    [0] {""}
   *[other] {" "}und in der nächsten Runde (×{ $next })
} brächten
isle-about = Insel { $letter }: { $size } Felder{ $big ->
    [1] , groß
   *[0] {""}
}, { $free } frei, { $spaces ->
    [0] kein Postenfeld mehr
    [one] 1 freies Postenfeld
   *[other] { $spaces } freie Postenfelder
}
isle-pays = { $name } { $now }, wenn sie jetzt vollendet würde{ $next ->
    [0] {""}
   *[other] , { $next } in der nächsten Runde
}
isle-complete = Insel { $letter }: vollendet{ $chest ->
    [1] ; die Truhe hat { $name }
   *[0] {""}
}
mine-ending = { $over ->
    [1] Am Schluss
   *[0] Wäre jetzt Schluss
}: Gold { $gold }, Waren { $goods }, Plättchen { $tokens }, Fortschritt { $progress }, Sonder { $special }; zusammen { $total }
desk-gold = Lieber { $gold } Gold nehmen
desk-cube-points = { $count } Punkte für Würfel
desk-chest = Truhe öffnen
desk-ship = Schiff { $ship }
desk-stay = Bleiben
desk-without-post = Ohne Posten
desk-lay-it = Hierhin { $sum }
desk-lay-where = Hier passt es nicht: such eine andere Stelle, oder dreh es.
desk-nudge = Plättchen verschieben
desk-nudge-way = { $way ->
    [nudge-up] Nach oben
    [turn] Drehen
    [nudge-left] Nach links
    [nudge-right] Nach rechts
   *[nudge-down] Nach unten
}
desk-advance = { $colour ->
    [black] { $count } laden
   *[other] { $count } vorrücken
}{ $last ->
    [1] {" "}und fertig
   *[0] {""}
}
desk-choose = { $count ->
    [0] Nach dieser Phase endet die Runde.
   *[other] Nächste Phase: { $count } × { colour } fallen hinein, etwa { $points } AP sind zu erwarten.
}
desk-hint = { $stage ->
    [place-ship] { $by ->
        [finger] Tipp auf einen Anker, auf Wasser oder ein Rahmenfeld.
       *[mouse] Klick auf einen Anker, auf Wasser oder ein Rahmenfeld.
    }
    [post] Hier einen Posten errichten?
    [advance] { $by ->
        [finger] Oder tipp auf ein näheres oder ferneres Feld der Leiste.
       *[mouse] Oder klick auf ein näheres oder ferneres Feld der Leiste.
    }
    [take] Nimm ein Plättchen aus der Auslage.
    [plan] Nimm Plättchen aus dem Vorrat. Grün: so oft passt es.
    [buy] Kauf Produktion. Grün: Punkte am Ende.
    [build] Nimm ein Plättchen aus deinem Plan.
    [lay] { $by ->
        [finger] Tipp auf die Karte; die Pfeile schieben, ↻ dreht.
       *[mouse] Zeig auf die Karte. R oder das Mausrad dreht das Plättchen.
    }
   *[other] { $by ->
        [finger] Tipp auf das Ziel des Schiffs.
       *[mouse] Zieh ein Schiff oder klick auf sein Ziel.
    }
}
desk-idle = Mit { colour } könntest du nichts anfangen. Wähl es noch einmal, wenn du es trotzdem willst.
mine-label = Deins
status-round = Runde { $round } von { $rounds }
status-posts = Posten ×{ $now }{ $next ->
    [0] {""}
   *[other] , dann ×{ $next }
}
status-pirates = Piraten { $strength }{ $more ->
    [0] {""}
   *[other] , gegen dich { $own }
}
status-markers = nächste Runde +{ $markers }
tabs-label = Teile des Tisches
tab = { $name ->
    [tray] Schale
    [seats] Spieler
    [storage] Vorrat
   *[log] Verlauf
}
brings-tile = { $village ->
    [1] Dorf +{ $points }
   *[0] neutrales Plättchen +{ $points }
}
brings-good = { good }
brings-completes = Insel vollendet +{ $points }{ $chest ->
    [1] {" "}und ihre Truhe
   *[0] {""}
}
brings-trade = { $name } +{ $points } für Posten
brings-lost = { $count ->
    [one] 1 Postenfeld weg
   *[other] { $count } Postenfelder weg
}
brings-gold = kostet { $gold } Gold
brings-steps = Schiff { $ship } nach { $where }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $gold ->
    [0] {""}
   *[other] , davon { $gold } für Gold
}
brings-start = Schiff { $ship } von Rahmenfeld { $frame } nach { $where }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}{ $gold ->
    [0] {""}
   *[other] , davon { $gold } für Gold
}
brings-waits = Schiff { $ship } beginnt auf { $where }
brings-stays = Schiff { $ship } bleibt
brings-post = Posten auf Insel { $letter }{ $discovery ->
    [0] {""}
   *[other] , entdeckt +{ $discovery }
}{ $gold ->
    [0] {""}
   *[other] , { $gold } Gold
}

# Neben der Frage liegen die Punkte, die noch da sind, und ein Plättchen kommt dahin, wohin man zeigt.
prompt-progress = Wie weit rückst du auf der Fortschrittsleiste vor?
prompt-order = Wie weit rückst du auf der Sonderaktionsleiste vor?
prompt-lay = Wohin kommt das Plättchen ({ tile })?
do-to-frame = Auf Rahmenfeld { $frame }
