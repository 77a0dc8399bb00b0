game-title = Amalfi: Renaissance
game-subtitle = The same ships sail and are the cargo: art, trade routes and famous people for a city reborn.

## Things

destination = { $destination ->
        [alexandria] Alexandria
        [caffa] Caffa
        [ragusa] Ragusa
        [messina] Messina
        [candia] Candia
        [palermo] Palermo
        [famagusta] Famagusta
        [valencia] Valencia
        [barcelona] Barcelona
        [venice] Venice
        [rhodes] Rhodes
        [lisbon] Lisbon
        [salerno] Salerno
        [sorrento] Sorrento
        [capri] Capri
        [calicut] Calicut
        [hormuz] Hormuz
        [bruges] Bruges
        [funchal] Funchal
        [danzig] Danzig
        [constantinople] Constantinople
        [antwerp] Antwerp
        [seville] Seville
        [beirut] Beirut
        [trebizond] Trebizond
        [tana] Tana
        [goa] Goa
        [london] London
        [damietta] Damietta
        [corfu] Corfu
        [livorno] Livorno
        [cochin] Cochin
        [lubeck] Lübeck
        [malacca] Malacca
        [cadiz] Cádiz
        [negroponte] Negroponte
        [zara] Zara
        [ceuta] Ceuta
        [elmina] Elmina
        [acre] Acre
        [ancona] Ancona
        [tunis] Tunis
        [jaffa] Jaffa
        [limassol] Limassol
        [santo-domingo] Santo Domingo
       *[other] { $destination }
    }
there = { $destination ->
        [rhodes] on { destination }
        [capri] on { destination }
        [corfu] on { destination }
        [negroponte] on { destination }
       *[other] in { destination }
    }
artwork = { $artwork ->
        [novellino] Il Novellino
        [morgante] Morgante
        [praise-of-folly] The Praise of Folly
        [arcadia] Arcadia
        [the-courtier] The Book of the Courtier
        [the-prince] The Prince
        [utopia] Utopia
        [orlando-furioso] Orlando Furioso
        [dignity-of-man] On the Dignity of Man
        [divine-proportion] The Divine Proportion
        [platonic-theology] Platonic Theology
        [dream-of-poliphilus] The Dream of Poliphilus
        [art-of-building] The Art of Building
        [nuremberg-chronicle] The Nuremberg Chronicle
        [gutenberg-bible] The Gutenberg Bible
        [tribute-money] The Tribute Money
        [annunciation] The Annunciation
        [san-romano] The Battle of San Romano
        [arnolfini-wedding] The Arnolfini Wedding
        [flagellation] The Flagellation of Christ
        [virgin-annunciate] The Virgin Annunciate
        [dead-christ] The Dead Christ
        [primavera] Primavera
        [delivery-of-the-keys] The Delivery of the Keys
        [doge-loredan] Doge Leonardo Loredan
        [birth-of-venus] The Birth of Venus
        [tempest] The Tempest
        [last-supper] The Last Supper
        [school-of-athens] The School of Athens
        [mona-lisa] Mona Lisa
        [innocenti] The Foundling Hospital
        [pazzi-chapel] The Pazzi Chapel
        [gattamelata] Gattamelata
        [arch-of-alfonso] The Arch of Alfonso
        [santa-maria-novella] Santa Maria Novella
        [tempietto] The Tempietto
        [pienza] The Square of Pienza
        [urbino-palace] The Palace of Urbino
        [colleoni] Colleoni
        [gates-of-paradise] The Gates of Paradise
        [certosa-of-pavia] The Certosa of Pavia
        [sistine-chapel] The Sistine Chapel
        [david] David
        [florence-dome] The Dome of Florence
        [saint-peters] Saint Peter's
        [doges-palace] The Doge's Palace
       *[other] { $artwork }
    }
