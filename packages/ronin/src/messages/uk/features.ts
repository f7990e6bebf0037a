/** What a position is valued by, in Ukrainian: parts of a sentence that tells why a choice is better. */
export const FEATURES: Record<string, string> = {
  "feature.points": "здобуті переможні очки",
  "feature.symbols": "активні символи цього розділу",
  "feature.experience": "досвід",
  "feature.alliance": "треки партнерства",
  "feature.abilities": "невикористані вміння",
  "feature.hand": "пара карт, що пасують одна до одної",
  "feature.cards": "карти на потім",
  "feature.quest": "карти для додаткового завдання",
  "feature.order": "ініціатива",
  "feature.future": "те, що ще попереду",
};
