import type { Effects, Value } from "./effect.ts";
import type { FightCard } from "./types.ts";
import type { Attribute } from "./vocabulary.ts";

const damage = (n: Value): Effects => [{ op: "takeDamage", n }];
const byLevel = (attribute: Attribute): Effects => damage({ by: "attribute", attribute });

/** OW-12.10. */
const DISCARD: Effects = [
  {
    op: "discardHand",
    n: { by: "monsterLevel", levels: [1, 2, 3] },
    pick: "random",
    deckFallback: true,
  },
];

/** OW-12.11. */
const REMOVE: Effects = [{ op: "removeCard", n: 1, from: ["hand"], deckFallback: true }];

/** OW-12.12; the Shield lost at level I is left out with the option levelOneBite=none (OW-12.15). */
const lower = (which: Attribute): Effects => [
  { op: "attribute", which, n: -1 },
  { op: "shield", n: { by: "monsterLevel", levels: [-1, 0, 0] } },
  { op: "takeDamage", n: { by: "monsterLevel", levels: [0, 1, 2] } },
];

const card = (id: string, charge: Effects, bite: Effects): FightCard => ({
  id,
  charge,
  bite,
  certainty: "confirmed",
});

/** OW-12.16. */
export const FIGHT_CARDS: readonly FightCard[] = [
  card("F01", damage(3), byLevel("defense")),
  card("F02", REMOVE, damage(2)),
  card("F03", damage(4), lower("combat")),
  card("F04", damage(2), lower("alchemy")),
  card("F05", damage(2), damage(4)),
  card("F06", damage(2), damage(3)),
  card("F07", damage(5), byLevel("alchemy")),
  card("F08", DISCARD, damage(3)),
  card("F09", REMOVE, byLevel("combat")),
  card("F10", damage(4), byLevel("specialization")),
  card("F11", DISCARD, damage({ by: "monsterLevel", levels: [3, 4, 5] })),
  card("F12", damage(3), damage(5)),
  card("F13", DISCARD, damage(4)),
  card("F14", damage(4), damage(2)),
  card("F15", damage(3), damage(4)),
  card("F16", REMOVE, damage(3)),
  card("F17", damage(5), damage(2)),
  card("F18", damage(3), damage(5)),
  card("F19", DISCARD, damage(4)),
  card("F20", damage({ by: "monsterLevel", levels: [3, 4, 5] }), lower("defense")),
];
