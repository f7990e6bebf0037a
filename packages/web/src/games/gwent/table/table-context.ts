import { type Drawn, useDrawn } from "../../../drawn/drawn-context.ts";
import type { Sight } from "../sight/sight.ts";
import type { Spot } from "./play/spot.ts";

/** What everything on the table draws from. */
export function useTable(): Drawn<Sight, Spot> {
  return useDrawn<Sight, Spot>();
}
