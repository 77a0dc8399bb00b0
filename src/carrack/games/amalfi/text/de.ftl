game-title = Amalfi: Renaissance
game-subtitle = Dieselben Schiffe fahren und sind Ladung: Kunst, Handelswege und berühmte Leute für eine neu erblühte Stadt.

## Dinge

destination = { $destination ->
        [alexandria] Alexandria
        [caffa] Kaffa
        [ragusa] Ragusa
        [messina] Messina
        [candia] Candia
        [palermo] Palermo
        [famagusta] Famagusta
        [valencia] Valencia
        [barcelona] Barcelona
        [venice] Venedig
        [rhodes] Rhodos
        [lisbon] Lissabon
        [salerno] Salerno
        [sorrento] Sorrent
        [capri] Capri
        [calicut] Calicut
        [hormuz] Hormus
        [bruges] Brügge
        [funchal] Funchal
        [danzig] Danzig
        [constantinople] Konstantinopel
        [antwerp] Antwerpen
        [seville] Sevilla
        [beirut] Beirut
        [trebizond] Trapezunt
        [tana] Tana
        [goa] Goa
        [london] London
        [damietta] Damiette
        [corfu] Korfu
        [livorno] Livorno
        [cochin] Cochin
        [lubeck] Lübeck
        [malacca] Malakka
        [cadiz] Cádiz
        [negroponte] Negroponte
        [zara] Zara
        [ceuta] Ceuta
        [elmina] Elmina
        [acre] Akkon
        [ancona] Ancona
        [tunis] Tunis
        [jaffa] Jaffa
        [limassol] Limassol
        [santo-domingo] Santo Domingo
       *[other] { $destination }
    }
there = { $destination ->
        [rhodes] auf { destination }
        [capri] auf { destination }
        [corfu] auf { destination }
        [negroponte] auf { destination }
       *[other] in { destination }
    }
artwork = { $artwork ->
        [novellino] Il Novellino
        [morgante] Morgante
        [praise-of-folly] Lob der Torheit
        [arcadia] Arcadia
        [the-courtier] Das Buch vom Hofmann
        [the-prince] Der Fürst
        [utopia] Utopia
        [orlando-furioso] Der rasende Roland
        [dignity-of-man] Über die Würde des Menschen
        [divine-proportion] Die göttliche Proportion
        [platonic-theology] Platonische Theologie
        [dream-of-poliphilus] Der Traum des Poliphilo
        [art-of-building] Über die Baukunst
        [nuremberg-chronicle] Schedelsche Weltchronik
        [gutenberg-bible] Gutenberg-Bibel
        [tribute-money] Der Zinsgroschen
        [annunciation] Die Verkündigung
        [san-romano] Die Schlacht von San Romano
        [arnolfini-wedding] Die Arnolfini-Hochzeit
        [flagellation] Die Geißelung Christi
        [virgin-annunciate] Maria der Verkündigung
        [dead-christ] Der tote Christus
        [primavera] Primavera
        [delivery-of-the-keys] Die Schlüsselübergabe
        [doge-loredan] Der Doge Leonardo Loredan
        [birth-of-venus] Die Geburt der Venus
        [tempest] Das Gewitter
        [last-supper] Das Abendmahl
        [school-of-athens] Die Schule von Athen
        [mona-lisa] Mona Lisa
        [innocenti] Das Findelhaus
        [pazzi-chapel] Die Pazzi-Kapelle
        [gattamelata] Gattamelata
        [arch-of-alfonso] Der Alfonsbogen
        [santa-maria-novella] Santa Maria Novella
        [tempietto] Der Tempietto
        [pienza] Der Platz von Pienza
        [urbino-palace] Der Palast von Urbino
        [colleoni] Colleoni
        [gates-of-paradise] Die Paradiespforte
        [certosa-of-pavia] Die Certosa von Pavia
        [sistine-chapel] Die Sixtinische Kapelle
        [david] David
        [florence-dome] Die Domkuppel von Florenz
        [saint-peters] Der Petersdom
        [doges-palace] Der Dogenpalast
       *[other] { $artwork }
    }
character = { $character ->
        [raphael] Raffael
        [aldus-manutius] Aldus Manutius
        [bramante] Bramante
        [andrea-doria] Andrea Doria
        [christopher-columbus] Christoph Kolumbus
        [baldassare-castiglione] Baldassare Castiglione
        [leonardo-da-vinci] Leonardo da Vinci
        [giorgio-vasari] Giorgio Vasari
        [isabella-d-este] Isabella d’Este
        [francesco-di-giorgio] Francesco di Giorgio
        [pope-julius-ii] Papst Julius II.
        [jakob-fugger] Jakob Fugger
        [niccolo-machiavelli] Niccolò Machiavelli
        [cosimo-de-medici] Cosimo de’ Medici
        [francis-of-paola] Franz von Paola
        [sandro-botticelli] Sandro Botticelli
        [sofonisba-anguissola] Sofonisba Anguissola
        [desiderius-erasmus] Erasmus von Rotterdam
        [johannes-gutenberg] Johannes Gutenberg
        [filippo-brunelleschi] Filippo Brunelleschi
        [lorenzo-ghiberti] Lorenzo Ghiberti
        [mariano-taccola] Mariano Taccola
        [vettor-fausto] Vettor Fausto
        [vasco-da-gama] Vasco da Gama
        [john-cabot] Giovanni Caboto
        [beatrice-d-este] Beatrice d’Este
        [caterina-sforza] Caterina Sforza
        [michelangelo] Michelangelo
        [fra-giocondo] Fra Giocondo
        [amerigo-vespucci] Amerigo Vespucci
        [pietro-aretino] Pietro Aretino
        [leon-battista-alberti] Leon Battista Alberti
        [luca-pacioli] Luca Pacioli
        [roberto-valturio] Roberto Valturio
        [vittoria-colonna] Vittoria Colonna
        [piero-della-francesca] Piero della Francesca
        [fra-angelico] Fra Angelico
        [marsilio-ficino] Marsilio Ficino
        [angelo-poliziano] Angelo Poliziano
        [michelozzo] Michelozzo
        [properzia-de-rossi] Properzia de’ Rossi
        [matteo-bressan] Matteo Bressan
        [bartolomeo-scappi] Bartolomeo Scappi
        [paolo-toscanelli] Paolo Toscanelli
        [fra-mauro] Fra Mauro
        [lorenzo-de-medici] Lorenzo de’ Medici
        [lucrezia-borgia] Lucrezia Borgia
        [donatello] Donatello
        [titian] Tizian
        [henry-the-navigator] Heinrich der Seefahrer
        [piri-reis] Piri Reis
        [benedetto-cotrugli] Benedetto Cotrugli
        [gentile-bellini] Gentile Bellini
        [laura-cereta] Laura Cereta
        [alfonso-of-aragon] Alfons von Aragon
        [domenico-ghirlandaio] Domenico Ghirlandaio
        [francesco-griffo] Francesco Griffo
        [giuliano-da-sangallo] Giuliano da Sangallo
        [hayreddin-barbarossa] Hayreddin Barbarossa
        [alvise-cadamosto] Alvise Cadamosto
        [federico-da-montefeltro] Federico da Montefeltro
        [costanza-d-avalos] Costanza d’Avalos
        [masaccio] Masaccio
        [christine-de-pizan] Christine de Pizan
        [andrea-palladio] Andrea Palladio
        [bartolomeu-dias] Bartolomeu Dias
        [isabella-of-castile] Isabella von Kastilien
        [juan-de-la-cosa] Juan de la Cosa
        [zheng-he] Zheng He
        [caterina-cornaro] Caterina Cornaro
        [ferdinand-magellan] Ferdinand Magellan
        [girolamo-savonarola] Girolamo Savonarola
        [cesare-borgia] Cesare Borgia
        [nicolaus-copernicus] Nikolaus Kopernikus
        [veronica-gambara] Veronica Gambara
        [felice-della-rovere] Felice della Rovere
        [lucrezia-tornabuoni] Lucrezia Tornabuoni
        [pope-nicholas-v] Papst Nikolaus V.
        [ahmad-ibn-majid] Ahmad ibn Mādschid
        [antonia-uccello] Antonia Uccello
        [catherine-of-siena] Katharina von Siena
        [joanna-of-naples] Johanna von Neapel
        [isotta-nogarola] Isotta Nogarola
        [cassandra-fedele] Cassandra Fedele
        [gracia-mendes] Gracia Mendes
        [sayyida-al-hurra] Sayyida al-Hurra
        [alessandra-strozzi] Alessandra Strozzi
        [anna-notaras] Anna Notaras
        [battista-sforza] Battista Sforza
        [bona-sforza] Bona Sforza
        [jacopo-sansovino] Jacopo Sansovino
        [antonio-colombo] Antonio Colombo
       *[other] { $character }
    }
