import type { SchoolSet, SpecializationLevel } from "./types.ts";

/** In the order of `SCHOOLS`. */
export const SCHOOL_SETS: readonly SchoolSet[] = [
  { school: "wolf", home: 3, colour: "black", certainty: "one-source" },
  { school: "griffin", home: 1, colour: "yellow", certainty: "one-source" },
  { school: "bear", home: 10, colour: "red", certainty: "confirmed" },
  { school: "cat", home: 17, colour: "blue", certainty: "one-source" },
  { school: "viper", home: 15, colour: "green", certainty: "one-source" },
];

/** Once per fight; OW-17.1. */
export const SPECIALIZATIONS: readonly SpecializationLevel[] = [
  { school: "wolf", level: 1, damage: 1, refill: 0, certainty: "one-source" },
  { school: "wolf", level: 2, damage: 1, refill: 1, certainty: "one-source" },
  { school: "wolf", level: 3, damage: 1, refill: 2, certainty: "one-source" },
  { school: "wolf", level: 4, damage: 2, refill: 2, certainty: "one-source" },
  { school: "wolf", level: 5, damage: 2, refill: 2, certainty: "one-source" },
  // Printed: the top card up to level 3, any card from 4 on, and 0 to 2 cards to discard. The amount per level is ours.
  { school: "griffin", level: 1, take: "top", discard: 2, certainty: "designed" },
  { school: "griffin", level: 2, take: "top", discard: 1, certainty: "designed" },
  { school: "griffin", level: 3, take: "top", discard: 0, certainty: "designed" },
  { school: "griffin", level: 4, take: "any", discard: 0, certainty: "designed" },
  { school: "griffin", level: 5, take: "any", discard: 0, certainty: "designed" },
  { school: "bear", level: 1, shield: 0, draw: 1, certainty: "confirmed" },
  { school: "bear", level: 2, shield: 1, draw: 1, certainty: "confirmed" },
  { school: "bear", level: 3, shield: 1, draw: 2, certainty: "confirmed" },
  { school: "bear", level: 4, shield: 2, draw: 2, certainty: "confirmed" },
  { school: "bear", level: 5, shield: 2, draw: 2, certainty: "confirmed" },
  { school: "cat", level: 1, look: 1, keep: 1, certainty: "confirmed" },
  { school: "cat", level: 2, look: 3, keep: 1, certainty: "confirmed" },
  { school: "cat", level: 3, look: 3, keep: 2, certainty: "confirmed" },
  { school: "cat", level: 4, look: 3, keep: 3, certainty: "confirmed" },
  { school: "cat", level: 5, look: 3, keep: 3, certainty: "confirmed" },
  { school: "viper", level: 1, look: 3, discard: 0, certainty: "one-source" },
  // Recorded: look 2.
  { school: "viper", level: 2, look: 3, discard: 1, certainty: "designed" },
  { school: "viper", level: 3, look: 4, discard: 1, certainty: "one-source" },
  { school: "viper", level: 4, look: 4, discard: 2, certainty: "one-source" },
  { school: "viper", level: 5, look: 4, discard: 2, certainty: "one-source" },
];
