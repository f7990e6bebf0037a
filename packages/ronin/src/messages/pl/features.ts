/** What a position is valued by, in Polish: parts of a sentence that tells why a choice is better. */
export const FEATURES: Record<string, string> = {
  "feature.points": "zdobyte punkty zwycięstwa",
  "feature.symbols": "aktywne symbole tego rozdziału",
  "feature.experience": "doświadczenie",
  "feature.alliance": "tory współpracy",
  "feature.abilities": "zdolności do wykorzystania",
  "feature.hand": "para pasujących kart",
  "feature.cards": "karty na później",
  "feature.quest": "karty do zadania pobocznego",
  "feature.order": "inicjatywa",
  "feature.future": "to, co dopiero nastąpi",
};