character = { $character ->
        [raphael] Raphael
        [aldus-manutius] Aldus Manutius
        [bramante] Bramante
        [andrea-doria] Andrea Doria
        [christopher-columbus] Christopher Columbus
        [baldassare-castiglione] Baldassare Castiglione
        [leonardo-da-vinci] Leonardo da Vinci
        [giorgio-vasari] Giorgio Vasari
        [isabella-d-este] Isabella d'Este
        [francesco-di-giorgio] Francesco di Giorgio
        [pope-julius-ii] Pope Julius II
        [jakob-fugger] Jakob Fugger
        [niccolo-machiavelli] Niccolò Machiavelli
        [cosimo-de-medici] Cosimo de' Medici
        [francis-of-paola] Francis of Paola
        [sandro-botticelli] Sandro Botticelli
        [sofonisba-anguissola] Sofonisba Anguissola
        [desiderius-erasmus] Erasmus of Rotterdam
        [johannes-gutenberg] Johannes Gutenberg
        [filippo-brunelleschi] Filippo Brunelleschi
        [lorenzo-ghiberti] Lorenzo Ghiberti
        [mariano-taccola] Mariano Taccola
        [vettor-fausto] Vettor Fausto
        [vasco-da-gama] Vasco da Gama
        [john-cabot] John Cabot
        [beatrice-d-este] Beatrice d'Este
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
        [properzia-de-rossi] Properzia de' Rossi
        [matteo-bressan] Matteo Bressan
        [bartolomeo-scappi] Bartolomeo Scappi
        [paolo-toscanelli] Paolo Toscanelli
        [fra-mauro] Fra Mauro
        [lorenzo-de-medici] Lorenzo de' Medici
        [lucrezia-borgia] Lucrezia Borgia
        [donatello] Donatello
        [titian] Titian
        [henry-the-navigator] Henry the Navigator
        [piri-reis] Piri Reis
        [benedetto-cotrugli] Benedetto Cotrugli
        [gentile-bellini] Gentile Bellini
        [laura-cereta] Laura Cereta
        [alfonso-of-aragon] Alfonso of Aragon
        [domenico-ghirlandaio] Domenico Ghirlandaio
        [francesco-griffo] Francesco Griffo
        [giuliano-da-sangallo] Giuliano da Sangallo
        [hayreddin-barbarossa] Hayreddin Barbarossa
        [alvise-cadamosto] Alvise Cadamosto
        [federico-da-montefeltro] Federico da Montefeltro
        [costanza-d-avalos] Costanza d'Avalos
        [masaccio] Masaccio
        [christine-de-pizan] Christine de Pizan
        [andrea-palladio] Andrea Palladio
        [bartolomeu-dias] Bartolomeu Dias
        [isabella-of-castile] Isabella of Castile
        [juan-de-la-cosa] Juan de la Cosa
        [zheng-he] Zheng He
        [caterina-cornaro] Caterina Cornaro
        [ferdinand-magellan] Ferdinand Magellan
        [girolamo-savonarola] Girolamo Savonarola
        [cesare-borgia] Cesare Borgia
        [nicolaus-copernicus] Nicolaus Copernicus
        [veronica-gambara] Veronica Gambara
        [felice-della-rovere] Felice della Rovere
        [lucrezia-tornabuoni] Lucrezia Tornabuoni
        [pope-nicholas-v] Pope Nicholas V
        [ahmad-ibn-majid] Ahmad ibn Majid
        [antonia-uccello] Antonia Uccello
        [catherine-of-siena] Catherine of Siena
        [joanna-of-naples] Joanna of Naples
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
        [adulation] Adulation
        [blessing] Blessing
        [colonization] Colonization
        [trade] Trade
        [conclave] Conclave
        [council] Council
        [exploration] Exploration
        [mobilization] Mobilization
        [subsistence] Subsistence
        [universalism] Universalism
       *[other] { $decree }
    }
title = { $title ->
        [ambassador] Ambassador
        [admiral] Admiral
        [scholar] Scholar
        [explorer] Explorer
        [peregrin] Peregrin
        [visionary] Visionary
        [artist] Artist
        [collector] Collector
        [condottiere] Condottiere
        [courtier] Courtier
        [discoverer] Discoverer
        [humanist] Humanist
        [merchant] Merchant
        [patron] Patron
        [navigator] Navigator
        [zealot] Zealot
       *[other] { $title }
    }
pack = { $pack ->
        [painters] Painters
        [printers] Printers
        [builders] Builders
        [shipwrights] Shipwrights
        [explorers] Explorers
        [courtiers] Courtiers
       *[other] { $pack }
    }
card = { character }
rival = { $rival ->
        [naples] Naples
        [genoa] Genoa
       *[other] { $rival }
    }
hold = { $hold ->
        [spices] spices
        [wood] wood
        [wine] wine
        [gems] gems
        [fabric] fabric
        [supply] emergency supply
       *[any] any hold
    }
with = { $hold ->
        [spices] spices
        [wood] wood
        [wine] wine
        [gems] gems
       *[fabric] fabric
    }
other = { $other ->
        [spices] spices
        [wood] wood
        [wine] wine
        [gems] gems
       *[fabric] fabric
    }
period = { $period ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }
points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ships = { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }

## What one can do

do-navigate = Navigate to { destination }
do-acquire = Acquire “{ artwork }”
do-discover = Discover { destination }
do-invite = Invite { character }
do-engage = Engage { character }
do-construct = Construct { ships }
do-pass = Pass
do-unload = A ship from the hold for { hold } to the bay
do-supply = A ship from the bay to the port
do-discard = Give up { character } for bread
do-send = Send a ship to the hold for { hold }
do-bread = Gain { $count } bread
do-points = Score { $count ->
        [one] 1 point
       *[other] { $count } points
    }
do-done = Done
do-erect = Erect a lighthouse { there }
do-straighten = Straighten { character }
do-take = Take { character }
do-character-first = Take the character first
do-character-last = Take the character last
do-character-none = Take no character
do-pack = Take the pack of the { pack }
do-rival = Play against { rival }
do-undock = Take the ship { there } back to the bay
do-beam = Use the lighthouse { there }
do-crumb = Pay 1 of it in bread
do-first = { $name } holds the Wind Rose
do-decree = The decree { decree } is drawn
do-title = The title { title } is drawn
do-tile = { destination } is turned up
do-artwork = “{ artwork }” is turned up
do-character = { character } is turned up

