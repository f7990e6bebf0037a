import type { BoardLevel, PoolSlot, TrackPosition } from "./types.ts";

/** The six slots from left to right; OW-1.13, OW-9.5. */
export const POOL: readonly PoolSlot[] = [
  { slot: 1, price: 1, setup: "random", certainty: "confirmed" },
  { slot: 2, price: 1, setup: "random", certainty: "confirmed" },
  { slot: 3, price: 0, setup: "random", certainty: "confirmed" },
  { slot: 4, price: 0, setup: "cost0", certainty: "confirmed" },
  { slot: 5, price: 0, setup: "cost0", certainty: "confirmed" },
  { slot: 6, price: -1, setup: "cost0", certainty: "confirmed" },
];

/** OW-13.12, OW-15.5. */
export const TROPHY_TRACK: readonly TrackPosition[] = [
  { position: 0, fatigue: 0, duelGold: 1, wins: false, certainty: "confirmed" },
  { position: 1, fatigue: 1, duelGold: 2, wins: false, certainty: "confirmed" },
  { position: 2, fatigue: 2, duelGold: 3, wins: false, certainty: "confirmed" },
  { position: 3, fatigue: 3, duelGold: 3, wins: false, certainty: "confirmed" },
  { position: 4, fatigue: 0, wins: true, certainty: "confirmed" },
];

/** As printed, 4 on level 5; the option attributeRows=level counts 5 there (OW-3.24). */
export const PLAYER_BOARD: readonly BoardLevel[] = [
  {
    level: 1,
    combatDraw: 1,
    shieldCap: 1,
    potionsPerFight: 1,
    levelUpDraw: 0,
    raiseGivesShield: false,
    raiseGivesPotion: false,
    certainty: "confirmed",
  },
  {
    level: 2,
    combatDraw: 2,
    shieldCap: 2,
    potionsPerFight: 2,
    levelUpDraw: 1,
    raiseGivesShield: true,
    raiseGivesPotion: true,
    certainty: "confirmed",
  },
  {
    level: 3,
    combatDraw: 3,
    shieldCap: 3,
    potionsPerFight: 3,
    levelUpDraw: 1,
    raiseGivesShield: true,
    raiseGivesPotion: true,
    certainty: "confirmed",
  },
  {
    level: 4,
    combatDraw: 4,
    shieldCap: 4,
    potionsPerFight: 4,
    levelUpDraw: 2,
    raiseGivesShield: true,
    raiseGivesPotion: true,
    certainty: "confirmed",
  },
  {
    level: 5,
    combatDraw: 4,
    shieldCap: 4,
    potionsPerFight: 4,
    levelUpDraw: 2,
    raiseGivesShield: false,
    raiseGivesPotion: true,
    certainty: "confirmed",
  },
];