decree = { $decree ->
        [adulation] Verehrung
        [blessing] Segen
        [colonization] Besiedlung
        [trade] Handel
        [conclave] Konklave
        [council] Ratsversammlung
        [exploration] Erkundung
        [mobilization] Mobilmachung
        [subsistence] Vorsorge
        [universalism] Universalität
       *[other] { $decree }
    }
title = { $title ->
        [ambassador] Botschafter
        [admiral] Admiral
        [scholar] Gelehrter
        [explorer] Forschungsreisender
        [peregrin] Pilger
        [visionary] Visionär
        [artist] Künstler
        [collector] Sammler
        [condottiere] Condottiere
        [courtier] Höfling
        [discoverer] Entdecker
        [humanist] Humanist
        [merchant] Kaufmann
        [patron] Mäzen
        [navigator] Seefahrer
        [zealot] Eiferer
       *[other] { $title }
    }
pack = { $pack ->
        [painters] Maler
        [printers] Drucker
        [builders] Baumeister
        [shipwrights] Schiffbauer
        [explorers] Erkunder
        [courtiers] Hofleute
       *[other] { $pack }
    }
card = { character }
rival = { $rival ->
        [naples] Neapel
        [genoa] Genua
       *[other] { $rival }
    }
hold = { $hold ->
        [spices] Gewürze
        [wood] Holz
        [wine] Wein
        [gems] Edelsteine
        [fabric] Stoffe
        [supply] Notvorrat
       *[any] beliebiger Laderaum
    }
with = { $hold ->
        [spices] Gewürzen
        [wood] Holz
        [wine] Wein
        [gems] Edelsteinen
       *[fabric] Stoffen
    }
other = { $other ->
        [spices] Gewürze
        [wood] Holz
        [wine] Wein
        [gems] Edelsteine
       *[fabric] Stoffe
    }
period = { $period ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }

## Was man tun kann

do-navigate = Fahrt nach { destination }
do-acquire = „{ artwork }“ erwerben
do-discover = { destination } entdecken
do-invite = { character } einladen
do-engage = { character } einsetzen
do-construct = { ships } bauen
do-pass = Passen
do-unload = Ein Schiff aus dem Laderaum für { hold } in die Bucht
do-supply = Ein Schiff aus der Bucht in den Hafen
do-discard = { character } für Brot abgeben
do-send = Ein Schiff in den Laderaum für { hold } schicken
do-bread = { $count } Brot bekommen
do-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } bekommen
do-done = Fertig
do-erect = Einen Leuchtturm { there } errichten
do-straighten = { character } aufrichten
do-take = { character } nehmen
do-character-first = Zuerst die Persönlichkeit nehmen
do-character-last = Zuletzt die Persönlichkeit nehmen
do-character-none = Keine Persönlichkeit nehmen
do-pack = Das Kartenpaket „{ pack }“ nehmen
do-rival = Gegen { rival } spielen
do-undock = Das Schiff { there } in die Bucht holen
do-beam = Den Leuchtturm { there } nutzen
do-crumb = 1 davon in Brot zahlen
do-first = { $name } hat die Windrose
do-decree = Der Erlass „{ decree }“ wird gezogen
do-title = Der Titel „{ title }“ wird gezogen
do-tile = { destination } wird aufgedeckt
do-artwork = „{ artwork }“ wird aufgedeckt
do-character = { character } wird aufgedeckt

family-navigate = Fahrt
family-acquire = Erwerb
family-discover = Entdeckung
family-invite = Einladung
family-engage = Einsatz
family-construct = Bau
family-pass = passen
family-unload = Schiff aus einem Laderaum
family-supply = Schiff als Notvorrat
family-discard = Karte abgeben
family-send = Schiff schicken
family-bread = Brot eines Leuchtturms
family-points = Punkte statt Leuchtturm
family-done = fertig
family-erect = Leuchtturm errichten
family-straighten = Persönlichkeit aufrichten
family-take = Persönlichkeit nehmen
family-character-first = Persönlichkeit zuerst
family-character-last = Persönlichkeit zuletzt
family-character-none = keine Persönlichkeit
family-pack = Kartenpaket nehmen
family-rival = Rivalen wählen
family-undock = Schiff vom Anleger holen
family-beam = Leuchtturm nutzen
family-crumb = Brot statt Rohstoff
family-first = ausgeloste Windrose
family-decree = gezogener Erlass
family-title = gezogener Titel
family-tile = gezogenes Plättchen
family-artwork = gezogenes Kunstwerk
family-character = gezogene Persönlichkeit

## Was gefragt ist

prompt-first = Die Windrose wird ausgelost.
prompt-decree = Die Erlasse werden gezogen.
prompt-title = Die Titel werden gezogen.
prompt-tile = Ein Plättchen wird aufgedeckt.
prompt-artwork = Ein Kunstwerk wird aufgedeckt.
prompt-character = Eine Persönlichkeit wird aufgedeckt.
prompt-deal = { $name } bekommt eine Karte.
prompt-pack = Welches Kartenpaket nimmst du als Starthand?
prompt-rival = Gegen welchen Rivalen spielst du? Nötige Titel nach den Epochen I bis IV: Neapel { $naples }; Genua { $genoa }.
prompt-keep = Welche Karte behältst du? { $count ->
        [one] Es ist die letzte.
       *[other] Behalte noch { $count }.
    }
