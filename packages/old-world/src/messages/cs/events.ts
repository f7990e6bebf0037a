/** What happens, in Czech. Names of people, cards and places are never declined. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "Hra začíná, {seats, plural, one {na cestu vyráží # zaklínač} few {na cestu vyrážejí # zaklínači} other {na cestu vyráží # zaklínačů}}{count, select, 0 {} other {; domácí pravidla: {changed}}}.",
  "event.startingPlayerDecided":
    "{by, select, host {Začínající hráč podle hostitele: {seat}.} other {Začínající hráč podle losu: {seat}.}}",
  "event.poolLaid": "Zásoba, pozice 1 až 6: {cards}.",
  "event.attributeTrophiesLaid": "Trofeje vlastností, které lze získat meditací: {attributes}.",
  "event.lairsShown": "Nestvůry se objeví tady: {places}.",
  "event.monsterAppeared": "Nestvůra, {place} ({terrain}): {monster}, {level}.",
  "event.schoolsOffered": "{seat} si prohlíží {count, plural, one {# školu} few {# školy} other {# škol}}.",
  "event.schoolsOffered.own": "{seat} si vybírá školu: {things}.",
  "event.schoolTaken": "{seat}: zaklínač {witcher}, {school}; výchozí lokace: {place}.",
  "event.turnStarted": "{turn}. tah: {seat}.",
  "event.phaseStarted": "{seat}: fáze {phase, select, 1 {I} 2 {II} other {III}}.",
  "event.phaseSkipped": "{seat} nemůže ve fázi II nic udělat.",
  "event.cardsDrawn": "{seat} si dobírá {count, plural, one {# kartu} few {# karty} other {# karet}}.",
  "event.cardsDrawn.own": "{seat} si dobírá: {things}.",
  "event.deckReshuffled":
    "{seat} míchá odhazovací hromádku do nového balíčku: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.deckShuffled":
    "{seat} míchá svůj balíček: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.deckSearched":
    "{seat} si prohlíží svůj balíček: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.deckSearched.own": "{seat} vidí ve svém balíčku: {things}.",
  "event.cardsDiscarded": "{seat} odhazuje{from, select, deck { z balíčku} other {}}: {cards}.",
  "event.cardsRemoved":
    "{seat} odstraňuje ze hry{from, select, deck { (z balíčku)} discard { (z odhazovací hromádky)} other {}}: {cards}.",
  "event.moved": "{seat}, pohyb: {from} → {to}.",
  "event.meditated": "{seat} medituje: {attribute}.",
  "event.goldGained": "{seat} získává {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}.",
  "event.goldLost": "{seat} ztrácí {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}.",
  "event.actionUsed": "{seat}, {place}: {action}.",
  "event.attributeRaised": "{seat}: {attribute} stoupá na {level}.",
  "event.attributeLowered": "{seat}: {attribute} klesá na {level}.",
  "event.levelReached": "{seat} dosahuje {level}. úrovně zaklínače.",
  "event.shieldChanged": "{seat}: Štít {change}, teď {shield}.",
  "event.potionTaken": "{seat} si bere lektvar: {potion}.",
  "event.potionDiscarded": "{seat} odhazuje lektvar: {potion}.",
  "event.potionsReshuffled":
    "Z odhozených lektvarů vzniká nový balíček: {count, plural, one {# lektvar} few {# lektvary} other {# lektvarů}}.",
  "event.poolCardTaken":
    "{seat} si bere {to, select, hand {do ruky} other {na odhazovací hromádku}} kartu „{card}“ z pozice {slot}.",
  "event.deckRevealed":
    "{seat} odhaluje: {cards}{found, select, yes {; poslední jde na odhazovací hromádku} other {; žádná nevyhovuje}}.",
  "event.deckRevealed.none": "{seat} nenachází žádnou kartu: společný balíček je prázdný.",
  "event.poolRefilled": "Nově v zásobě: {cards}.",
  "event.poolCardRemoved": "{seat} odstraňuje ze zásoby kartu „{card}“ z pozice {slot}.",
  "event.poolCardDiscarded": "Z pozice {slot} mizí karta „{card}“.",
  "event.commonDeckReshuffled":
    "Ze společné odhazovací hromádky vzniká nový balíček: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.setOut": "{seat} se chystá na cestu. Cíl: {place}.",
  "event.lookedAround": "{what, select, training {{seat} hledá učitele.} other {{seat} hledá, co vyměnit.}}",
  "event.poolCardChosen": "{seat} si ze zásoby vybírá kartu „{card}“.",
  "event.diePicked": "{seat} bere do ruky kostku s hodnotou {face}.",
  "event.thoughtBetter": "{seat} od toho upouští.",
  "event.leftAlone":
    "{what, select, trailQuest {{seat} nebere žádný stopovací úkol.} pool {{seat} nechává zásobu, jak je.} dice {{seat} nechává kostky ležet.} other {{seat} si nechává zbytek ruky.}}",
  "event.trailQuestTaken":
    "{seat} si bere stopovací úkol ({terrain}), {place}; {gold, plural, one {leží na něm # zlaťák} few {leží na něm # zlaťáky} other {leží na něm # zlaťáků}}.",
  "event.trailQuestDone":
    "{seat} nachází stopu, {place}: {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}{returned, select, yes {; žeton stopování tohoto terénu ({terrain}) už má} other { a žeton stopování ({terrain})}}.",
  "event.trailTaken": "{seat} si bere žeton stopování: {terrain}.",
  "event.trailsReturned": "Stopy nestvůry ({terrain}) vychladly; vrácené žetony: {seats}.",
  "event.pokerStarted": "{seat} hraje kostkový poker proti danému výsledku.",
  "event.pokerStarted.witcher":
    "{seat} a {opponent} hrají kostkový poker; {pot, plural, one {v banku je # zlaťák} few {v banku jsou # zlaťáky} other {v banku je # zlaťáků}}.",
  "event.pokerStarted.locals":
    "{seat} hraje kostkový poker s místními, hází za ně {opponent}; {pot, plural, one {v banku je # zlaťák} few {v banku jsou # zlaťáky} other {v banku je # zlaťáků}}.",
  "event.pokerStarted.solo": "{seat} hraje kostkový poker.",
  "event.pokerRolled": "Hod ({side}): {dice}.",
  "event.pokerRerolled":
    "{count, plural, =0 {Bez přehození ({side}): {dice}.} one {Přehozena # kostka ({side}): {dice}.} few {Přehozeny # kostky ({side}): {dice}.} other {Přehozeno # kostek ({side}): {dice}.}}",
  "event.pokerWon":
    "Kostkový poker vyhrává: {side} ({hand}); druhá strana: {other}{gold, plural, =0 {} one {; # zlaťák} few {; # zlaťáky} other {; # zlaťáků}}.",
  "event.pokerPaid": "{seat} hází: {hand}, {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}.",
  "side.locals": "místní",
  "side.fixed": "daný výsledek",
  "event.keptUsed": "{seat} používá: {kept}.",
  "event.keptLeft": "{seat} přichází o kartu: {kept}.",
  "event.monsterPileRenewed":
    "Zahnané nestvůry se vracejí ({level}): {count, plural, one {# žeton} few {# žetony} other {# žetonů}}.",
  "event.lairEmptied": "Pro tento terén už žádná nestvůra nezbývá: {terrain}.",
  "event.tavernClosed": "Krčma je zavřená: {place}.",
  "event.turnEnded": "{seat} končí tah.",
  "event.gameWon": "{seat} má čtyři trofeje a vítězí!",
  "event.gameWon.solo":
    "{seat} vítězí po {turns, plural, one {# tahu} few {# tazích} other {# tazích}}. {rating}!",
  "event.gameAbandoned": "{seat} hru vzdává.",

  "event.fightDeclared": "{seat} bojuje s nestvůrou: {monster}.",
  "event.fightDeclared.controlled": "{seat} bojuje s nestvůrou: {monster}. Ovládá ji {controller}.",
  "event.duelDeclared": "{seat} vyzývá k souboji, soupeř: {defender}; {place}.",
  "event.betPlaced": "{seat} nesází.",
  "event.betPlaced.on":
    "{seat} sází {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}; favorit: {on}.",
  "event.betMade": "{seat} má o sázce rozhodnuto.",
  "event.lifeDeckFormed":
    "{seat} tvoří balíček života: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.monsterLifeFormed":
    "{monster}: {count, plural, one {# karta života} few {# karty života} other {# karet života}}.",
  "event.combatTurnStarted": "{turn}. bojový tah: {seat}.",
  "event.monsterTurnStarted": "{turn}. bojový tah nestvůry: {monster}.",
  "event.potionUsed": "{seat} pije lektvar: {potion}{free, select, yes { – bez ceny a nevýhody} other {}}.",
  "event.specializationUsed": "{seat} používá: {specialization}, úroveň {level}.",
  "event.attackPrepared": "{seat} se chystá k útoku.",
  "event.comboPlayed": "{seat} hraje kombinaci: {cards}.",
  "played.linked": "{card} → {colour}",
  "played.free": "{card} (bez propojení)",
  "event.noCombo": "{seat} nemá kartu na kombinaci.",
  "event.attackDealt": "{seat} útočí: {damage} zranění.",
  "event.damageDealt": "{seat} způsobuje {damage} zranění.",
  "event.damageTaken": "{seat} utrpí {damage} zranění.",
  "event.monsterHurt":
    "{monster} ztrácí {count, plural, one {# kartu života} few {# karty života} other {# karet života}}, zbývá: {left}.",
  "event.attackNamed": "{seat} volí útok nestvůry: {attack}.",
  "event.attackRolled": "Na kostce padlo {die}: {attack}.",
  "event.attackRevealed":
    "Odhaluje se: {card}; nestvůře {left, plural, one {zbývá # karta života} few {zbývají # karty života} other {zbývá # karet života}}.",
  "event.attackSettled": "{text}",
  "event.attackSettled.chosen": "Volí {seat}. {text}",
  "event.attackSettled.plain": "Použije se útok: {attack}.",
  "event.attackSettled.plain.chosen": "{seat} volí útok: {attack}.",
  "event.topTaken": "{seat} si bere z odhazovací hromádky: {card}.",
  "event.cardReturned": "{seat} si vrací do ruky: {card}.",
  "event.comboDiscarded": "{seat} odhazuje kombinaci: {cards}.",
  "event.opponentSeen":
    "{seat} si prohlíží {count, plural, one {vrchní kartu} few {# vrchní karty} other {# vrchních karet}} soupeřova balíčku.",
  "event.opponentSeen.own": "{seat} vidí navrchu soupeřova balíčku: {things}.",
  "event.seenDiscarded":
    "Soupeř musí odhodit {count, plural, one {# kartu} few {# karty} other {# karet}}, vybírá {seat}.",
  "event.seenDiscarded.own": "Soupeř musí odhodit: {things}; vybírá {seat}.",
  "event.seenPutBack": "{seat} vrací navrch {count, plural, one {# kartu} few {# karty} other {# karet}}.",
  "event.knockedOut": "{seat}: vyřazení z boje.",
  "event.monsterDefeated": "{seat} poráží nestvůru: {monster}!",
  "event.monsterDrivenAway": "{seat} zahání nestvůru: {monster}.",
  "event.totalDefeat":
    "{seat} utrpí úplnou porážku; nestvůře ({monster}) {left, plural, one {zbývala # karta života} few {zbývaly # karty života} other {zbývalo # karet života}}.",
  "event.duelWon": "{seat} vítězí v souboji, soupeř: {loser}!",
  "event.betWon": "{seat} vyhrává sázku: {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}.",
  "event.betLost": "{seat} prohrává sázku: {gold, plural, one {# zlaťák} few {# zlaťáky} other {# zlaťáků}}.",
  "event.trophyGained": "{seat} získává kartu „{trophy}“. {text}",
  "event.trophyGained.plain": "{seat} získává kartu „{trophy}“.",
  "event.trackMoved": "{seat} postupuje na {position}. pozici stupnice trofejí.",
  "event.fatigueSuffered":
    "Únava: {seat} musí odstranit ze hry {count, plural, one {# kartu} few {# karty} other {# karet}}.",

  "event.abilityUsed": "{seat} – {source}: {effects}.",
  "event.abilityUsed.cost": "{seat} – {source}: {cost}; za to {effects}.",
  "event.abilityUsed.toll": "{seat} – {source}: {cost}.",
  "event.abilityUsed.plain": "{seat} používá: {source}.",
  "event.dieRolled": "{seat} hází kostkou: {die}.",
  "event.testRolled": "{seat}, zkouška ({attribute}): 2 × {level} + {die} = {total}.",
  "event.levelTested":
    "{seat}, rozhoduje {of, select, combat {Boj} defense {Obrana} alchemy {Alchymie} specialization {Specializace} other {úroveň zaklínače}}: {level}.",
  "event.cardTakenBack":
    "{seat} {to, select, hand {si bere z odhazovací hromádky do ruky: {card}} other {míchá z odhazovací hromádky do balíčku: {card}}}.",
  "event.cardsBuried":
    "{seat} dává z ruky pod balíček {count, plural, one {# kartu} few {# karty} other {# karet}}.",
  "event.cardsBuried.own": "{seat} dává pod balíček: {things}.",
  "event.ownPutBack": "{seat} vrací ostatní karty {to, select, top {navrch} other {pod balíček}}.",
  "event.ownDeckLooked":
    "{seat} si prohlíží {count, plural, one {vrchní kartu} few {# vrchní karty} other {# vrchních karet}} svého balíčku.",
  "event.ownDeckLooked.own": "{seat} vidí navrchu svého balíčku: {things}.",
  "event.seenCardsKept":
    "{seat} si bere do ruky {count, plural, =0 {žádnou z nich} one {# z nich} few {# z nich} other {# z nich}}.",
  "event.seenCardsKept.own": "{seat} si bere do ruky: {things}.",
  "event.phaseThreeDrawChanged": "{seat}: {change} k počtu karet v ruce ve fázi III tohoto tahu.",
  "event.phaseThreeDrawSet":
    "{seat} si ve fázi III tohoto tahu dobírá jen do {to, plural, one {# karty} few {# karet} other {# karet}}.",
  "event.phaseThreeCardFree": "{seat} v tomto tahu za kartu ze zásoby neplatí.",
  "event.skippedToPhaseThree": "{seat} pokračuje hned fází III.",
  "event.exploringForbidden": "{seat} v tomto tahu nemůže na průzkum.",

  "event.storyDrawn": "{seat}, průzkum: {deck, select, city {město} other {divočina}}, „{title}“. {text}",
  "event.storyDrawn.plain": "{seat}, průzkum: {deck, select, city {město} other {divočina}}, karta {id}.",
  "event.eventRead": "{seat} čte událost {event}, „{title}“. {text}",
  "event.eventRead.plain": "{seat} čte událost {id}.",
  "event.eventMissing": "{seat} nic nenachází: událost {event} už má některý hráč.",
  "event.storyLeftAlone": "{seat} tu nemůže nic zaplatit a jde dál.",
  "event.optionChosen": "{seat} volí {option}: {text}",
  "event.optionChosen.plain": "{seat} volí {option}.",
  "event.storyEnded": "{text}",
  "event.storyEnded.plain": "Příběh karty {id} končí.",
  "event.storiesReshuffled":
    "Karty průzkumu ({deck, select, city {město} other {divočina}}) se znovu míchají: {count, plural, one {# karta} few {# karty} other {# karet}}.",
  "event.nothingToExplore": "{seat} už nemá co prozkoumat.",
  "event.questTaken": "{seat} si bere úkol „{quest}“, kde: {place}.",
  "event.questTaken.anywhere": "{seat} si bere úkol „{quest}“, kde: škola kteréhokoli hráče.",
  "event.questLost": "{seat} si úkol nemůže ponechat: nezbývá žádný žeton lokace.",
  "event.questResolved": "{seat} řeší úkol „{quest}“, kde: {place}.",
  "event.cardKept":
    "{seat} si ponechává{as, select, equipment { vybavení} companion { společníka} other { kartu}}: {kept}.",

  "outcome.won": "{winner} vítězí se čtvrtou trofejí",
  "outcome.solo": "Výhra po {turns, plural, one {# tahu} few {# tazích} other {# tazích}}: {rating}",
  "outcome.abandoned": "Hra byla vzdána",
};
