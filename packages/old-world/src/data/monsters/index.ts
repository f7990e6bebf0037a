import type { Monster } from "../types.ts";
import { LEVEL_1 } from "./level-1.ts";
import { LEVEL_2 } from "./level-2.ts";
import { LEVEL_3 } from "./level-3.ts";

/** M01 to M28 of the facts file, in that order. */
export const MONSTERS: readonly Monster[] = [...LEVEL_1, ...LEVEL_2, ...LEVEL_3];
