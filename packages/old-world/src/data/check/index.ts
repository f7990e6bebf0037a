import { type Sited, sited } from "../sites.ts";
import type { Components } from "../types.ts";
import { BOARD_CONSTRAINTS } from "./boards.ts";
import { CARD_CONSTRAINTS } from "./cards.ts";
import { COUNT_CONSTRAINTS } from "./counts.ts";
import { EFFECT_CONSTRAINTS } from "./effects.ts";
import type { Constraint } from "./fault.ts";
import { MAP_CONSTRAINTS } from "./map.ts";
import { MONSTER_CONSTRAINTS } from "./monsters.ts";
import { STORY_CONSTRAINTS } from "./stories.ts";

const TABLES: readonly Readonly<Record<string, Constraint>>[] = [
  COUNT_CONSTRAINTS,
  MAP_CONSTRAINTS,
  BOARD_CONSTRAINTS,
  CARD_CONSTRAINTS,
  MONSTER_CONSTRAINTS,
];

const SITED: readonly Readonly<Record<string, Constraint<Sited>>>[] = [EFFECT_CONSTRAINTS, STORY_CONSTRAINTS];

/** Everything the rules and the facts say about the components together. */
export function checkComponents(components: Components): void {
  for (const table of TABLES) for (const constraint of Object.values(table)) constraint(components);
  const all = sited(components);
  for (const table of SITED) for (const constraint of Object.values(table)) constraint(all);
}
