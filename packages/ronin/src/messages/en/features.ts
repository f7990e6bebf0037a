/** What a position is valued by, in English: parts of a sentence that tells why a choice is better. */
export const FEATURES: Record<string, string> = {
  "feature.points": "victory points scored",
  "feature.symbols": "active symbols of this chapter",
  "feature.experience": "experience",
  "feature.alliance": "the alliance tracks",
  "feature.abilities": "abilities to use",
  "feature.hand": "a pair of cards that fits",
  "feature.cards": "cards for later",
  "feature.quest": "cards for the side quest",
  "feature.order": "initiative",
  "feature.future": "what is still to come",
};