prompt-draft = Draft, Runde { $round }: Welche Karte behältst du?
prompt-turn = Epoche { period }: Welche Hauptaktion? Oder passt du?
prompt-pay = { $hold ->
        [any] Zahle { $due } in Rohstoffen, die dieser Preis erlaubt: Welches Schiff?
       *[other] Zahle { $due ->
            [one] { $hold ->
                [spices] 1 Gewürz
                [gems] 1 Edelstein
                [fabric] 1 Stoff
               *[other] 1 { hold }
            }
           *[other] { $due } { hold }
        }{ $other ->
            [none] {""}
           *[other] {" "}oder { other }
        }: Welches Schiff?
    }
prompt-send = { $hold ->
        [any] Ein Schiff in einen beliebigen Laderaum schicken?
       *[other] Ein Schiff in den Laderaum für { hold } schicken?
    }{ $count ->
        [one] {""}
       *[other] {" "}Bis zu { $count } sind erlaubt.
    }
prompt-take = Welche Persönlichkeit nimmst du?{ $count ->
        [one] {""}
       *[other] {" "}Du darfst { $count } nehmen.
    }
prompt-erect = Wo errichtest du deinen Leuchtturm?
prompt-straighten = Welche Persönlichkeit richtest du auf?{ $count ->
        [one] {""}
       *[other] {" "}Du darfst { $count } aufrichten.
    }
prompt-order = { destination }: Nimmst du eine Persönlichkeit vor allem anderen, danach oder gar nicht?
prompt-lighthouse = Dein Leuchtturm { there }: { $hold ->
        [any] Für { $price } Brot ein Schiff in einen Laderaum schicken, den das Ziel zeigt, oder { $gain } Brot bekommen?
       *[other] Für { $price } Brot ein Schiff in den Laderaum für { hold } schicken oder { $gain } Brot bekommen?
    }
prompt-grant-acquire = { $kind ->
        [book] Ein Buch
        [painting] Ein Gemälde
        [monument] Ein Bauwerk
       *[any] Ein Kunstwerk
    } { $discount ->
        [0] jetzt
       *[other] um { $discount } billiger
    } erwerben{ $bread ->
        [0] {""}
       *[other] {" "}und bis zu { $bread } des Preises in Brot zahlen
    }?
prompt-grant-discover = Ein Privatziel { $discount ->
        [0] jetzt
       *[other] um { $discount } billiger
    } entdecken?
prompt-grant-invite = { $kind ->
        [end-game] Eine Persönlichkeit der Schlusswertung
        [immediate] Eine sofortige Persönlichkeit
        [permanent] Eine dauerhafte Persönlichkeit
        [engageable] Eine einsetzbare Persönlichkeit
       *[any] Eine Persönlichkeit
    }{ $from ->
        [council] {" "}direkt aus dem Rat
        [both] {" "}von der Hand oder aus dem Rat
       *[hand] {""}
    } { $discount ->
        [0] jetzt
       *[other] um { $discount } billiger
    } einladen?
prompt-grant-construct = Ein Schiff { $discount ->
        [0] jetzt
       *[other] um { $discount } billiger
    } bauen?
prompt-grant-navigate = { $where ->
        [occupied] Zu einem besetzten Ziel fahren
        [foreign] Zu einem fremden Privatziel fahren
       *[any] Zu irgendeinem Ziel fahren, auch zu einem besetzten oder fremden
    }{ $discount ->
        [0] {""}
       *[other] , für { $discount } Brot weniger
    }?
prompt-grant-revisit = Welches Ziel besuchst du noch einmal?
prompt-grant-undock = Welches Schiff holst du von seinem Anleger?
prompt-beam = Welchen deiner Leuchttürme nutzt du?
prompt-no-lighthouse = Du hast keinen Leuchtturm mehr: Nimmst du eine Persönlichkeit oder { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }?
prompt-feed = Deine Schiffe brauchen { $need } Brot, es { $count ->
        [one] fehlt noch 1
       *[other] fehlen noch { $count }
    }. Machst du ein Schiff oder eine Karte zu Brot?
prompt-before-decree = Als Nächstes wird der Erlass „{ decree }“ gewertet. Machst du vorher noch etwas zu Brot?
prompt-finished = Das Spiel ist aus.

## Warum nicht

refusal-navigate-no-ship = In deiner Bucht ist kein Schiff.
refusal-navigate-dock-taken = Es liegt schon ein Schiff { there }.
refusal-navigate-not-yours = { destination } hat jemand anderes entdeckt.
refusal-navigate-not-there = { destination } ist noch nicht entdeckt.
refusal-navigate-covered = Ein Plättchen bedeckt { destination }: Fahre stattdessen zu dem Ziel auf dem Plättchen.
refusal-bread-short = Das kostet { $need } Brot: Du hast { $have }.
refusal-granary-too-small = Das kostet { $need } Brot: Dein Kornspeicher fasst nur { $most }.
refusal-acquire-not-there = „{ artwork }“ ist nicht in der Werkstatt.
refusal-acquire-too-dear = „{ artwork }“ kostet { $need }: Deine Schiffe bringen höchstens { $have } auf.
refusal-acquire-other-kind = „{ artwork }“ ist von einer anderen Art, als diese Wirkung erlaubt.
refusal-discover-not-there = { destination } ist nicht im Atlas.
refusal-discover-too-dear = { destination } kostet { $need }: Deine Schiffe bringen höchstens { $have } auf.
refusal-invite-not-in-hand = { character } ist nicht auf deiner Hand.
refusal-invite-too-dear = { character } kostet { $need }: Du bringst höchstens { $have } auf.
refusal-invite-other-kind = { character } ist von einer anderen Art, als diese Wirkung erlaubt.
refusal-engage-not-yours = { character } ist keine einsetzbare Persönlichkeit von dir.
refusal-engage-engaged = { character } ist schon eingesetzt.
refusal-construct-none-left = Du kannst nicht { ships } bauen: { $most ->
        [0] Deine Werft ist leer
       *[other] In deiner Werft liegen nur { $most }
    }.
