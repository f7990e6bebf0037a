/** The table told in words and drawn with letters, in Czech; terms as in `components.ts`. */
export const BOARD: Record<string, string> = {
  "phase.setup": "Hra se připravuje",
  "phase.draft": "draftování karet",
  "phase.play": "hraní karet",
  "phase.tea": "čajový obřad",
  "phase.chapter-end": "konec kapitoly",
  "phase.cleaning": "čištění časových os",
  "phase.final": "Závěrečné bodování",
  "phase.over": "Hra skončila",

  "outline.standing": "Stav hry",
  "outline.turn": "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}, {turn}. tah ze 3: {step}",
  "outline.chapterEnd": "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}: {step}",
  "outline.active": "Aktivní symboly: vlevo {left}, vpravo {right}",
  "outline.inactive": "Neaktivní symboly: {symbols}",
  "outline.initiative": "Pořadí iniciativy: {seats}",
  "outline.deciding": "Rozhoduje {seat}.",
  "outline.resolving": "{seat} vyhodnocuje kartu „{card}“.",
  "outline.score":
    "{seat}{own, select, yes { (ty)} other {}}: {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.ranked":
    "{place}. {seat}{own, select, yes { (ty)} other {}}: {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",

  "outline.declared": "{id}",
  "outline.card": "{card}: {face}",
  "outline.then": "{first}; {next}",
  "outline.placed": "{place}. {card}",
  "outline.covered": "zakryto: {symbols}",
  "outline.level": "{card}; podmínka teď splněna {level}×",

  "outline.hand": "Tvoje ruka: {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}",
  "outline.supply": "Zásoba karet",
  "outline.deck":
    "Hlavní balíček: {count, plural, =0 {žádné karty} one {# karta} few {# karty} many {# karty} other {# karet}}",
  "outline.deckSpot": "Na místě u balíčku, v pořadí příchodu: {seats}",
  "outline.row":
    "Řada {row}: {active, plural, =0 {žádné aktivní symboly} one {# aktivní symbol} few {# aktivní symboly} many {# aktivního symbolu} other {# aktivních symbolů}}",
  "outline.rowTaken": "Řada {row}: {count, select, 0 {prázdná} other {má ji {seats}}}",
  "outline.rowXp": "Kdo si vezme tuto řadu, získá 1 bod zkušeností.",

  "outline.player": "{seat}{own, select, yes { (ty)} other {}}",
  "outline.playerAs": "{seat}{own, select, yes { (ty)} other {}}, {character}",
  "outline.vp":
    "{vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.xp":
    "{xp, plural, one {# bod zkušeností} few {# body zkušeností} many {# bodu zkušeností} other {# bodů zkušeností}}{next, select, 0 {} other {, další schopnost na pozici {next}}}",
  "outline.gold": "20 bodů zkušeností, zlatý ukazatel na pozici {gold}",
  "outline.goldWorth":
    "Zlatý ukazatel na konci: {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.allianceWorth":
    "Nižší spojenectví na konci: {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.questNow":
    "Vedlejší úkol s touto rukou: {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.quest":
    "Vedlejší úkol, {symbol}: {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.chapter":
    "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}{scored, select, yes {} other {, kdyby skončila teď}}: {xp, plural, one {# bod zkušeností} few {# body zkušeností} many {# bodu zkušeností} other {# bodů zkušeností}} a {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.symbol":
    "{symbol}{role, select, left { (aktivní, vlevo)} right { (aktivní, vpravo)} other {}}: {count}{tokens, plural, =0 {} one {, z toho # žeton} few {, z toho # žetony} many {, z toho # žetonu} other {, z toho # žetonů}}",
  "outline.handCount":
    "{count, plural, =0 {Žádné karty} one {# karta} few {# karty} many {# karty} other {# karet}} v ruce",
  "outline.chosen": "Tajně vybráno: {cards}",
  "outline.host": "{card} v tomto tahu předává čaj na obě strany.",
  "outline.keeps":
    "Při čištění časové osy si ponechá o {count, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} více.",
  "outline.passed": "V této kapitole už schopnosti nepoužije.",
  "outline.known": "Známé karty v ruce",
  "outline.unknown":
    "{count, plural, one {# neznámá karta} few {# neznámé karty} many {# neznámé karty} other {# neznámých karet}}",
  "outline.abilities": "Schopnosti",
  "outline.ability":
    "{ability}{state, select, locked { (od {xp, plural, one {# bodu zkušeností} few {# bodů zkušeností} other {# bodů zkušeností}})} used { (použitá)} other { (připravená)}}: {when}. {what}",
  "outline.borrowed": "{ability} (karta: {seat})",
  "outline.timeline":
    "Časová osa: {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}",

  "outline.alliances": "Spojenectví",
  "outline.alliance": "{seat} a {partner}",
  "outline.track":
    "Ukazatel na pozici {space} z {top}, na konci {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",
  "outline.bonus": "Pozice {space}: {bonus}",
  "outline.spaceVp":
    "Od pozice {space}: na konci {vp, plural, one {# vítězný bod} few {# vítězné body} many {# vítězného bodu} other {# vítězných bodů}}",

  "outline.chapterCard": "Karta kapitoly",
  "outline.pair": "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}: vlevo {left}, vpravo {right}",
  "outline.questSymbols": "Vedlejší úkol: {symbols}",
  "outline.startOrder": "Počáteční iniciativa: {characters}",
  "outline.picks": "Co si Automa vzala",
  "outline.pick":
    "{turn}. tah, {seat}: {row, select, 0 {místo u balíčku} other {řada {row}, {count, plural, one {# aktivní symbol} few {# aktivní symboly} many {# aktivního symbolu} other {# aktivních symbolů}}}}",
  "outline.deckSeen": "Karty v balíčku, které znáš",
  "outline.deckCard": "{place}. karta shora: {card}",
  "outline.discard":
    "Odhazovací hromádka: {count, plural, one {# karta} few {# karty} many {# karty} other {# karet}}, nejnovější první",
  "outline.rules": "Domácí pravidla",
  "outline.rule": "{rule}: {value}",

  "board.name": "{seat}",
  "board.you": "ty",
  "board.active": "Aktivní",
  "board.chapters": "Kapitoly",
  "board.initiative": "Iniciativa",
  "board.deck": "Balíček",
  "board.discard": "Odhazovací hromádka",
  "board.deckSeen": "Známo z balíčku",
  "board.activeOn": "aktivní symboly v řadě",
  "board.timeline": "Časová osa",
  "board.spot": "Balíček",
  "board.vp": "VB",
  "board.xp": "BZ",
  "board.gold": "Zlaté BZ",
  "board.hand": "Ruka",
  "board.tokens": "Žetony",
  "board.from": "{xp} BZ:",
  "board.ready": "připravená",
  "board.used": "použitá",
  "board.quest": "Vedlejší úkol",
  "board.chosen": "Vybráno",
  "board.known": "Známé",
  "board.pours": "{seat} nalévá: spojenectví +{points} pro oba",
  "board.cup": "předávání čaje",
  "board.effect": "efekt",
  "board.teaEffect": "efekt čajového obřadu",
  "board.covered": "{what}, zakryto",
  "board.colour.red": "Č",
  "board.colour.blue": "M",
  "board.colour.green": "Z",
  "board.colour.yellow": "Ž",
  "board.colour.pink": "R",

  "entry.starting": "Počáteční karta, {character}",
  "entry.ability": "{slot}. schopnost, {character}, {seat}",
  "entry.bonus": "{places}",
  "entry.space": "{seat} a {partner}: pozice {space}",
  "entry.symbol":
    "{role, select, left {Aktivní, vlevo: na konci kapitoly dává zkušenosti nebo vítězné body} right {Aktivní, vpravo: na konci kapitoly dává zkušenosti nebo vítězné body} other {Neaktivní: v této kapitole nic neboduje, ale podmínky a schopnosti ho používají}}",
  "entry.rule": "V této hře: {value}",
};
