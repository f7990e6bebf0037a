import type { EventCard, ExplorationCard } from "../types.ts";
import { CITY_A } from "./city-a.ts";
import { CITY_B } from "./city-b.ts";
import { CITY_C } from "./city-c.ts";
import { EVENTS_A } from "./events-a.ts";
import { EVENTS_B } from "./events-b.ts";
import { EVENTS_C } from "./events-c.ts";
import { EVENTS_D } from "./events-d.ts";
import { EVENTS_E } from "./events-e.ts";
import { WILDERNESS_A } from "./wilderness-a.ts";
import { WILDERNESS_B } from "./wilderness-b.ts";
import { WILDERNESS_C } from "./wilderness-c.ts";

/** C01 to C36, then W01 to W36. */
export const EXPLORATION_CARDS: readonly ExplorationCard[] = [
  ...CITY_A,
  ...CITY_B,
  ...CITY_C,
  ...WILDERNESS_A,
  ...WILDERNESS_B,
  ...WILDERNESS_C,
];

/** E01 to E56, in the order of their numbers. */
export const EVENT_CARDS: readonly EventCard[] = [
  ...EVENTS_A,
  ...EVENTS_B,
  ...EVENTS_C,
  ...EVENTS_D,
  ...EVENTS_E,
];