family-navigate = navigate
family-acquire = acquire
family-discover = discover
family-invite = invite
family-engage = engage
family-construct = construct
family-pass = pass
family-unload = ship from a hold
family-supply = emergency ship
family-discard = give up a card
family-send = send a ship
family-bread = bread of a lighthouse
family-points = points for a lighthouse
family-done = done
family-erect = erect a lighthouse
family-straighten = straighten a character
family-take = take a character
family-character-first = character first
family-character-last = character last
family-character-none = no character
family-pack = take a pack
family-rival = choose the rival
family-undock = ship back from a dock
family-beam = use a lighthouse
family-crumb = bread for a resource
family-first = first player drawn
family-decree = decree drawn
family-title = title drawn
family-tile = tile drawn
family-artwork = artwork drawn
family-character = character drawn

## What is asked

prompt-first = The Wind Rose is drawn by lot.
prompt-decree = The decrees are drawn.
prompt-title = The titles are drawn.
prompt-tile = A tile is turned up.
prompt-artwork = An artwork is turned up.
prompt-character = A character is turned up.
prompt-deal = { $name } is dealt a card.
prompt-pack = Which pack do you take as your starting hand?
prompt-rival = Which rival do you play against? Titles you need after periods I to IV: Naples { $naples }; Genoa { $genoa }.
prompt-keep = Which card do you keep? { $count ->
        [one] It is the last one.
       *[other] Keep { $count } more.
    }
prompt-draft = Draft, round { $round }: which card do you keep?
prompt-turn = Period { period }: which main action? Or do you pass?
prompt-pay = { $hold ->
        [any] Pay { $due } in any resources that this price allows: which ship?
       *[other] Pay { $due ->
            [one] { $hold ->
                [spices] 1 spice
                [gems] 1 gem
               *[other] 1 { hold }
            }
           *[other] { $due } { hold }
        }{ $other ->
            [none] {""}
           *[other] {" "}or { other }
        }: which ship?
    }
prompt-send = { $hold ->
        [any] Send a ship to any hold?
       *[other] Send a ship to the hold for { hold }?
    }{ $count ->
        [one] {""}
       *[other] {" "}Up to { $count } may go.
    }
prompt-take = Which character do you take?{ $count ->
        [one] {""}
       *[other] {" "}You may take { $count }.
    }
prompt-erect = Where do you erect your lighthouse?
prompt-straighten = Which character do you straighten?{ $count ->
        [one] {""}
       *[other] {" "}You may straighten { $count }.
    }
prompt-order = { destination }: do you take a character before everything else, after it, or not at all?
prompt-lighthouse = Your lighthouse { there }: { $hold ->
        [any] pay { $price } bread to send a ship to a hold it shows, or gain { $gain } bread?
       *[other] pay { $price } bread to send a ship to the hold for { hold }, or gain { $gain } bread?
    }
prompt-grant-acquire = Acquire { $kind ->
        [book] a book
        [painting] a painting
        [monument] a monument
       *[any] an artwork
    } { $discount ->
        [0] now
       *[other] for { $discount } less
    }{ $bread ->
        [0] {""}
       *[other] , paying up to { $bread } of its price in bread
    }?
prompt-grant-discover = Discover a private destination { $discount ->
        [0] now
       *[other] for { $discount } less
    }?
prompt-grant-invite = Invite { $kind ->
        [end-game] an end-game character
        [immediate] an immediate character
        [permanent] a permanent character
        [engageable] an engageable character
       *[any] a character
    }{ $from ->
        [council] {" "}straight from the Council
        [both] {" "}from your hand or the Council
       *[hand] {""}
    } { $discount ->
        [0] now
       *[other] for { $discount } less
    }?
prompt-grant-construct = Construct a ship { $discount ->
        [0] now
       *[other] for { $discount } less
    }?
prompt-grant-navigate = { $where ->
        [occupied] Navigate to an occupied destination
        [foreign] Navigate to another player's private destination
       *[any] Navigate anywhere, even to an occupied destination or another player's
    }{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } bread less
    }?
prompt-grant-revisit = Which destination do you visit again?
prompt-grant-undock = Which ship do you take back from its dock?
prompt-beam = Which of your lighthouses do you use?
prompt-no-lighthouse = You have no lighthouse left: take a character, or score { $points ->
        [one] 1 point
       *[other] { $points } points
    }?
prompt-feed = Your crews need { $need } bread: { $count } still missing. Turn a ship or a card into bread?
prompt-before-decree = The decree { decree } is scored next. Do you want to make more bread first?
prompt-finished = The game is over.

## Why not

refusal-navigate-no-ship = There is no ship in your bay.
refusal-navigate-dock-taken = A ship lies { there } already.
refusal-navigate-not-yours = { destination } was discovered by somebody else.
refusal-navigate-not-there = { destination } has not been discovered.
refusal-navigate-covered = A tile covers { destination }: navigate to the destination on the tile instead.
refusal-bread-short = That costs { $need } bread: you have { $have }.
refusal-granary-too-small = That costs { $need } bread: your granary holds only { $most }.
refusal-acquire-not-there = “{ artwork }” is not in the Workshop.
refusal-acquire-too-dear = “{ artwork }” costs { $need }: your ships can raise { $have }.
refusal-acquire-other-kind = “{ artwork }” is of another type than this effect allows.
refusal-discover-not-there = { destination } is not in the Atlas.
refusal-discover-too-dear = { destination } costs { $need }: your ships can raise { $have }.
refusal-invite-not-in-hand = { character } is not in your hand.
refusal-invite-too-dear = { character } costs { $need }: you can raise { $have }.
refusal-invite-other-kind = { character } is of another type than this effect allows.
refusal-engage-not-yours = { character } is not one of your engageable characters.
refusal-engage-engaged = { character } is engaged already.
refusal-construct-none-left = You cannot build { ships }: { $most ->
        [0] your shipyard is empty
       *[other] your shipyard has { $most }
    }.
