import type { ActionCard } from "../types.ts";
import { deck } from "../write.ts";

const card = deck("viper");

export const VIPER: readonly ActionCard[] = [
  card("VIPER01", "confirmed", "blue", "quickSlash", "forest", { damage: 1 }),
  card("VIPER02", "designed", "blue", "quickSlash", "wild", { damage: 1 }, [{ colour: "green" }]),
  card("VIPER03", "designed", "green", "push", "mountain", { shield: 1 }, [{ colour: "blue" }]),
  card("VIPER04", "designed", "green", "push", "water", { shield: 1, refill: 1 }),
  card("VIPER05", "designed", "purple", "aard", "forest", { damage: 1 }, [{ colour: "blue" }]),
  card("VIPER06", "designed", "purple", "aard", "water", { damage: 1 }),
  // Recorded: damage 1 on both.
  card("VIPER07", "designed", "red", "rendingBlow", "mountain", { damage: 2 }),
  card("VIPER08", "designed", "red", "rendingBlow", "water", { damage: 2 }),
  card("VIPER09", "designed", "yellow", "yrden", "mountain", { refill: 1 }, [{ colour: "red", damage: 1 }]),
  card("VIPER10", "designed", "yellow", "quen", "forest", { refill: 2 }),
];