refusal-construct-too-dear = { ships } zu bauen kostet { $need } Holz: Deine Schiffe bringen höchstens { $have } auf.
refusal-construct-one-only = Du kannst hier nicht { ships } bauen: Die Wirkung gilt für eines.
refusal-unload-empty = In deinem Laderaum für { hold } ist kein Schiff.
refusal-unload-not-wanted = Dieser Preis wird nicht mit { with } bezahlt.
refusal-unload-needless = Ein Schiff aus dem Laderaum für { hold } wäre für diesen Preis eines zu viel.
refusal-unload-sending = Gerade werden Schiffe geschickt: Dazwischen wird keines aus dem Laderaum für { hold } zu Brot.
refusal-supply-no-ship = In deiner Bucht ist kein Schiff.
refusal-supply-needless = Ein Schiff als Notvorrat wäre für diesen Preis eines zu viel.
refusal-supply-sending = Gerade werden Schiffe geschickt: Dazwischen wird keines zu Brot.
refusal-discard-not-in-hand = { character } ist nicht auf deiner Hand.
refusal-discard-not-now = { character } kannst du gerade nicht abgeben.
refusal-send-other-hold = In den Laderaum für { hold } wird hier kein Schiff geschickt.
refusal-send-no-ship = In deiner Bucht ist kein Schiff, das du in den Laderaum für { hold } schicken könntest.
refusal-erect-no-slot = Es ist noch kein Platz für einen Leuchtturm { there }.
refusal-erect-slot-taken = Es steht schon ein Leuchtturm { there }.
refusal-erect-not-there = { destination } ist noch nicht entdeckt.
refusal-straighten-not-yours = { character } ist keine einsetzbare Persönlichkeit von dir.
refusal-straighten-not-engaged = { character } ist nicht eingesetzt.
refusal-take-not-there = { character } ist nicht im Rat.
refusal-take-too-dear = { character } kostet { $need } Brot: Du hast { $have }.
refusal-take-leaves-too-little = Mit { character } bleiben dir { $have } Brot: Dieser Besuch kostet { $need }.
refusal-keep-not-yours = { character } ist nicht unter den Karten, aus denen du wählst.
refusal-pack-taken = Dieses Kartenpaket ist vergeben.
refusal-turn-not-now = Jetzt ist keine Hauptaktion möglich: Beantworte erst, was gefragt ist.
refusal-unload-not-now = Jetzt kann kein Schiff einen Laderaum verlassen.
refusal-supply-not-now = Jetzt kann kein Schiff in den Hafen fahren.
refusal-send-not-now = Jetzt ist kein Schiff zu schicken.
refusal-bread-not-now = Jetzt ist kein Leuchtturm zu nutzen.
refusal-points-not-now = Jetzt sind keine Punkte zu wählen.
refusal-done-not-now = Hier gibt es nichts zu beenden: Triff eine Wahl.
refusal-erect-not-now = Jetzt ist kein Leuchtturm zu errichten.
refusal-straighten-not-now = Jetzt ist keine Persönlichkeit aufzurichten.
refusal-take-not-now = Jetzt ist keine Persönlichkeit zu nehmen.
refusal-order-not-now = Jetzt ist keine Reihenfolge zu wählen.
refusal-pack-not-now = Die Starthände sind schon gewählt.
refusal-rival-not-now = Jetzt ist kein Rivale zu wählen.
refusal-grant-other-action = Diese Wirkung erlaubt eine andere Aktion: Wähle diese oder „Fertig“.
refusal-keep-end-game-last = Die Persönlichkeit der Schlusswertung wird zuletzt gewählt, nach den anderen.
refusal-title-other-kind = Der erste Titel ist ein dunkler, die anderen sind helle.
refusal-straighten-once = { character } wirkt nur einmal pro Epoche.
refusal-navigate-dock-full = Es liegen schon zwei Schiffe { there }.
refusal-navigate-dock-free = Es liegt kein Schiff { there }: Diese Wirkung gilt für besetzte Ziele.
refusal-dock-no-ship = Keines deiner Schiffe liegt { there }.
refusal-beam-no-lighthouse = Keiner deiner Leuchttürme steht { there }.
refusal-undock-not-now = Jetzt ist kein Schiff von einem Anleger zu holen.
refusal-beam-not-now = Jetzt ist kein Leuchtturm zu wählen.
refusal-crumb-not-now = Hier kann kein Brot einen Rohstoff ersetzen.
refusal-crumb-needless = Mit diesem Brot würdest du mehr zahlen als nötig.
refusal-crumb-no-bread = Du hast kein Brot.
refusal-invite-not-in-council = { character } ist nicht im Rat.
refusal-engage-nothing-docked = { character } braucht eines deiner Schiffe an einem Anleger.
refusal-engage-no-lighthouse = { character } braucht einen deiner Leuchttürme.
refusal-chance-other = Der Zufall entscheidet gerade etwas anderes.
refusal-chance-gone = Das wurde schon gezogen.

## Was geschah

event-first = { $name } hat die Windrose.
event-decree = Erlass der Epoche { period }: { decree }.
event-title = Ein Titel wird ausgelegt: { title }.
event-tile = Neu im Atlas: { destination }.
event-artwork = Neu in der Werkstatt: „{ artwork }“.
event-character = Neu im Rat: { character }{ $character ->
        [pope-julius-ii] {""}
        [pope-nicholas-v] {""}
       *[other] .
    }
event-reshuffled-artworks = Die abgelegten Kunstwerke werden gemischt und zum neuen Stapel.
event-reshuffled-characters = Die abgelegten Persönlichkeiten werden gemischt und zum neuen Stapel.
event-dealt = { $name } bekommt { character }{ $character ->
        [pope-julius-ii] {""}
        [pope-nicholas-v] {""}
       *[other] .
    }
event-dealt-hidden = { $name } bekommt eine Karte.
event-kept = { $name } behält { character }{ $character ->
        [pope-julius-ii] {""}
        [pope-nicholas-v] {""}
       *[other] .
    }
event-kept-hidden = { $name } behält eine Karte.
event-pack = { $name } nimmt das Kartenpaket „{ pack }“.
event-rival = { $name } spielt gegen { rival }.
event-passed-on = Alle geben die übrigen Karten nach links weiter.
event-received = { $name } bekommt { $cards } weitergereicht.
event-received-hidden = { $name } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } weitergereicht.
event-navigated = { $name } fährt nach { destination }.
event-acquired = { $name } erwirbt „{ artwork }“: { points }.
event-discovered = { $name } entdeckt { destination }: { points }.
event-invited = { $name } lädt { character } ein.
event-engaged = { $name } setzt { character } ein.
event-constructed = { $name } baut { ships }.
event-passed = { $name } passt.
event-wind-rose = { $name } nimmt die Windrose.
event-unloaded = { $name } macht ein Schiff aus dem Laderaum für { hold } zu { $count } Brot.
event-supplied = { $name } macht ein Schiff aus der Bucht zu { $count } Brot.
event-paid-unload = { $name } zahlt mit { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffen
    } aus dem Laderaum für { hold }.
event-paid-supply = { $name } zahlt mit { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffen
    } als Notvorrat.
event-surplus = { $name } bekommt { $count } Brot zurück.
event-paid-bread = { $name } zahlt { $count } Brot.
event-discarded = { $name } gibt { character } für Brot ab.
event-bread = { $name } bekommt { $count } Brot.
event-points = { $name } bekommt { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }.
event-lost-bread = { $count ->
        [one] 1 Brot passt
       *[other] { $count } Brot passen
    } nicht in den Kornspeicher von { $name }.
