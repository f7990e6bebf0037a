import type { ActionCard } from "../types.ts";
import { deck } from "../write.ts";

const card = deck("griffin");

export const GRIFFIN: readonly ActionCard[] = [
  card("GRIFFIN01", "confirmed", "blue", "quickSlash", "wild", { damage: 1 }),
  card("GRIFFIN02", "designed", "blue", "quickSlash", "forest", { damage: 1 }),
  card("GRIFFIN03", "designed", "green", "push", "water", { shield: 1, refill: 1 }),
  card("GRIFFIN04", "designed", "green", "push", "forest", { shield: 1 }, [{ colour: "yellow" }]),
  card("GRIFFIN05", "designed", "purple", "aard", "mountain", { damage: 1 }, [
    { colour: "yellow", damage: 1 },
  ]),
  card("GRIFFIN06", "designed", "purple", "aard", "forest", { damage: 1 }, [{ colour: "yellow", refill: 1 }]),
  card("GRIFFIN07", "designed", "red", "rendingBlow", "water", { damage: 2, refill: -1 }),
  card("GRIFFIN08", "designed", "red", "rendingBlow", "mountain", { damage: 1 }),
  card("GRIFFIN09", "designed", "yellow", "yrden", "mountain", { refill: 1 }, [
    { colour: "purple", damage: 1 },
  ]),
  card("GRIFFIN10", "designed", "yellow", "yrden", "water", { takeDiscard: true }, [{ colour: "purple" }]),
];
