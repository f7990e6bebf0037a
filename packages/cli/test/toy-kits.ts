import type { StudiedKit } from "@medallion/fittings";
import { toy } from "@medallion/suites/toy";

/** The list of games for tests; worker threads load it from here. */
export const KITS: readonly StudiedKit[] = [toy];