refusal-construct-too-dear = Building { ships } costs { $need } wood: your ships can raise { $have }.
refusal-construct-one-only = You cannot build { ships } here: this effect is for one.
refusal-unload-empty = There is no ship in your hold for { hold }.
refusal-unload-not-wanted = This price is not paid in { with }.
refusal-unload-needless = A ship from the hold for { hold } would be one too many for this price.
refusal-unload-sending = Ships are being sent: no ship from the hold for { hold } becomes bread between them.
refusal-supply-no-ship = There is no ship in your bay.
refusal-supply-needless = An emergency ship would be one too many for this price.
refusal-supply-sending = Ships are being sent: no ship becomes bread between them.
refusal-discard-not-in-hand = { character } is not in your hand.
refusal-discard-not-now = You cannot give up { character } at this moment.
refusal-send-other-hold = No ship is sent to the hold for { hold } here.
refusal-send-no-ship = There is no ship in your bay to send to the hold for { hold }.
refusal-erect-no-slot = { destination } has no slot for a lighthouse yet.
refusal-erect-slot-taken = A lighthouse stands { there } already.
refusal-erect-not-there = { destination } has not been discovered.
refusal-straighten-not-yours = { character } is not one of your engageable characters.
refusal-straighten-not-engaged = { character } is not engaged.
refusal-take-not-there = { character } is not in the Council.
refusal-take-too-dear = { character } costs { $need } bread: you have { $have }.
refusal-take-leaves-too-little = { character } would leave you { $have } bread: this visit costs { $need }.
refusal-keep-not-yours = { character } is not among the cards you choose from.
refusal-pack-taken = That pack is taken.
refusal-turn-not-now = This is no moment for a main action: first answer what is asked.
refusal-unload-not-now = No ship can leave a hold now.
refusal-supply-not-now = No ship can go to the port now.
refusal-send-not-now = There is no ship to send now.
refusal-bread-not-now = There is no lighthouse to use now.
refusal-points-not-now = There are no points to choose now.
refusal-done-not-now = There is nothing to end here: pick one of the choices.
refusal-erect-not-now = There is no lighthouse to erect now.
refusal-straighten-not-now = There is no character to straighten now.
refusal-take-not-now = There is no character to take now.
refusal-order-not-now = There is no order to choose now.
refusal-pack-not-now = The starting hands are chosen already.
refusal-rival-not-now = There is no rival to choose now.
refusal-grant-other-action = This effect allows another action: choose that one, or “Done”.
refusal-keep-end-game-last = The end-game character is chosen last, after the others.
refusal-title-other-kind = The first title is a dark one, the others are light.
refusal-straighten-once = { character } works once per period.
refusal-navigate-dock-full = Two ships lie { there } already.
refusal-navigate-dock-free = No ship lies { there }: this effect is for occupied destinations.
refusal-dock-no-ship = You have no ship { there }.
refusal-beam-no-lighthouse = You have no lighthouse { there }.
refusal-undock-not-now = There is no ship to take back from a dock now.
refusal-beam-not-now = There is no lighthouse to choose now.
refusal-crumb-not-now = Bread cannot stand for resources here.
refusal-crumb-needless = With this bread, you would pay more than you need to.
refusal-crumb-no-bread = You have no bread.
refusal-invite-not-in-council = { character } is not in the Council.
refusal-engage-nothing-docked = { character } needs a ship of yours at a dock.
refusal-engage-no-lighthouse = { character } needs a lighthouse of yours.
refusal-chance-other = Chance decides something else now.
refusal-chance-gone = That was drawn already.

## What happened

event-first = { $name } holds the Wind Rose.
event-decree = Decree of period { period }: { decree }.
event-title = A title is laid out: { title }.
event-tile = New in the Atlas: { destination }.
event-artwork = New in the Workshop: “{ artwork }”.
event-character = New in the Council: { character }.
event-reshuffled-artworks = The discarded artworks are shuffled and become the new deck.
event-reshuffled-characters = The discarded characters are shuffled and become the new deck.
event-dealt = { $name } is dealt { character }.
event-dealt-hidden = { $name } is dealt a card.
event-kept = { $name } keeps { character }.
event-kept-hidden = { $name } keeps a card.
event-pack = { $name } takes the pack of the { pack }.
event-rival = { $name } plays against { rival }.
event-passed-on = Everybody passes the remaining cards to the left.
event-received = { $name } is passed { $cards }.
event-received-hidden = { $name } is passed { $count ->
        [one] a card
       *[other] { $count } cards
    }.
event-navigated = { $name } navigates to { destination }.
event-acquired = { $name } acquires “{ artwork }”: { points }.
event-discovered = { $name } discovers { destination }: { points }.
event-invited = { $name } invites { character }.
event-engaged = { $name } engages { character }.
event-constructed = { $name } constructs { ships }.
event-passed = { $name } passes.
event-wind-rose = { $name } takes the Wind Rose.
event-unloaded = { $name } turns a ship from the hold for { hold } into { $count } bread.
event-supplied = { $name } turns a ship from the bay into { $count } bread.
event-paid-unload = { $name } pays with { ships } from the hold for { hold }.
event-paid-supply = { $name } pays with { $count ->
        [one] 1 emergency ship
       *[other] { $count } emergency ships
    }.
