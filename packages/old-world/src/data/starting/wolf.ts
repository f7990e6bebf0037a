import type { ActionCard } from "../types.ts";
import { deck } from "../write.ts";

const card = deck("wolf");

export const WOLF: readonly ActionCard[] = [
  card("WOLF01", "one-source", "green", "push", "water", { shield: 1, refill: 1 }),
  card("WOLF02", "one-source", "green", "push", "mountain", { shield: 1, refill: 1 }),
  card("WOLF03", "one-source", "yellow", "yrden", "forest", { refill: 3 }),
  card("WOLF04", "one-source", "yellow", "yrden", "water", { refill: 1 }, [{ colour: "red", damage: 1 }]),
  card("WOLF05", "one-source", "purple", "aard", "forest", { damage: 1 }, [{ colour: "green", refill: 1 }]),
  card("WOLF06", "one-source", "purple", "aard", "water", { damage: 1 }, [{ colour: "red", shield: 1 }]),
  card("WOLF07", "one-source", "red", "rendingBlow", "mountain", { damage: 1 }),
  card("WOLF08", "one-source", "red", "rendingBlow", "forest", { damage: 1 }),
  card("WOLF09", "confirmed", "blue", "quickSlash", "mountain", { damage: 1 }, [{ colour: "red" }]),
  card("WOLF10", "one-source", "blue", "quickSlash", "wild", { damage: 1 }),
];
