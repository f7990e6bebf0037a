import type { Catalogue } from "@medallion/kernel";
import { CITY_A } from "../../stories/cs/city-a.ts";
import { CITY_B } from "../../stories/cs/city-b.ts";
import { CITY_C } from "../../stories/cs/city-c.ts";
import { EVENTS_A } from "../../stories/cs/events-a.ts";
import { EVENTS_B } from "../../stories/cs/events-b.ts";
import { EVENTS_C } from "../../stories/cs/events-c.ts";
import { EVENTS_D } from "../../stories/cs/events-d.ts";
import { EVENTS_E } from "../../stories/cs/events-e.ts";
import { WILDERNESS_A } from "../../stories/cs/wilderness-a.ts";
import { WILDERNESS_B } from "../../stories/cs/wilderness-b.ts";
import { WILDERNESS_C } from "../../stories/cs/wilderness-c.ts";

/** All stories, told in Czech. */
export const STORIES: Catalogue = {
  ...CITY_A,
  ...CITY_B,
  ...CITY_C,
  ...WILDERNESS_A,
  ...WILDERNESS_B,
  ...WILDERNESS_C,
  ...EVENTS_A,
  ...EVENTS_B,
  ...EVENTS_C,
  ...EVENTS_D,
  ...EVENTS_E,
};
