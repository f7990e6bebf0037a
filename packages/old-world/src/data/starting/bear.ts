import type { ActionCard } from "../types.ts";
import { deck } from "../write.ts";

const card = deck("bear");

export const BEAR: readonly ActionCard[] = [
  card("BEAR01", "confirmed", "green", "push", "forest", { shield: 1 }, [{ colour: "purple" }]),
  card("BEAR02", "confirmed", "green", "push", "mountain", { shield: 1 }, [
    { colour: "red", returnCard: true },
  ]),
  card("BEAR03", "confirmed", "yellow", "yrden", "water", { refill: 1 }, [{ colour: "red", damage: 1 }]),
  card("BEAR04", "confirmed", "yellow", "yrden", "mountain", { refill: 1 }, [
    { colour: "purple", damage: 1 },
  ]),
  card("BEAR05", "confirmed", "purple", "aard", "forest", { damage: 1 }),
  // Recorded: terrain mountain.
  card("BEAR06", "designed", "purple", "aard", "water", { damage: 1 }),
  card("BEAR07", "confirmed", "red", "rendingBlow", "mountain", { damage: 2, refill: -1 }),
  card("BEAR08", "confirmed", "red", "rendingBlow", "water", { damage: 1 }),
  card("BEAR09", "confirmed", "blue", "quickSlash", "forest", { damage: 2 }),
  card("BEAR10", "confirmed", "blue", "quickSlash", "wild", { damage: 1 }),
];
