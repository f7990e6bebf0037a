import { type Drawn, useDrawn, useTold } from "../../../drawn/drawn-context.ts";
import { TOPICS } from "../motion/plan/topics.ts";
import type { Sight } from "../sight/sight.ts";
import type { Spot } from "./play/spot.ts";

/** What everything on the table draws from. */
export function useTable(): Drawn<Sight, Spot> {
  return useDrawn<Sight, Spot>();
}

/** What the table says of this: never before the film has shown it. */
export function useToldTable(topic: keyof typeof TOPICS): Drawn<Sight, Spot> {
  return useTold<Sight, Spot>(TOPICS[topic]);
}
