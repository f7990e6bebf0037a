import type { ActionCard } from "../types.ts";
import { BLUE } from "./blue.ts";
import { GREEN } from "./green.ts";
import { PINK } from "./pink.ts";
import { RED } from "./red.ts";
import { YELLOW } from "./yellow.ts";

/** The 80 cards of the main deck. The order is part of saves and links: append only. */
export const ACTION: readonly ActionCard[] = [...RED, ...BLUE, ...GREEN, ...YELLOW, ...PINK];
