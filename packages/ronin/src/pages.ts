// What pages that draw this game need besides its views: components by the names that views use, and how they lie.

export { pickItems } from "./board/outline.ts";
export { spacesAhead } from "./board/outline-boards.ts";
export { cardLine, timelineLine } from "./board/outline-card.ts";
export { abilityLine } from "./board/outline-player.ts";
export { phaseText } from "./board/outline-table.ts";
export { abilitiesWith, abilityRow, boardRow, chapterRow, sideRow } from "./board/rows.ts";
export {
  activeOn,
  cardIn,
  nameIn,
  playersInSight,
  questSymbols,
  type Role,
  roleOf,
  thresholdsOf,
  thresholdsWith,
} from "./board/sight.ts";
export { type Box, boxOf, type Declared, LAST_XP, type SideTable, symbolAt } from "./box.ts";
export { abilityRule, bonusRule, cardRules } from "./data/rules-of.ts";
export { CHARACTERS, COLOURS, SLOTS, SYMBOLS, WINDOW_OF } from "./data/types.ts";
export * from "./data/words.ts";
export { AMOUNTS } from "./forecast/tally.ts";
export { boardOf, neighbour } from "./rules/circle.ts";
export { SOLO_TARGET } from "./rules/final.ts";
export { START_POINTS } from "./rules/setup.ts";
export { VP_SOURCES, type VpSource, XP_SOURCES, type XpSource } from "./state.ts";
export { shownHand } from "./view.ts";
