import type { Kit } from "@medallion/kernel";
import { toy } from "@medallion/suites/toy";

/** The toy game alone, for comparisons with servers that have no game of ours. A kit is used with its own states only. */
export const KITS: readonly Kit[] = [toy as Kit];
