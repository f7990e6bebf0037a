import type { Catalogue } from "@medallion/kernel";
import { CITY_A } from "../../stories/pl/city-a.ts";
import { CITY_B } from "../../stories/pl/city-b.ts";
import { CITY_C } from "../../stories/pl/city-c.ts";
import { EVENTS_A } from "../../stories/pl/events-a.ts";
import { EVENTS_B } from "../../stories/pl/events-b.ts";
import { EVENTS_C } from "../../stories/pl/events-c.ts";
import { EVENTS_D } from "../../stories/pl/events-d.ts";
import { EVENTS_E } from "../../stories/pl/events-e.ts";
import { WILDERNESS_A } from "../../stories/pl/wilderness-a.ts";
import { WILDERNESS_B } from "../../stories/pl/wilderness-b.ts";
import { WILDERNESS_C } from "../../stories/pl/wilderness-c.ts";

/** All stories, told in Polish. */
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
