import type { OldWorldChoice } from "@medallion/old-world";
import type { WordlessSlip } from "../speaking-slip.ts";
import { losesFree } from "./table/slip.ts";

/** Ending a phase in which something could still be had for nothing. */
export const slip: WordlessSlip = ({ choices }, choice, text) =>
  // The host serves what the rules of Old World made.
  losesFree(choices as readonly OldWorldChoice[], choice) ? text("oldWorld.lost") : undefined;