event-sent = { $name } schickt { ships } in den Laderaum für { hold }.
event-none-sent = { $name } hat kein Schiff zu schicken.
event-none-taken = { $name } kann keine Persönlichkeit nehmen.
event-none-erected = Für einen Leuchtturm von { $name } ist kein Platz frei.
event-none-straightened = { $name } hat keine eingesetzte Persönlichkeit aufzurichten.
event-none-recalled = Im Hafen von { $name } liegt kein Schiff.
event-none-used = { $name } hat keinen Leuchtturm zu nutzen.
event-revisited = { $name } besucht { destination } noch einmal.
event-undocked = { $name } holt das Schiff { there } zurück.
event-none-built = Die Werft von { $name } ist leer.
event-took = { $name } nimmt { character }{ $character ->
        [pope-julius-ii] {""}
        [pope-nicholas-v] {""}
       *[other] .
    }
event-erected = { $name } errichtet einen Leuchtturm { there }.
event-straightened = { $name } richtet { character } auf.
event-recalled = { $name } holt { ships } aus dem Hafen zurück.
event-launched = { $name } baut { ships }.
event-row-artwork = „{ artwork }“ verlässt die Werkstatt.
event-row-tile = { destination } verlässt den Atlas.
event-row-character = { character } verlässt den Rat.
event-lighthouse-sent = Mit dem Leuchtturm { there } schickt { $name } ein Schiff in den Laderaum für { hold }.
event-lighthouse-bread = Der Leuchtturm { there } bringt { $name } { $bread } Brot.
event-effect = { character } hilft { $name }.
event-fed = { $count ->
        [0] { $name } hat kein Brot für die Schiffe.
       *[other] { $name } versorgt die Schiffe mit { $count } Brot.
    }
event-hungry = { $name } { $count ->
        [one] fehlt 1 Brot
       *[other] fehlen { $count } Brot
    }: { points } weniger.
event-decree-scored = { $name } bekommt { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } für „{ decree }“.
event-title-scored = { $name } bekommt den Titel „{ title }“: { points }.
event-period = Epoche { period } beginnt.
event-covered = { destination } tritt an die Stelle des wandelbaren Ziels der Epoche { period }.
event-end-game = { $name } bekommt { points } für { character }{ $character ->
        [pope-julius-ii] {""}
        [pope-nicholas-v] {""}
       *[other] .
    }
event-rival-ship = { rival } schickt ein Schiff nach { destination }.
event-rival-lighthouse = { rival } errichtet einen Leuchtturm { there }.
event-lost = { rival } gewinnt: { $name } hätte { $count ->
        [one] 1 Titel
       *[other] { $count } Titel
    } gebraucht.
event-over = Das Spiel ist aus.

## Punkte

score-artworks = Kunstwerke
score-discoveries = Entdeckungen
score-titles = Titel
score-decrees = Erlasse
score-characters = Persönlichkeiten und Wirkungen
score-end-game = Schlusswertung
score-hunger = Hunger
score-other = statt Leuchttürmen

outcome-lost = Der Rivale hat gewonnen: zu wenige Titel.
outcome-band-1 = Ein ordentlicher Anfang: Du hast die Stadt durch das Jahrhundert gebracht.
outcome-band-2 = Weiter so: Dein Name steht schon in der Chronik von Amalfi.
outcome-band-3 = Auch dank dir glänzt die Stadt wieder.
outcome-band-4 = Dir verdankt Amalfi seine Wiedergeburt.

## Was Karten tun

price = { $other ->
        [none] { amount }
       *[other] { amount } oder { other }
    }
amount = { $hold ->
        [any] { $count } in mehreren Rohstoffen
        [spices] { $count ->
            [one] 1 Gewürz
           *[other] { $count } Gewürze
        }
        [wood] { $count } Holz
        [wine] { $count } Wein
        [gems] { $count ->
            [one] 1 Edelstein
           *[other] { $count } Edelsteine
        }
        [fabric] { $count ->
            [one] 1 Stoff
           *[other] { $count } Stoffe
        }
       *[bread] { $count } Brot
    }
single = { $noun ->
        [books] Buch
        [paintings] Gemälde
        [monuments] Bauwerk
        [artworks] Kunstwerk
        [most-artworks] Kunstwerk einer Art
        [second-artworks] Kunstwerk einer anderen Art
        [sets] Satz aus Buch, Gemälde und Bauwerk
        [pairs] Paar zweier Arten aus dem Rest
        [tiles] Privatziel
        [lighthouses] Leuchtturm
        [away-lighthouses] Leuchtturm auf fremden Plättchen
        [built] gebautes Schiff
        [fleet] Schiff der Flotte
        [docked] Schiff an einem Anleger
        [own-docks] Schiff an eigenen Privatzielen
        [ships-in-holds] Schiff in einem Laderaum
        [holds] Laderaum mit einem Schiff
        [characters] Persönlichkeit
        [end-games] Persönlichkeit der Schlusswertung
        [immediates] sofortige Persönlichkeit
        [permanents] dauerhafte Persönlichkeit
        [engageables] einsetzbare Persönlichkeit
        [character-types] Art von Persönlichkeiten
        [titles] Titel
        [bread] Brot
        [others-artworks] Kunstwerk einer anderen Person
        [others-tiles] Plättchen einer anderen Person
        [others-lighthouses] Leuchtturm einer anderen Person
        [others-characters] Persönlichkeit einer anderen Person
       *[hand] Handkarte
    }
many = { $noun ->
        [books] Bücher
        [paintings] Gemälde
        [monuments] Bauwerke
        [artworks] Kunstwerke
        [most-artworks] Kunstwerke einer Art
        [second-artworks] Kunstwerke einer anderen Art
        [sets] Sätze aus Buch, Gemälde und Bauwerk
        [pairs] Paare zweier Arten aus dem Rest
        [tiles] Privatziele
        [lighthouses] Leuchttürme
        [away-lighthouses] Leuchttürme auf fremden Plättchen
        [built] gebaute Schiffe
        [fleet] Schiffe der Flotte
        [docked] Schiffe an Anlegern
        [own-docks] Schiffe an eigenen Privatzielen
        [ships-in-holds] Schiffe in Laderäumen
        [holds] Laderäume mit Schiffen
        [characters] Persönlichkeiten
        [end-games] Persönlichkeiten der Schlusswertung
        [immediates] sofortige Persönlichkeiten
        [permanents] dauerhafte Persönlichkeiten
        [engageables] einsetzbare Persönlichkeiten
        [character-types] Arten von Persönlichkeiten
        [titles] Titel
        [bread] Brot
        [others-artworks] Kunstwerke einer anderen Person
        [others-tiles] Plättchen einer anderen Person
        [others-lighthouses] Leuchttürme einer anderen Person
        [others-characters] Persönlichkeiten einer anderen Person
       *[hand] Handkarten
    }
