import type { ActionCard } from "../types.ts";
import { BEAR } from "./bear.ts";
import { CAT } from "./cat.ts";
import { GRIFFIN } from "./griffin.ts";
import { VIPER } from "./viper.ts";
import { WOLF } from "./wolf.ts";

/** In the order of `SCHOOLS`. */
export const STARTING_CARDS: readonly ActionCard[] = [...WOLF, ...GRIFFIN, ...BEAR, ...CAT, ...VIPER];