event-surplus = { $name } gets { $count } bread in change.
event-paid-bread = { $name } pays { $count } bread.
event-discarded = { $name } gives up { character } for bread.
event-bread = { $name } gains { $count } bread.
event-points = { $name } scores { $count ->
        [one] 1 point
       *[other] { $count } points
    }.
event-lost-bread = { $count ->
        [one] 1 bread does
       *[other] { $count } bread do
    } not fit into the granary of { $name }.
event-sent = { $name } sends { ships } to the hold for { hold }.
event-none-sent = { $name } has no ship to send.
event-none-taken = { $name } cannot take a character.
event-none-erected = No slot is free for a lighthouse of { $name }.
event-none-straightened = { $name } has no engaged character to straighten.
event-none-recalled = { $name } has no ship in the port.
event-none-used = { $name } has no lighthouse to use.
event-revisited = { $name } visits { destination } again.
event-undocked = { $name } takes a ship back from { destination }.
event-none-built = The shipyard of { $name } is empty.
event-took = { $name } takes { character }.
event-erected = { $name } erects a lighthouse { there }.
event-straightened = { $name } straightens { character }.
event-recalled = { $name } calls { ships } back from the port.
event-launched = { $name } builds { ships }.
event-row-artwork = “{ artwork }” leaves the Workshop.
event-row-tile = { destination } leaves the Atlas.
event-row-character = { character } leaves the Council.
event-lighthouse-sent = By the lighthouse { there }, { $name } sends a ship to the hold for { hold }.
event-lighthouse-bread = The lighthouse { there } brings { $name } { $bread } bread.
event-effect = { character } helps { $name }.
event-fed = { $count ->
        [0] { $name } has no bread for the crews.
       *[other] { $name } feeds the crews: { $count } bread.
    }
event-hungry = { $name } lacks { $count } bread and loses { points }.
event-decree-scored = { $name } scores { $count ->
        [one] 1 point
       *[other] { $count } points
    } for { decree }.
event-title-scored = { $name } is given the title { title }: { points }.
event-period = Period { period } begins.
event-covered = { destination } takes the place of the evolving destination of period { period }.
event-end-game = { $name } scores { points } for { character }.
event-rival-ship = { rival } sends a ship to { destination }.
event-rival-lighthouse = { rival } erects a lighthouse { there }.
event-lost = { rival } wins: { $name } would have needed { $count ->
        [one] 1 title
       *[other] { $count } titles
    }.
event-over = The game is over.

## Points

score-artworks = artworks
score-discoveries = discoveries
score-titles = titles
score-decrees = decrees
score-characters = characters and effects
score-end-game = end-game characters
score-hunger = hunger
score-other = instead of lighthouses

outcome-lost = The rival has won: too few titles.
outcome-band-1 = A fair beginning: you have brought the city to the end of the century.
outcome-band-2 = Keep at it: your name is already in the chronicle of Amalfi.
outcome-band-3 = Thanks to you, among others, the city shines again.
outcome-band-4 = Amalfi owes its rebirth to you.

## What cards do

price = { $other ->
        [none] { amount }
       *[other] { amount } or { other }
    }
amount = { $hold ->
        [any] { $count } in several resources
        [spices] { $count ->
            [one] 1 spice
           *[other] { $count } spices
        }
        [wood] { $count } wood
        [wine] { $count } wine
        [gems] { $count ->
            [one] 1 gem
           *[other] { $count } gems
        }
        [fabric] { $count } fabric
       *[bread] { $count } bread
    }
single = { $noun ->
        [books] book
        [paintings] painting
        [monuments] monument
        [artworks] artwork
        [most-artworks] artwork of one type
        [second-artworks] artwork of another type
        [sets] set of a book, a painting and a monument
        [pairs] pair of two types from the rest
        [tiles] private destination
        [lighthouses] lighthouse
        [away-lighthouses] lighthouse on other players' tiles
        [built] ship built
        [fleet] ship in the fleet
        [docked] ship at a dock
        [own-docks] ship at own private destinations
        [ships-in-holds] ship in a hold
        [holds] hold with a ship in it
        [characters] character
        [end-games] end-game character
        [immediates] immediate character
        [permanents] permanent character
        [engageables] engageable character
        [character-types] type of characters
        [titles] title
        [bread] bread
        [others-artworks] artwork of another player
        [others-tiles] tile of another player
        [others-lighthouses] lighthouse of another player
        [others-characters] character of another player
       *[hand] card in hand
    }
many = { $noun ->
        [books] books
        [paintings] paintings
        [monuments] monuments
        [artworks] artworks
        [most-artworks] artworks of one type
        [second-artworks] artworks of another type
        [sets] sets of a book, a painting and a monument
        [pairs] pairs of two types from the rest
        [tiles] private destinations
        [lighthouses] lighthouses
        [away-lighthouses] lighthouses on other players' tiles
        [built] ships built
        [fleet] ships in the fleet
        [docked] ships at docks
        [own-docks] ships at own private destinations
        [ships-in-holds] ships in holds
        [holds] holds with ships in them
        [characters] characters
        [end-games] end-game characters
        [immediates] immediate characters
        [permanents] permanent characters
        [engageables] engageable characters
        [character-types] types of characters
        [titles] titles
        [bread] bread
        [others-artworks] artworks of another player
        [others-tiles] tiles of another player
        [others-lighthouses] lighthouses of another player
        [others-characters] characters of another player
       *[hand] cards in hand
    }
