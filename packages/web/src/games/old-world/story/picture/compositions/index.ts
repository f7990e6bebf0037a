import type { Composition } from "../composition.ts";
import { CITY } from "./city.ts";
import { EVENTS } from "./events.ts";
import { WILDERNESS } from "./wilderness.ts";

/** What is drawn of each story, by its id. */
export const COMPOSITIONS: Readonly<Record<string, Composition>> = { ...CITY, ...WILDERNESS, ...EVENTS };

/** A story that a scenario declares has no picture. */
export const compositionOf = (story: string): Composition | undefined => COMPOSITIONS[story];