each = { $noun ->
        [books] jedes deiner Bücher
        [paintings] jedes deiner Gemälde
        [monuments] jedes deiner Bauwerke
        [artworks] jedes deiner Kunstwerke
        [most-artworks] jedes Kunstwerk deiner häufigsten Art
        [second-artworks] jedes Kunstwerk deiner zweithäufigsten Art
        [sets] jeden Satz aus Buch, Gemälde und Bauwerk
        [pairs] jedes Paar zweier Arten aus dem Rest
        [tiles] jedes deiner Privatziele
        [lighthouses] jeden Leuchtturm, den du errichtet hast
        [away-lighthouses] jeden deiner Leuchttürme auf fremden Plättchen
        [built] jedes Schiff, das du gebaut hast
        [fleet] jedes Schiff deiner Flotte
        [docked] jedes deiner Schiffe an einem Anleger
        [own-docks] jedes deiner Schiffe an deinen Privatzielen
        [ships-in-holds] jedes Schiff in deinen Laderäumen
        [holds] jeden Laderaum, in dem ein Schiff liegt
        [characters] jede Persönlichkeit, die du eingeladen hast
        [end-games] jede eingeladene Persönlichkeit der Schlusswertung
        [immediates] jede sofortige Persönlichkeit, die du eingeladen hast
        [permanents] jede dauerhafte Persönlichkeit, die du eingeladen hast
        [engageables] jede einsetzbare Persönlichkeit, die du eingeladen hast
        [character-types] jede Art von Persönlichkeiten, die du eingeladen hast
        [titles] jeden deiner Titel
        [bread] jedes Brot
        [others-artworks] jedes Kunstwerk der anderen Person mit den meisten
        [others-tiles] jedes Plättchen der anderen Person mit den meisten
        [others-lighthouses] jeden Leuchtturm der anderen Person mit den meisten
        [others-characters] jede Persönlichkeit der anderen Person mit den meisten
       *[hand] jede deiner Handkarten
    }
bought = { $on ->
        [discover] Privatziele
        [construct] Schiffe
        [invite] { $kind ->
            [end-game] Persönlichkeiten der Schlusswertung
            [immediate] sofortige Persönlichkeiten
            [permanent] dauerhafte Persönlichkeiten
            [engageable] einsetzbare Persönlichkeiten
           *[any] Persönlichkeiten
        }
       *[acquire] { $kind ->
            [book] Bücher
            [painting] Gemälde
            [monument] Bauwerke
           *[any] Kunstwerke
        }
    }
effect-none = nichts
effect-pay = { $count } Brot zahlen
effect-send = { $hold ->
        [any] { $count ->
            [one] 1 Schiff in einen beliebigen Laderaum schicken
           *[other] bis zu { $count } Schiffe in beliebige Laderäume schicken
        }
       *[other] { $count ->
            [one] 1 Schiff in den Laderaum für { hold } schicken
           *[other] bis zu { $count } Schiffe in den Laderaum für { hold } schicken
        }
    }
effect-take = { $count ->
        [one] eine Persönlichkeit nehmen
       *[other] { $count } Persönlichkeiten nehmen
    }
effect-erect = { $count ->
        [one] einen Leuchtturm errichten
       *[other] { $count } Leuchttürme errichten
    }
effect-straighten = { $count ->
        [one] 1 Persönlichkeit aufrichten
       *[other] bis zu { $count } Persönlichkeiten aufrichten
    }
effect-gain-bread = { $count } Brot bekommen
effect-gain-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } bekommen
effect-gain-bread-per = { $count } Brot für { each }, höchstens { $most }
effect-gain-points-per = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    } für { each }, höchstens { $most }
effect-discard = { $row ->
        [workshop] das Kunstwerk ganz rechts ablegen
        [council] die Persönlichkeit ganz rechts ablegen
       *[atlas] das Plättchen ganz rechts ablegen
    }
effect-recall = { $count ->
        [one] 1 Schiff aus deinem Hafen in deine Bucht holen
       *[other] bis zu { $count } Schiffe aus deinem Hafen in deine Bucht holen
    }
effect-build = { $count ->
        [one] 1 Schiff umsonst bauen
       *[other] { $count } Schiffe umsonst bauen
    }
effect-acquire = auf Wunsch { $kind ->
        [book] ein Buch
        [painting] ein Gemälde
        [monument] ein Bauwerk
       *[any] ein Kunstwerk
    }{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } erwerben
effect-discover = auf Wunsch ein Privatziel{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } entdecken
effect-invite = auf Wunsch { $kind ->
        [end-game] eine Persönlichkeit der Schlusswertung
        [immediate] eine sofortige Persönlichkeit
        [permanent] eine dauerhafte Persönlichkeit
        [engageable] eine einsetzbare Persönlichkeit
       *[any] eine Persönlichkeit
    }{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } einladen
effect-construct = auf Wunsch ein Schiff{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } bauen
effect-build-bay = { $count ->
        [one] 1 Schiff umsonst bauen; es kommt sofort in deine Bucht
       *[other] { $count } Schiffe umsonst bauen; sie kommen sofort in deine Bucht
    }
effect-acquire-bread = auf Wunsch { $kind ->
        [book] ein Buch
        [painting] ein Gemälde
        [monument] ein Bauwerk
       *[any] ein Kunstwerk
    }{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } erwerben und bis zu { $bread } des Preises in Brot zahlen
effect-discover-per = auf Wunsch ein Privatziel entdecken; es kostet 1 weniger für { each }, höchstens { $most } weniger
effect-invite-council = auf Wunsch { $kind ->
        [end-game] eine Persönlichkeit der Schlusswertung
        [immediate] eine sofortige Persönlichkeit
        [permanent] eine dauerhafte Persönlichkeit
        [engageable] eine einsetzbare Persönlichkeit
       *[any] eine Persönlichkeit
    } direkt aus dem Rat{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } einladen
effect-invite-both = auf Wunsch { $kind ->
        [end-game] eine Persönlichkeit der Schlusswertung
        [immediate] eine sofortige Persönlichkeit
        [permanent] eine dauerhafte Persönlichkeit
        [engageable] eine einsetzbare Persönlichkeit
       *[any] eine Persönlichkeit
    } von der Hand oder aus dem Rat{ $discount ->
        [0] {""}
       *[other] {" "}um { $discount } billiger
    } einladen
effect-navigate = { $where ->
        [occupied] auf Wunsch zu einem besetzten Ziel fahren
        [foreign] auf Wunsch zu einem fremden Privatziel fahren
       *[any] auf Wunsch zu irgendeinem Ziel fahren, auch zu einem besetzten oder fremden
    }{ $discount ->
        [0] {""}
       *[other] , für { $discount } Brot weniger
    }