each = { $noun ->
        [books] each book of yours
        [paintings] each painting of yours
        [monuments] each monument of yours
        [artworks] each artwork of yours
        [most-artworks] each artwork of the type you have most of
        [second-artworks] each artwork of the type you have second most of
        [sets] each set of a book, a painting and a monument
        [pairs] each pair of two types from the rest
        [tiles] each private destination of yours
        [lighthouses] each lighthouse you have erected
        [away-lighthouses] each lighthouse of yours on other players' tiles
        [built] each ship you have built
        [fleet] each ship of your fleet
        [docked] each ship of yours at a dock
        [own-docks] each ship of yours at your own private destinations
        [ships-in-holds] each ship in your holds
        [holds] each hold with a ship in it
        [characters] each character you have invited
        [end-games] each end-game character you have invited
        [immediates] each immediate character you have invited
        [permanents] each permanent character you have invited
        [engageables] each engageable character you have invited
        [character-types] each type of character you have invited
        [titles] each title of yours
        [bread] each bread
        [others-artworks] each artwork of the other player with the most
        [others-tiles] each tile of the other player with the most
        [others-lighthouses] each lighthouse of the other player with the most
        [others-characters] each character of the other player with the most
       *[hand] each card in your hand
    }
bought = { $on ->
        [discover] private destinations
        [construct] ships
        [invite] { $kind ->
            [end-game] end-game characters
            [immediate] immediate characters
            [permanent] permanent characters
            [engageable] engageable characters
           *[any] characters
        }
       *[acquire] { $kind ->
            [book] books
            [painting] paintings
            [monument] monuments
           *[any] artworks
        }
    }
effect-none = nothing
effect-pay = pay { $count } bread
effect-send = { $hold ->
        [any] { $count ->
            [one] send 1 ship to any hold
           *[other] send up to { $count } ships to any holds
        }
       *[other] { $count ->
            [one] send 1 ship to the hold for { hold }
           *[other] send up to { $count } ships to the hold for { hold }
        }
    }
effect-take = { $count ->
        [one] take a character
       *[other] take { $count } characters
    }
effect-erect = { $count ->
        [one] erect a lighthouse
       *[other] erect { $count } lighthouses
    }
effect-straighten = { $count ->
        [one] straighten 1 character
       *[other] straighten up to { $count } characters
    }
effect-gain-bread = gain { $count } bread
effect-gain-points = score { $count ->
        [one] 1 point
       *[other] { $count } points
    }
effect-gain-bread-per = gain { $count } bread for { each }, at most { $most }
effect-gain-points-per = score { $count ->
        [one] 1 point
       *[other] { $count } points
    } for { each }, at most { $most }
effect-discard = { $row ->
        [workshop] discard the rightmost artwork
        [council] discard the rightmost character
       *[atlas] discard the rightmost tile
    }
effect-recall = { $count ->
        [one] move 1 ship from your port to your bay
       *[other] move up to { $count } ships from your port to your bay
    }
effect-build = { $count ->
        [one] build 1 ship for free
       *[other] build { $count } ships for free
    }
effect-acquire = you may acquire { $kind ->
        [book] a book
        [painting] a painting
        [monument] a monument
       *[any] an artwork
    }{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    }
effect-discover = you may discover a private destination{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    }
effect-invite = you may invite { $kind ->
        [end-game] an end-game character
        [immediate] an immediate character
        [permanent] a permanent character
        [engageable] an engageable character
       *[any] a character
    }{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    }
effect-construct = you may construct a ship{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    }
effect-build-bay = { $count ->
        [one] build 1 ship for free; it goes straight to your bay
       *[other] build { $count } ships for free; they go straight to your bay
    }
effect-acquire-bread = you may acquire { $kind ->
        [book] a book
        [painting] a painting
        [monument] a monument
       *[any] an artwork
    }{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    } and pay up to { $bread } of its price in bread
effect-discover-per = you may discover a private destination; it costs 1 less for { each }, at most { $most } less
effect-invite-council = you may invite { $kind ->
        [end-game] an end-game character
        [immediate] an immediate character
        [permanent] a permanent character
        [engageable] an engageable character
       *[any] a character
    } straight from the Council{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    }
effect-invite-both = you may invite { $kind ->
        [end-game] an end-game character
        [immediate] an immediate character
        [permanent] a permanent character
        [engageable] an engageable character
       *[any] a character
    } from your hand or the Council{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } less
    }
effect-navigate = { $where ->
        [occupied] you may navigate to an occupied destination
        [foreign] you may navigate to another player's private destination
       *[any] you may navigate anywhere, even to an occupied destination or another player's
    }{ $discount ->
        [0] {""}
       *[other] {" "}for { $discount } bread less
    }
effect-revisit = { $where ->
        [private] you may revisit one of your private destinations with the ship docked there
       *[any] you may revisit a destination where one of your ships is docked
    }
