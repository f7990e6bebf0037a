import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";

/** The list of games for tests; worker threads load it from here. */
export const KITS: readonly Kit[] = [toy];
