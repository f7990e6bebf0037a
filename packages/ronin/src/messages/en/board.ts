/** The table told in words and drawn with letters, in English; terms as in `components.ts`. */
export const BOARD: Record<string, string> = {
  "phase.setup": "The game is being set up",
  "phase.draft": "draft",
  "phase.play": "play",
  "phase.tea": "tea ceremony",
  "phase.chapter-end": "chapter end",
  "phase.cleaning": "cleaning",
  "phase.final": "Final scoring",
  "phase.over": "The game is over",

  "outline.standing": "How things stand",
  "outline.turn": "Chapter {chapter, select, 1 {I} 2 {II} other {III}}, turn {turn} of 3: {step}",
  "outline.chapterEnd": "Chapter {chapter, select, 1 {I} 2 {II} other {III}}: {step}",
  "outline.active": "Active symbols: {left} on the left, {right} on the right",
  "outline.inactive": "Inactive symbols: {symbols}",
  "outline.initiative": "Initiative, first to last: {seats}",
  "outline.deciding": "{seat} has to decide.",
  "outline.resolving": "{seat} is resolving {card}.",
  "outline.score":
    "{seat}{own, select, yes { (you)} other {}}: {vp, plural, one {# victory point} other {# victory points}}",
  "outline.ranked":
    "{place}. {seat}{own, select, yes { (you)} other {}}: {vp, plural, one {# victory point} other {# victory points}}",

  "outline.declared": "{id}",
  "outline.card": "{card}: {face}",
  "outline.then": "{first}; {next}",
  "outline.placed": "{place}. {card}",
  "outline.covered": "covered: {symbols}",
  "outline.level": "{card}; condition met now: {level}×",

  "outline.hand": "Your hand: {count, plural, one {# card} other {# cards}}",
  "outline.supply": "Supply",
  "outline.deck": "Main deck: {count, plural, =0 {no cards} one {# card} other {# cards}}",
  "outline.deckSpot": "At the deck spot, in order of arrival: {seats}",
  "outline.row":
    "Row {row}: {active, plural, =0 {no active symbols} one {# active symbol} other {# active symbols}}",
  "outline.rowTaken": "Row {row}: {count, select, 0 {empty} other {taken by {seats}}}",
  "outline.rowXp": "Whoever takes this row gains 1 XP.",

  "outline.player": "{seat}{own, select, yes { (you)} other {}}",
  "outline.playerAs": "{seat}{own, select, yes { (you)} other {}}, {character}",
  "outline.vp": "{vp, plural, one {# victory point} other {# victory points}}",
  "outline.xp": "{xp} XP{next, select, 0 {} other {, the next ability at {next}}}",
  "outline.gold": "20 XP, gold marker on space {gold}",
  "outline.goldWorth":
    "Gold marker, at the end: {vp, plural, one {# victory point} other {# victory points}}",
  "outline.allianceWorth":
    "Lower alliance, at the end: {vp, plural, one {# victory point} other {# victory points}}",
  "outline.questNow":
    "Side quest with this hand: {vp, plural, one {# victory point} other {# victory points}}",
  "outline.quest": "Side quest, {symbol}: {vp, plural, one {# victory point} other {# victory points}}",
  "outline.chapter":
    "Chapter {chapter, select, 1 {I} 2 {II} other {III}}{scored, select, yes {} other {, as it stands}}: {xp} XP and {vp, plural, one {# victory point} other {# victory points}}",
  "outline.symbol":
    "{symbol}{role, select, left { (active, left)} right { (active, right)} other {}}: {count}{tokens, plural, =0 {} one {, including # token} other {, including # tokens}}",
  "outline.handCount": "{count, plural, =0 {No cards} one {# card} other {# cards}} in hand",
  "outline.chosen": "Chosen in secret: {cards}",
  "outline.host": "{card} passes tea to either side this turn.",
  "outline.keeps":
    "Keeps {count, plural, one {# extra card} other {# extra cards}} when timelines are cleaned.",
  "outline.passed": "Uses no more abilities in this chapter.",
  "outline.known": "Known cards in hand",
  "outline.unknown": "{count, plural, one {# unknown card} other {# unknown cards}}",
  "outline.abilities": "Abilities",
  "outline.ability":
    "{ability}{state, select, locked { (from {xp} XP)} used { (used)} other { (ready)}}: {when}. {what}",
  "outline.borrowed": "From {seat}: {ability}",
  "outline.timeline": "Timeline: {count, plural, one {# card} other {# cards}}",

  "outline.alliances": "Alliances",
  "outline.alliance": "{seat} and {partner}",
  "outline.track":
    "Marker on space {space} of {top}, worth {vp, plural, one {# victory point} other {# victory points}} at the end",
  "outline.bonus": "Space {space}: {bonus}",
  "outline.spaceVp":
    "From space {space}: {vp, plural, one {# victory point} other {# victory points}} at the end",

  "outline.chapterCard": "Chapter card",
  "outline.pair":
    "Chapter {chapter, select, 1 {I} 2 {II} other {III}}: {left} on the left, {right} on the right",
  "outline.questSymbols": "Side quest: {symbols}",
  "outline.startOrder": "Starting initiative: {characters}",
  "outline.picks": "What the Automa picked",
  "outline.pick":
    "Turn {turn}, {seat}: {row, select, 0 {deck spot} other {row {row} with {count, plural, one {# active symbol} other {# active symbols}}}}",
  "outline.deckSeen": "Cards in the deck that you have seen",
  "outline.deckCard": "Card {place} from the top: {card}",
  "outline.discard": "Discard pile: {count, plural, one {# card} other {# cards}}, newest first",
  "outline.rules": "House rules",
  "outline.rule": "{rule}: {value}",

  "board.name": "{seat}",
  "board.you": "you",
  "board.active": "Active",
  "board.chapters": "Chapters",
  "board.initiative": "Initiative",
  "board.deck": "Deck",
  "board.discard": "Discard pile",
  "board.deckSeen": "Seen in the deck",
  "board.activeOn": "active symbols in the row",
  "board.timeline": "Timeline",
  "board.spot": "Deck",
  "board.vp": "VP",
  "board.xp": "XP",
  "board.gold": "Gold XP",
  "board.hand": "Hand",
  "board.tokens": "Tokens",
  "board.from": "{xp} XP:",
  "board.ready": "ready",
  "board.used": "used",
  "board.quest": "Side quest",
  "board.chosen": "Chosen",
  "board.known": "Known",
  "board.pours": "{seat} pours: alliance +{points} for both",
  "board.cup": "tea-passing",
  "board.effect": "effect",
  "board.teaEffect": "tea effect",
  "board.covered": "{what}, covered",
  "board.colour.red": "R",
  "board.colour.blue": "B",
  "board.colour.green": "G",
  "board.colour.yellow": "Y",
  "board.colour.pink": "P",

  "entry.starting": "{character}’s starting card",
  "entry.ability": "{character}’s ability {slot}, {seat}",
  "entry.bonus": "{places}",
  "entry.space": "{seat} and {partner}: space {space}",
  "entry.symbol":
    "{role, select, left {Active, left: gives XP or victory points at the chapter end} right {Active, right: gives XP or victory points at the chapter end} other {Inactive: scores nothing in this chapter, but conditions and abilities use it}}",
  "entry.rule": "In this game: {value}",
};