effect-revisit = { $where ->
        [private] auf Wunsch eines deiner Privatziele mit dem dort liegenden Schiff noch einmal besuchen
       *[any] auf Wunsch ein Ziel noch einmal besuchen, an dem eines deiner Schiffe liegt
    }
effect-undock = { $count ->
        [one] 1 deiner Schiffe von einem Anleger in deine Bucht holen
       *[other] bis zu { $count } deiner Schiffe von Anlegern in deine Bucht holen
    }
effect-decree = den Erlass dieser Epoche schon jetzt zusätzlich werten, höchstens { $most } Punkte, ohne aufgedruckten Bonus
effect-beam = { $count ->
        [one] einen deiner Leuchttürme nutzen, als wäre sein Ziel gerade besucht worden
       *[other] { $count } deiner Leuchttürme nutzen, als wären ihre Ziele gerade besucht worden
    }
effect-claim = für Titel zählst du { $a } mehr
effect-claim-2 = für Titel zählst du { $a } und { $b } mehr
claimed = { $noun ->
        [fleet] { ships }
       *[other] { $count ->
            [one] 1 { single }
           *[other] { $count } { many }
        }
    }
effect-row = du zahlst keinen Aufpreis für { $row ->
        [workshop] die linken Plätze der Werkstatt
        [atlas] die linken Plätze des Atlas
        [council] die linken Plätze des Rats
       *[all] die Plätze in Werkstatt, Atlas und Rat
    }
effect-launch = Schiffe, die du baust, kommen in deine Bucht statt in deinen Hafen
effect-crumbs = { $count ->
        [one] bei jeder Zahlung mit Rohstoffen darfst du 1 davon in Brot zahlen
       *[other] bei jeder Zahlung mit Rohstoffen darfst du bis zu { $count } davon in Brot zahlen
    }
effect-again = nachdem du einen Leuchtturm genutzt hast, darfst du ihn noch einmal nutzen
effect-admit = { $where ->
        [occupied] du darfst anlegen, wo schon 1 Schiff liegt; zahle { $fee } Brot an die Person, der es gehört
       *[foreign] du darfst zu fremden Privatzielen fahren; zahle { $fee } Brot an die Person, die das Ziel entdeckt hat
    }
effect-once = einmal pro Epoche: { $effects }
effect-discount = { bought } kosten dich { $count } weniger
effect-accept = { bought } darfst du auch mit { with } bezahlen
effect-worth = { $hold ->
        [supply] Schiffe, die du als Notvorrat nutzt, bringen { $count } mehr
       *[other] Schiffe aus deinem Laderaum für { hold } bringen { $count } mehr
    }
effect-feed = deine Schiffe zu versorgen kostet { $count } Brot weniger
effect-store = dein Kornspeicher fasst { $count } Brot mehr
effect-keeper = mit einem Leuchtturm ein Schiff zu schicken kostet dich { $count } Brot weniger
effect-when = { $when ->
        [acquire] { $kind ->
            [book] immer wenn du ein Buch erwirbst
            [painting] immer wenn du ein Gemälde erwirbst
            [monument] immer wenn du ein Bauwerk erwirbst
           *[any] immer wenn du ein Kunstwerk erwirbst
        }
        [invite] { $kind ->
            [end-game] immer wenn du eine Persönlichkeit der Schlusswertung einlädst
            [immediate] immer wenn du eine sofortige Persönlichkeit einlädst
            [permanent] immer wenn du eine dauerhafte Persönlichkeit einlädst
            [engageable] immer wenn du eine einsetzbare Persönlichkeit einlädst
           *[any] immer wenn du noch eine Persönlichkeit einlädst
        }
        [navigate] { $kind ->
            [public] immer wenn du zu einem öffentlichen Ziel fährst
            [private] immer wenn du zu einem Privatziel fährst
           *[any] immer wenn du eine Fahrt machst
        }
        [discover] immer wenn du ein Privatziel entdeckst
        [engage] immer wenn du eine Persönlichkeit einsetzt
        [construct] für jedes Schiff, das du baust
        [erect] immer wenn du einen Leuchtturm errichtest
        [take] immer wenn du eine Persönlichkeit aus dem Rat nimmst
        [lighthouse] immer wenn du einen Leuchtturm nutzt
        [pass] wenn du passt
       *[period] wenn eine neue Epoche beginnt
    }: { $effects }
effect-score = { points } für { $every ->
        [1] { each }
       *[other] je { $every } { many }
    }, höchstens { $most }
effect-need = { $noun ->
        [fleet] eine Flotte von { $count } Schiffen
        [character-types] Persönlichkeiten von { $count } Arten
       *[other] { $count ->
            [one] 1 { single }
           *[other] { $count } { many }
        }
    }
effect-decree-score = { points } für { each }
effects-2 = { $a }, dann { $b }
effects-more = { $a }, { $b }
standing-2 = { $a }, und { $b }

## Der Tisch

kind-art = { $kind ->
        [book] Buch
        [painting] Gemälde
       *[monument] Bauwerk
    }
kind-character = { $kind ->
        [end-game] Schlusswertung
        [immediate] sofortig
        [permanent] dauerhaft
       *[engageable] einsetzbar
    }
board-over = Das Spiel ist aus
board-period = Epoche { period }
board-wind-rose = Windrose: { $name }
board-rival = { rival }: noch { ships } und { $lights ->
        [one] 1 Leuchtturm
       *[other] { $lights } Leuchttürme
    }
board-titles-needed = { $count ->
        [0] in dieser Epoche kein Titel nötig
        [one] in dieser Epoche 1 Titel nötig
       *[other] in dieser Epoche { $count } Titel nötig
    }
board-decrees = Erlasse
board-decree-more = in dieser Epoche je { $count } mehr
board-worth = jetzt { points }
board-titles = Titel
board-title-scored = { $name } hat ihn
board-title-done = geschafft
board-progress = { many } { $have }/{ $need }
board-title-next = jetzt { points } wert
board-free = umsonst
board-dear = gerade zu teuer
board-gain = bringt { $count } Brot
board-points = { points }
board-workshop = Werkstatt
board-atlas = Atlas
board-council = Rat
board-takes = { $count ->
        [0] umsonst zu nehmen
       *[other] für { $count } Brot zu nehmen
    }
board-invites = { $count ->
        [0] umsonst einzuladen
       *[other] für { $price } einzuladen
    }
board-empty = leer
board-destinations = Öffentliche Ziele
board-evolving = Wandelbare Ziele (dazu eine Persönlichkeit, davor oder danach)
board-private = Privatziele
board-no-light = kein Leuchtturmplatz
board-dock-rival = Schiff aus { rival }
board-dock = Schiff von { $name }
board-light-rival = Leuchtturm aus { rival }
board-light = Leuchtturm von { $name }
board-seat-points = { points }
board-bread = Brot { $count }/{ $most }
board-feeding = braucht { $count } Brot
board-bay = Bucht { $count }
board-hold = { hold } { $count }
board-port = Hafen { $count }
board-yard = Werft { $count }
board-lights = { $count ->
        [one] noch 1 Leuchtturm
       *[other] noch { $count } Leuchttürme
    }
