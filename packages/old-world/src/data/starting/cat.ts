import type { ActionCard } from "../types.ts";
import { deck } from "../write.ts";

const card = deck("cat");

export const CAT: readonly ActionCard[] = [
  card("CAT01", "confirmed", "blue", "quickSlash", "water", { damage: 1 }),
  card("CAT02", "confirmed", "blue", "quickSlash", "forest", { damage: 1 }),
  // Doubt: lower edge hidden in the picture, an extension is not excluded.
  card("CAT03", "confirmed", "green", "push", "forest", { shield: 1, refill: 1 }),
  // Recorded: base seen in print; terrain and extension designed, without damage.
  card("CAT04", "designed", "green", "push", "water", { shield: 1 }, [{ colour: "blue", damage: 1 }]),
  card("CAT05", "confirmed", "purple", "aard", "mountain", { damage: 1 }, [{ colour: "blue", damage: 1 }]),
  // Recorded: extension without damage.
  card("CAT06", "designed", "purple", "aard", "wild", { damage: 1 }, [{ colour: "green", damage: 1 }]),
  card("CAT07", "confirmed", "red", "rendingBlow", "mountain", { damage: 2, refill: -1 }),
  // Recorded: damage 1.
  card("CAT08", "designed", "red", "rendingBlow", "forest", { damage: 2 }),
  // Recorded: terrain and extension seen in print; refill designed, 1.
  card("CAT09", "designed", "yellow", "yrden", "mountain", { refill: 2 }, [{ colour: "blue", damage: 1 }]),
  // Recorded: no refill.
  card("CAT10", "designed", "yellow", "axii", "water", { takeDiscard: true, refill: 1 }, [
    { colour: "purple" },
  ]),
];
