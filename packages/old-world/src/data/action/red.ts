import type { ActionCard } from "../types.ts";
import { printer } from "../write.ts";

const card = printer("red");

export const RED: readonly ActionCard[] = [
  card("A19", "one-source", "staggeringBlow", 0, "forest", { damage: 2, refill: -1 }),
  card("A20", "confirmed", "staggeringBlow", 0, "water", { damage: 2, refill: -1 }),
  card("A21", "one-source", "staggeringBlow", 0, "forest", { damage: 2, refill: -1 }),
  card("A22", "one-source", "staggeringBlow", 0, "forest", { damage: 2, refill: -1 }),
  card("A23", "one-source", "staggeringBlow", 0, "forest", { damage: 2, refill: -1 }),
  card("A24", "one-source", "staggeringBlow", 0, "water", { damage: 2, refill: -1 }),
  card("A25", "one-source", "staggeringBlow", 0, "water", { damage: 2, refill: -1 }),
  card("A26", "one-source", "staggeringBlow", 0, "water", { damage: 2, refill: -1 }),
  card("A27", "confirmed", "preciseBlow", 1, "forest", { damage: 3, refill: -3 }),
  card("A28", "one-source", "preciseBlow", 1, "forest", { damage: 3, refill: -3 }),
  card("A29", "one-source", "preciseBlow", 1, "forest", { damage: 3, refill: -3 }),
  card("A30", "one-source", "preciseBlow", 1, "mountain", { damage: 3, refill: -3 }),
  card("A31", "one-source", "preciseBlow", 1, "mountain", { damage: 3, refill: -3 }),
  card("A32", "one-source", "preciseBlow", 1, "mountain", { damage: 3, refill: -3 }),
  card("A33", "one-source", "crushingBlow", 2, "mountain", { damage: 3, refill: -1 }),
  card("A34", "one-source", "crushingBlow", 2, "mountain", { damage: 3, refill: -1 }),
  card("A35", "one-source", "crushingBlow", 2, "mountain", { damage: 3, refill: -1 }),
  card("A36", "one-source", "crushingBlow", 2, "mountain", { damage: 3, refill: -1 }),
];
