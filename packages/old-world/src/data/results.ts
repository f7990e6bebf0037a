import type { PokerCategory, SoloRating } from "./types.ts";

/** From worst to best; OW-6.4, OW-16.7. */
export const POKER_CATEGORIES: readonly PokerCategory[] = [
  { rank: 0, hand: "nothing", soloReward: 0, certainty: "designed" },
  { rank: 1, hand: "pair", soloReward: 0, certainty: "confirmed" },
  { rank: 2, hand: "twoPairs", soloReward: 1, certainty: "confirmed" },
  { rank: 3, hand: "threeOfAKind", soloReward: 2, certainty: "confirmed" },
  { rank: 4, hand: "straight1to5", soloReward: 3, certainty: "confirmed" },
  { rank: 5, hand: "straight2to6", soloReward: 3, certainty: "confirmed" },
  { rank: 6, hand: "fullHouse", soloReward: 4, certainty: "confirmed" },
  { rank: 7, hand: "fourOfAKind", soloReward: 5, certainty: "confirmed" },
  { rank: 8, hand: "fiveOfAKind", soloReward: 6, certainty: "confirmed" },
];

/** OW-16.15. */
export const SOLO_RATINGS: readonly SoloRating[] = [
  { rating: 1, turnsFrom: 13, certainty: "confirmed" },
  { rating: 2, turnsFrom: 11, turnsTo: 12, certainty: "confirmed" },
  { rating: 3, turnsFrom: 9, turnsTo: 10, certainty: "confirmed" },
  { rating: 4, turnsFrom: 7, turnsTo: 8, certainty: "confirmed" },
  { rating: 5, turnsTo: 6, certainty: "confirmed" },
];
