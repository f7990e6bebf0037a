import type { Catalogue } from "@medallion/kernel";
import { CITY_A } from "../../stories/uk/city-a.ts";
import { CITY_B } from "../../stories/uk/city-b.ts";
import { CITY_C } from "../../stories/uk/city-c.ts";
import { EVENTS_A } from "../../stories/uk/events-a.ts";
import { EVENTS_B } from "../../stories/uk/events-b.ts";
import { EVENTS_C } from "../../stories/uk/events-c.ts";
import { EVENTS_D } from "../../stories/uk/events-d.ts";
import { EVENTS_E } from "../../stories/uk/events-e.ts";
import { WILDERNESS_A } from "../../stories/uk/wilderness-a.ts";
import { WILDERNESS_B } from "../../stories/uk/wilderness-b.ts";
import { WILDERNESS_C } from "../../stories/uk/wilderness-c.ts";

/** All stories, told in Ukrainian. */
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
