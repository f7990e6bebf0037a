import type { LocationActions } from "../types.ts";

/** Section 18 of the rules. */
export const LOCATION_ACTIONS: LocationActions = {
  schoolGold: { 2: 2, 3: 3, 4: 4, 5: 5 },
  trailGold: 1,
  trailQuestGold: 1,
  training: {
    trainCombat: "combat",
    trainDefense: "defense",
    trainAlchemy: "alchemy",
    trainSpecialization: "specialization",
  },
  potions: 1,
  localsStake: 1,
  localsBankAdds: 2,
  exchangeCostIncrease: 1,
  beggarGold: 1,
  purgeMost: 2,
  certainty: "confirmed",
};
