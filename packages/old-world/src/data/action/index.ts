import type { ActionCard } from "../types.ts";
import { BLUE } from "./blue.ts";
import { GREEN } from "./green.ts";
import { PURPLE } from "./purple.ts";
import { RED } from "./red.ts";
import { YELLOW } from "./yellow.ts";

/** The pool, in the order of the card numbers. */
export const ACTION_CARDS: readonly ActionCard[] = [...BLUE, ...RED, ...GREEN, ...PURPLE, ...YELLOW];
