import { toy } from "@medallion/suites/toy";
import type { WorldKit } from "../src/world.ts";

/** The list of games for tests; worker threads load it from here. */
export const KITS: readonly WorldKit[] = [toy];
