import type { Catalogue } from "@medallion/kernel";
import { CITY_A } from "../../stories/en/city-a.ts";
import { CITY_B } from "../../stories/en/city-b.ts";
import { CITY_C } from "../../stories/en/city-c.ts";
import { EVENTS_A } from "../../stories/en/events-a.ts";
import { EVENTS_B } from "../../stories/en/events-b.ts";
import { EVENTS_C } from "../../stories/en/events-c.ts";
import { EVENTS_D } from "../../stories/en/events-d.ts";
import { EVENTS_E } from "../../stories/en/events-e.ts";
import { WILDERNESS_A } from "../../stories/en/wilderness-a.ts";
import { WILDERNESS_B } from "../../stories/en/wilderness-b.ts";
import { WILDERNESS_C } from "../../stories/en/wilderness-c.ts";

/** All stories, told in English. */
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