board-hand = { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
board-passed = hat gepasst
board-artworks = Kunstwerke
board-tiles = Privatziele
board-invited = Persönlichkeiten
board-engaged = eingesetzt
board-known = Hand
board-pack-of = Kartenpaket „{ pack }“
board-unknown = { $count ->
        [one] 1 unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
board-dealt = Zur Auswahl
board-your-hand = Deine Hand
board-whose-hand = Hand von { $name }

# Was gezeichnet ist, Stück für Stück: wie es heißt und wozu es da ist.

piece-seat = Kapitän
piece-seat-about = Wer nach vier Epochen die meisten Punkte hat, gewinnt.
piece-dock = Ziel
piece-dock-about = In jeder Epoche kann hier ein Schiff anlegen; es bringt, was das Ziel zeigt.
piece-tile = Entdeckung
piece-tile-about = Wer sie bezahlt, hat ein eigenes Ziel.
piece-artwork = Kunstwerk
piece-artwork-about = Es wird mit Rohstoffen bezahlt und bringt Punkte.
piece-character = Persönlichkeit
piece-character-about = Von der Hand eingeladen, hilft sie dir.
piece-hold = Laderaum
piece-hold-about = Schiffe darin sind Ladungen dieses Rohstoffs.
piece-bay = Bucht
piece-bay-about = Schiffe in der Bucht sind einsatzbereit.
piece-port = Hafen
piece-port-about = Schiffe im Hafen kehren mit der nächsten Epoche in die Bucht zurück.
piece-yard = Werft
piece-yard-about = Schiffe, die noch nicht gebaut sind. Jedes gebaute braucht am Ende jeder Epoche ein Brot mehr.
piece-granary = Kornspeicher
piece-granary-about = Brot und der Platz dafür. Jeder errichtete Leuchtturm schafft einen Platz mehr. Am Ende jeder Epoche essen die Mannschaften.
piece-decree = Erlass
piece-decree-about = Am Ende seiner Epoche werten ihn alle.
piece-title = Titel
piece-title-about = Wer alles hat, was er verlangt, bekommt Punkte dafür: wer zuerst kommt, die meisten, danach weniger.
piece-pack = Kartenpaket
piece-pack-about = Sechs Persönlichkeiten, die zusammen eine Starthand sind.
piece-rival = Rivale
piece-rival-about = Das Königreich oder die Republik, die auf deine Aktionen antwortet, wenn du allein spielst.

figure-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
figure-bread = { $count } Brot
figure-bay = { $count ->
    [one] { $count } Schiff in der Bucht
   *[other] { $count } Schiffe in der Bucht
}
figure-holds = { $count ->
    [one] { $count } Schiff in Laderäumen
   *[other] { $count } Schiffe in Laderäumen
}
figure-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}

## Tasten der Auswahl im Terminal: ein Buchstabe je Verb, `.` für alles, was etwas beendet

typed-navigate = f
typed-acquire = w
typed-discover = e
typed-invite = l
typed-engage = s
typed-construct = b
typed-pass = { "." }
typed-unload = u
typed-supply = n
typed-discard = g
typed-send = v
typed-bread = r
typed-points = p
typed-done = { "." }
typed-erect = t
typed-straighten = a
typed-take = m
typed-character-first = z
typed-character-last = d
start-option-hands = Starthand
start-value-hands-packs = Kartenpakete
start-value-hands-blind = blind ausgeteilt
start-value-hands-selection = eigene Auswahl
start-value-hands-draft = Draft
start-value-hands-score-draft = Draft mit Wertung
start-option-rival = Rivale
start-value-rival-choose = nach dem Aufbau wählen
start-value-rival-naples = Neapel
start-value-rival-genoa = Genua
typed-character-none = { "." }

## Daueraufträge

order-bread = Leuchttürme: in dieser Epoche immer das Brot nehmen
order-bread-always = Leuchttürme: immer das Brot nehmen
order-feed = Mannschaften mit Schiffen aus der Bucht versorgen
order-keep-ships = Kein weiteres Brot vor diesem Erlass
order-fill = Vor Erlassen: Schiffe aus der Bucht zu Brot machen

# --- sheets of the full screen: figures and effects in a word or two -------------------------------------

sheet-column = { $column ->
        [points] Pkt
        [bay] Bu
        [spices] Ge
        [wood] Ho
        [wine] We
        [gems] Ed
        [fabric] St
        [bread] Brot
        [feeding] Essen
        [yard] Wf
        [port] Hf
        [lights] Lt
       *[hand] Hk
    }
sheet-legend = Bu Bucht · Ge Gewürze · Ho Holz · We Wein · Ed Edelsteine · St Stoffe · Br Brot · Essen Brot, das die Mannschaften am Ende der Epoche essen · Wf Werft · Hf Hafen · Lt Leuchttürme im Vorrat · Hk Handkarten · W Windrose · p hat gepasst · 2→We bis zu 2 Schiffe in den Laderaum für Wein schicken · ⌂ Platz für einen Leuchtturm
sheet-docks = Anleger
sheet-goals = Ziele
sheet-works = Werke
sheet-hand = Hand
sheet-spent = Verbraucht
sheet-evolving = Mit Persönlichkeit, davor oder danach
sheet-rose = Windrose
sheet-rose-tight = W
sheet-over = Ende
sheet-passed = gepasst
sheet-passed-tight = p
sheet-take-tight = { $count ->
        [0] umsonst
       *[other] { $count } Brot
    }
sheet-take = { $count ->
        [0] nehmen: umsonst
       *[other] nehmen: { $count } Brot
    }
short-pay = −{ $count } Brot
short-pay-tight = −{ $count } Br
short-send = { $count }→{ $hold ->
        [any] beliebig
       *[other] { hold }
    }
short-send-tight = { $count }→{ $hold ->
        [spices] Ge
        [wood] Ho
        [wine] We
        [gems] Ed
        [fabric] St
       *[any] beliebig
    }
short-gain = +{ $count } { $what ->
        [points] { $count ->
            [one] Punkt
           *[other] Punkte
        }
       *[bread] Brot
    }
short-gain-tight = +{ $count } { $what ->
        [points] P
       *[bread] Br
    }
short-take = { $count ->
        [one] +Karte
       *[other] +{ $count } Karten
    }
short-erect = { $count ->
        [one] +Leuchtturm
       *[other] +{ $count } Leuchttürme
    }
short-erect-tight = +{ $count ->
        [one] {""}
       *[other] { $count }
    }⌂
short-straighten = { $count } aufrichten
short-discard = { $row ->
        [workshop] letztes Werk weg
        [council] letzte Karte weg
       *[atlas] letztes Plättchen weg
    }
short-recall = { $count } Hafen→Bucht
short-price-any = { $count } beliebig
short-points = { $count } P