effect-undock = { $count ->
        [one] take 1 of your ships from a dock back to your bay
       *[other] take up to { $count } of your ships from docks back to your bay
    }
effect-decree = score this period's decree now as well, at most { $most } points, without the printed bonus
effect-beam = { $count ->
        [one] use one of your lighthouses as if its destination had just been visited
       *[other] use { $count } of your lighthouses as if their destinations had just been visited
    }
effect-claim = for titles, you count as having { $a } more
effect-claim-2 = for titles, you count as having { $a } and { $b } more
claimed = { $noun ->
        [fleet] { ships }
       *[other] { $count ->
            [one] 1 { single }
           *[other] { $count } { many }
        }
    }
effect-row = you pay no extra for { $row ->
        [workshop] the left places of the Workshop
        [atlas] the left places of the Atlas
        [council] the left places of the Council
       *[all] any place in the Workshop, the Atlas or the Council
    }
effect-launch = ships you build go to your bay instead of your port
effect-crumbs = { $count ->
        [one] in every payment of resources, you may pay 1 of them in bread
       *[other] in every payment of resources, you may pay up to { $count } of them in bread
    }
effect-again = after you use a lighthouse, you may use it once more
effect-admit = { $where ->
        [occupied] you may dock where 1 ship already lies; pay its owner { $fee } bread
       *[foreign] you may navigate to other players' private destinations; pay the discoverer { $fee } bread
    }
effect-once = once per period: { $effects }
effect-discount = { bought } cost you { $count } less
effect-accept = you may also pay for { bought } with { with }
effect-worth = { $hold ->
        [supply] your emergency ships bring { $count } more
       *[other] ships from your hold for { hold } bring { $count } more
    }
effect-feed = feeding your crews takes { $count } bread less
effect-store = your granary holds { $count } bread more
effect-keeper = sending a ship by a lighthouse costs you { $count } bread less
effect-when = { $when ->
        [acquire] { $kind ->
            [book] whenever you acquire a book
            [painting] whenever you acquire a painting
            [monument] whenever you acquire a monument
           *[any] whenever you acquire an artwork
        }
        [invite] { $kind ->
            [end-game] whenever you invite an end-game character
            [immediate] whenever you invite an immediate character
            [permanent] whenever you invite a permanent character
            [engageable] whenever you invite an engageable character
           *[any] whenever you invite another character
        }
        [navigate] { $kind ->
            [public] whenever you navigate to a public destination
            [private] whenever you navigate to a private destination
           *[any] whenever you navigate
        }
        [discover] whenever you discover a private destination
        [engage] whenever you engage a character
        [construct] for each ship that you build
        [erect] whenever you erect a lighthouse
        [take] whenever you take a character from the Council
        [lighthouse] whenever you use a lighthouse
        [pass] when you pass
       *[period] when a new period begins
    }: { $effects }
effect-score = { points } for { $every ->
        [1] { each }
       *[other] every { $every } { many }
    }, at most { $most }
effect-need = { $noun ->
        [fleet] a fleet of { $count } ships
        [character-types] characters of { $count } types
       *[other] { $count ->
            [one] 1 { single }
           *[other] { $count } { many }
        }
    }
effect-decree-score = { points } for { each }
effects-2 = { $a }, then { $b }
effects-more = { $a }, { $b }
standing-2 = { $a }, and { $b }

## The board

kind-art = { $kind ->
        [book] book
        [painting] painting
       *[monument] monument
    }
kind-character = { $kind ->
        [end-game] end-game
        [immediate] immediate
        [permanent] permanent
       *[engageable] engageable
    }
board-over = The game is over
board-period = Period { period }
board-wind-rose = Wind Rose: { $name }
board-rival = { rival }: { ships } and { $lights ->
        [one] 1 lighthouse
       *[other] { $lights } lighthouses
    } left
board-titles-needed = { $count ->
        [0] no title needed in this period
        [one] 1 title needed in this period
       *[other] { $count } titles needed in this period
    }
board-decrees = Decrees
board-decree-more = { $count } more for each in this period
board-worth = now { points }
board-titles = Titles
board-title-scored = { $name } has it
board-title-done = done
board-progress = { many } { $have }/{ $need }
board-title-next = now worth { points }
board-free = free
board-dear = too dear now
board-gain = brings { $count } bread
board-points = { points }
board-workshop = Workshop
board-atlas = Atlas
board-council = Council
board-takes = { $count ->
        [0] free to take
       *[other] to take for { $count } bread
    }
board-invites = { $count ->
        [0] free to invite
       *[other] to invite for { $price }
    }
board-empty = empty
board-destinations = Public destinations
board-evolving = Evolving destinations (with a character, before or after)
board-private = Private destinations
board-no-light = no lighthouse slot
board-dock-rival = ship of { rival }
board-dock = ship of { $name }
board-light-rival = lighthouse of { rival }
board-light = lighthouse of { $name }
board-seat-points = { points }
board-bread = bread { $count }/{ $most }
board-feeding = needs { $count } bread
board-bay = bay { $count }
board-hold = { hold } { $count }
board-port = port { $count }
board-yard = shipyard { $count }
board-lights = { $count ->
        [one] 1 lighthouse left
       *[other] { $count } lighthouses left
    }
