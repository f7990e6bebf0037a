/** What happens, in English; terms as in `components.ts`. */
export const EVENTS: Record<string, string> = {
  "event.gameStarted":
    "The game starts with {humans, plural, one {# player} other {# players}}{count, select, 0 {} other {; house rules: {changed}}}.",
  "event.firstPlayerDecided":
    "{by, select, host {The host has named {seat} as first player.} other {{seat} is the first player, chosen at random.}}",
  "event.chapterCardDrawn":
    "The active symbols of the three chapters: {pairs}. Starting initiative: {characters}.",
  "event.charactersOffered": "{seat} looks at {count, plural, one {# character} other {# characters}}.",
  "event.charactersOffered.own": "{seat} may choose from {things}.",
  "event.characterTaken": "{seat} plays {character}{count, select, 0 {} other {; starting hand: {cards}}}.",
  "event.boardsOffered": "{seat} looks at {count, plural, one {# alliance board} other {# alliance boards}}.",
  "event.boardsOffered.own": "{seat} may choose from {things}.",
  "event.boardLaid": "Between {seat} and {partner}: {board}.",
  "event.initiativeSet": "Initiative: {seats}.",
  "event.chapterStarted": "Chapter {chapter, select, 1 {I} 2 {II} other {III}}: left {left}, right {right}.",
  "event.turnStarted": "Chapter {chapter, select, 1 {I} 2 {II} other {III}}, turn {turn}.",

  "event.pairDiscarded": "The topmost pair is discarded: {cards}.",
  "event.rowsFilled": "New in the rows: {rows}.",
  "event.rowsFilled.row": "row {row} – {cards}",
  "event.deckReshuffled":
    "The deck has run out; the discard pile becomes the new deck: {count, plural, one {# card} other {# cards}}.",
  "event.pairTaken": "{seat} takes row {row}: {cards}.",
  "event.deckSpotTaken": "{seat} chooses the deck spot.",
  "event.cardsDrawn": "{seat} draws {count, plural, one {# card} other {# cards}} from the deck.",
  "event.cardsDrawn.own": "{seat} draws {things}.",
  "event.deckPeeked": "{seat} looks at the top {count, plural, one {# card} other {# cards}} of the deck.",
  "event.deckPeeked.own": "{seat} sees on top of the deck: {things}.",
  "event.automaPicked":
    "{row, select, 0 {{seat} sees no active symbol and goes to the deck spot.} other {{seat} picks row {row} with {count, plural, one {# active symbol} other {# active symbols}}.}}",
  "event.automaPlayed": "{seat} adds {cards} to the timeline.",
  "event.cardSwapped": "{seat} exchanges {give} for {get} from row {row}.",
  "event.cardDiscarded": "{seat} discards {card}.",

  "event.cardsChosen": "{to, select, keep {{seat} will keep {cards}.} other {{seat} will play {cards}.}}",
  "event.cardsRevealed": "{seat} plays {cards}.",
  "event.extraCardPlayed": "{seat} plays one more card: {card}.",
  "event.effectMissed":
    "{seat}: the condition of {card} is not met{tea, select, yes { at the tea ceremony} other {}}.",
  "event.effectResolved":
    "{seat} resolves {card}{tea, select, yes { at the tea ceremony} other {}}{level, select, 1 {} other {, ×{level}}}.",
  "event.symbolsLost": "{seat} loses {symbols}.",
  "event.symbolsGained": "{seat} gains {symbols}.",
  "event.symbolsConverted": "{seat} exchanges {away} for {symbols}.",
  "event.symbolsUncovered": "{seat} uncovers {symbols}.",
  "event.xpGained":
    "{seat} gains {xp} XP{from, select, row { for the last row} chapter1 { for chapter I} chapter2 { for chapter II} chapter3 { for chapter III} bonus { as a bonus} ability { from an ability} other {}}{lost, select, 0 {} other {; {lost} more are lost}}.",
  "event.goldReached": "{seat} reaches 20 XP: the gold marker starts.",
  "event.vpGained":
    "{seat} gains {vp} VP{from, select, chapter1 { for chapter I} chapter2 { for chapter II} chapter3 { for chapter III} other {}}.",
  "event.abilityUnlocked": "{seat} can now use {ability}.",
  "event.abilityUsed": "{seat} uses {ability}.",
  "event.abilityUsed.on": "{seat} uses {ability}: {target}.",
  "event.abilityPassed": "{seat} uses no ability.",
  "event.abilityCardTaken": "{seat} takes {partner}’s ability card {ability}.",

  "event.teaPassed": "{seat} and {partner} pass tea: {card} and {partnerCard}.",
  "event.automaServedTea": "{seat} pours tea with {card}: 1 alliance point on each shared track.",
  "event.allianceMoved": "The alliance of {seat} and {partner} reaches space {space}.",
  "event.alliancePointsLost":
    "The alliance track of {seat} and {partner} is full: {points, plural, one {# alliance point is} other {# alliance points are}} lost.",
  "event.bonusReached": "{seat}, bonus on space {space}: {bonus}.",
  "event.handShown":
    "{count, select, 0 {{seat} shows an empty hand.} other {{seat} shows {cards}: {active, plural, =0 {no active symbol} one {# active symbol} other {# active symbols}}.}}",

  "event.chapterScored":
    "Chapter {chapter, select, 1 {I} 2 {II} other {III}}, {seat}: {left} left and {right} right score {xp} XP and {vp} VP.",
  "event.cardsReturned": "{seat} takes {cards} from the timeline into hand.",
  "event.tokensCleared": "All tokens leave the pools and the cards.",
  "event.cardsKept":
    "{count, select, 0 {{seat} keeps nothing} other {{seat} keeps {cards}}}{discarded, plural, =0 {} one { and discards # card} other { and discards # cards}}.",
  "event.questChosen": "{seat} chooses {symbol} for the side quest.",
  "event.questShown":
    "{count, select, 0 {{seat} has chosen {symbol} and holds no card.} other {{seat} has chosen {symbol} and shows {cards}.}}",
  "event.questScored": "Side quest ({symbol}): {vp} VP for {seat}.",
  "event.goldScored": "Gold experience: {vp} VP for {seat}.",
  "event.allianceScored": "Alliances on {left} and {right}: {vp} VP for {seat}.",
  "event.gameEnded": "{winner} wins with {vp} VP! Final scores: {places}.",
  "event.gameEnded.place": "{seat} {vp}",
  "event.gameEnded.solo.won": "{winner} wins with {vp} VP!",
  "event.gameEnded.solo.lost": "{winner} has {vp} VP, short of the 35 needed to win.",
};
