/** Premade decks and what is wrong with a deck. */
export const DECKS: Record<string, string> = {
  "deck.nr-siege-line": "Siege Line",
  "deck.nr-siege-line.about":
    "Bonded catapults and their engineers behind a wall of heroes; the Siegemaster’s horn doubles the rear rank when it counts.",
  "deck.nr-kings-spies": "The King’s Spies",
  "deck.nr-kings-spies.about":
    "Four spies and three decoys fill your hand, medics call back your best; outlast your opponents, then strike with the cards they lack.",
  "deck.nr-shoulder-to-shoulder": "Shoulder to Shoulder",
  "deck.nr-shoulder-to-shoulder.about":
    "Commandos, reavers and poor infantry multiply side by side; blow a horn over them and let Foltest drive the clouds away.",
  "deck.nr-temerian-drill": "Temerian Drill",
  "deck.nr-temerian-drill.about":
    "Competitive to the last point: 130 strength, a bond in each of the three rows, and Geralt to settle the matter.",
  "deck.ng-web-of-spies": "Web of Spies",
  "deck.ng-web-of-spies.about":
    "Send spies out, lure them home, borrow the rest from the enemy’s dead: nobody sees more cards than the Empire.",
  "deck.ng-black-ones": "The Black Ones",
  "deck.ng-black-ones.about":
    "Guards, riders and emissaries march in step under three horns, while the White Flame silences the other leader.",
  "deck.ng-scorched-fields": "Scorched Fields",
  "deck.ng-scorched-fields.about":
    "Burn whatever stands tallest, drown the engines in rain, and win with heroes that neither fire nor frost can touch.",
  "deck.ng-imperial-measure": "Imperial Measure",
  "deck.ng-imperial-measure.about":
    "Competitive: heavy archers and cheap bonds weighed to the ounce; look at three of the enemy’s cards before you commit.",
  "deck.mo-swarm": "The Swarm",
  "deck.mo-swarm.about":
    "One card calls the whole brood: empty the deck early and sound the Red Riders’ horn over a crowded front.",
  "deck.mo-white-frost": "White Frost",
  "deck.mo-white-frost.about":
    "Freeze the front and fight from the rear with elementals and heroes; the King of the Hunt always has the right sky at hand.",
  "deck.mo-grave-feast": "Grave Feast",
  "deck.mo-grave-feast.about":
    "Vampires and crones rush in, Scorch clears the table, and the Bringer of Death digs up your best card for a second helping.",
  "deck.mo-hunting-pack": "Hunting Pack",
  "deck.mo-hunting-pack.about":
    "Competitive: quick musters and cold-blooded heroes; trade two spare cards for the one that ends the round.",
  "deck.st-shifting-ambush": "Shifting Ambush",
  "deck.st-shifting-ambush.about":
    "Agile elves choose their row late and Francesca moves them once more: bad weather falls on empty ground.",
  "deck.st-sons-of-mahakam": "Sons of Mahakam",
  "deck.st-sons-of-mahakam.about":
    "Dwarves and smugglers come in threes, the Daisy deals you one extra card, Dandelion strikes up: loud, quick, hard to stop.",
  "deck.st-brokilon-volley": "Brokilon Volley",
  "deck.st-brokilon-volley.about":
    "Everything shoots from the second rank: a horn over the archers, medics for the fallen, frost for whoever comes close.",
  "deck.st-old-grudges": "Old Grudges",
  "deck.st-old-grudges.about":
    "Competitive: Francesca, Schirru and the dragon each burn a row, musters fill your own, and Milva spurs the archers on.",
  "deck.sk-clan-oath": "Clan Oath",
  "deck.sk-clan-oath.about":
    "Warriors, shield maidens and longships grow with every sworn comrade; Arnjolf fetches the missing one from the deck.",
  "deck.sk-bear-blood": "Bear Blood",
  "deck.sk-bear-blood.about":
    "Keep the berserkers back, then throw Mardroeme among them: three bears in one row are worth an army.",
  "deck.sk-storm-raiders": "Storm Raiders",
  "deck.sk-storm-raiders.about":
    "Bring storm and frost upon everyone: with King Bran at the helm your crews lose half, the enemy nearly all.",
  "deck.sk-undying-saga": "Undying Saga",
  "deck.sk-undying-saga.about":
    "Competitive: medics, Kambi and the return of the fallen; Crach shuffles the graves and the saga is sung anew.",
  "deck.tournament-northern-wars": "Northern Wars",
  "deck.tournament-northern-wars.about":
    "Temeria, the Empire and the Squirrels: bonds in every row, sheer weight, and fire for whoever stands too tall.",
  "deck.tournament-wild-hunt": "The Wild Hunt",
  "deck.tournament-wild-hunt.about":
    "The pack, the isles and the black legions: swift first blows, then more endurance than anyone brings against you.",
  "deck.tournament-forest-and-sea": "Forest and Sea",
  "deck.tournament-forest-and-sea.about":
    "Elves, islanders and Temerians: burn single rows, let the dead return, and crush the rest with engines.",

  "fault.deck": "Deck {deck}: {fault}",
  "fault.GW-2.1":
    "{problem, select, missing {The deck has no leader. Choose one of {faction}.} several {{card} is a leader but is among the cards. A deck has exactly one leader, listed apart from its cards: remove it.} other {{card} does not lead {faction}. Choose a leader of that faction.}}",
  "fault.GW-2.2":
    "The deck has {count, plural, one {# unit} other {# units}} and needs at least {limit}. Add {missing} more.",
  "fault.GW-2.3":
    "The deck has {count, plural, one {# special card} other {# special cards}}, weather included; at most {limit} are allowed. Remove {excess}.",
  "fault.GW-2.4": "{card} does not fight for {faction}. Remove it.",
  "fault.GW-2.5":
    "{limit, plural, =0 {{card} is not part of this card set. Remove it.} one {The deck has {card} {count} times; there is only one copy. Remove {excess}.} other {The deck has {card} {count} times; there are only # copies. Remove {excess}.}}",
  "fault.GW-2.6": "{card} is a token and comes into play only through other cards. Remove it.",
  "fault.GW-2.10":
    "{problem, select, missing {The deck has no leader; a competitive deck has exactly one. Choose one of {faction}.} other {{card} is a leader but is among the cards. A competitive deck has exactly one leader, listed apart from its cards: remove it.}}",
  "fault.GW-2.11":
    "The deck has {count, plural, one {# unit} other {# units}}; a competitive deck needs at least {limit}. Add {missing} more.",
  "fault.GW-2.12":
    "The deck has {count, plural, one {# special card} other {# special cards}}, weather included; a competitive deck has at most {limit}. Remove {excess}.",
  "fault.GW-2.13":
    "The deck has {count, plural, one {# spy} other {# spies}} ({cards}); a competitive deck has at most {limit}. Remove {excess}.",
  "fault.GW-2.14":
    "The deck has {count, plural, one {# medic} other {# medics}} ({cards}); a competitive deck has at most {limit}. Remove {excess}.",
  "fault.GW-2.15":
    "The total strength of all units is {count}; a competitive deck has at most {limit}. Cut {excess, plural, one {# point} other {# points}}.",
  "fault.GW-2.20":
    "{problem, select, count {{count, plural, =0 {No deck is registered} one {# deck is registered} other {# decks are registered}}; a tournament takes exactly {limit}, of three different factions.} other {Decks {decks} are of one faction ({faction}); the three decks must be of three different factions. Keep one and replace the others.}}",
  "fault.GW-2.22":
    "The hero {card} is in decks {decks}, but may be in only one of the three. Keep it in one and replace it in the others.",
  "fault.GW-16.18":
    "{card} is in the deck {count, plural, one {once} other {# times}}; in solo the only weather allowed in your deck is {clear}. Remove it.",
  "recap.decks": "{leaders}",
};