board-hand = { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-passed = has passed
board-artworks = Artworks
board-tiles = Private destinations
board-invited = Characters
board-engaged = engaged
board-known = Hand
board-pack-of = pack of the { pack }
board-unknown = { $count ->
        [one] 1 unknown card
       *[other] { $count } unknown cards
    }
board-dealt = To choose from
board-your-hand = Your hand
board-whose-hand = Hand of { $name }

# What is drawn, one by one: its name, and what it is for.

piece-seat = Captain
piece-seat-about = Whoever has the most points after four periods wins.
piece-dock = Destination
piece-dock-about = One ship can dock here in each period and brings what the destination shows.
piece-tile = Discovery
piece-tile-about = Whoever pays for it has a destination of their own.
piece-artwork = Artwork
piece-artwork-about = It is paid for with resources and brings points.
piece-character = Character
piece-character-about = Invited from the hand, it helps its owner.
piece-hold = Hold
piece-hold-about = Ships in here stand for resources of this kind.
piece-bay = Bay
piece-bay-about = Ships in the bay can be used.
piece-port = Port
piece-port-about = Ships in the port come back to the bay when the next period begins.
piece-yard = Shipyard
piece-yard-about = Ships that are not built yet. For each one built, the crews eat 1 more bread at the end of every period.
piece-granary = Granary
piece-granary-about = Bread, and the room for it. Every lighthouse you erect makes room for 1 more. At the end of each period the crews eat.
piece-decree = Decree
piece-decree-about = Everybody scores it at the end of its period.
piece-title = Title
piece-title-about = Whoever has all it asks for scores it: the first the most, then less.
piece-pack = Pack
piece-pack-about = Six characters that make up a starting hand.
piece-rival = Rival
piece-rival-about = The kingdom or republic that reacts to your actions when you play alone.

figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
figure-bread = { $count } bread
figure-bay = { $count ->
    [one] { $count } ship in the bay
   *[other] { $count } ships in the bay
}
figure-holds = { $count ->
    [one] { $count } ship in holds
   *[other] { $count } ships in holds
}
figure-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## Keys of choices in the terminal: a letter for each verb, `.` for whatever ends something

typed-navigate = n
typed-acquire = a
typed-discover = d
typed-invite = i
typed-engage = e
typed-construct = c
typed-pass = { "." }
typed-unload = m
typed-supply = y
typed-discard = g
typed-send = s
typed-bread = b
typed-points = p
typed-done = { "." }
typed-erect = h
typed-straighten = r
typed-take = t
typed-character-first = f
typed-character-last = l
start-option-hands = Hands
start-value-hands-packs = packs
start-value-hands-blind = dealt blind
start-value-hands-selection = personal selection
start-value-hands-draft = full draft
start-value-hands-score-draft = draft with score
start-option-rival = Rival
start-value-rival-choose = choose after the set-up
start-value-rival-naples = Naples
start-value-rival-genoa = Genoa
typed-character-none = { "." }

## Standing orders

order-bread = Lighthouses: always take the bread in this period
order-bread-always = Lighthouses: always take the bread
order-feed = Feed the crews with ready ships
order-keep-ships = No more bread before this decree
order-fill = Before decrees: turn ready ships into bread

# --- sheets of the full screen: figures and effects in a word or two -------------------------------------

sheet-column = { $column ->
        [points] pts
        [bay] bay
        [spices] sp
        [wood] wo
        [wine] wi
        [gems] ge
        [fabric] fa
        [bread] bread
        [feeding] eat
        [yard] yd
        [port] pt
        [lights] lh
       *[hand] hd
    }
sheet-legend = sp spices · wo wood · wi wine · ge gems · fa fabric · eat bread that the crews eat at the end of the period · yd shipyard · pt port · lh lighthouses left · hd cards in hand · W Wind Rose · p has passed · br bread · 2→wi send up to 2 ships to the hold for wine · ⌂ place for a lighthouse
sheet-docks = Docks
sheet-goals = Goals
sheet-works = Works
sheet-hand = Hand
sheet-spent = Spent
sheet-evolving = With a character, before or after
sheet-rose = Wind Rose
sheet-rose-tight = W
sheet-over = The end
sheet-passed = passed
sheet-passed-tight = p
sheet-take-tight = { $count ->
        [0] free
       *[other] { $count } bread
    }
sheet-take = { $count ->
        [0] take: free
       *[other] take: { $count } bread
    }
short-pay = −{ $count } bread
short-pay-tight = −{ $count } br
short-send = { $count }→{ hold }
short-send-tight = { $count }→{ $hold ->
        [spices] sp
        [wood] wo
        [wine] wi
        [gems] ge
        [fabric] fa
       *[any] any
    }
short-gain = +{ $count } { $what ->
        [points] { $count ->
            [one] point
           *[other] points
        }
       *[bread] bread
    }
short-gain-tight = +{ $count } { $what ->
        [points] pts
       *[bread] br
    }
short-take = { $count ->
        [one] +card
       *[other] +{ $count } cards
    }
short-erect = { $count ->
        [one] +lighthouse
       *[other] +{ $count } lighthouses
    }
short-erect-tight = +{ $count ->
        [one] {""}
       *[other] { $count }
    }⌂
short-straighten = straighten { $count }
short-discard = { $row ->
        [workshop] last artwork out
        [council] last card out
       *[atlas] last tile out
    }
short-recall = { $count } port→bay
short-price-any = { $count } of any
short-points = { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
