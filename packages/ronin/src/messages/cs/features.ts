/** What a position is valued by, in Czech: parts of a sentence that tells why a choice is better. */
export const FEATURES: Record<string, string> = {
  "feature.points": "získané vítězné body",
  "feature.symbols": "aktivní symboly této kapitoly",
  "feature.experience": "zkušenosti",
  "feature.alliance": "stupnice spojenectví",
  "feature.abilities": "schopnosti k použití",
  "feature.hand": "dvojice karet, které jdou k sobě",
  "feature.cards": "karty na později",
  "feature.quest": "karty pro vedlejší úkol",
  "feature.order": "iniciativa",
  "feature.future": "co teprve přijde",
};
