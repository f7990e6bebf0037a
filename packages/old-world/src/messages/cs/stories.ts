import type { Catalogue } from "@medallion/kernel";
import { CITY_A } from "../../stories/cs/city-a.ts";
import { EVENTS_A } from "../../stories/cs/events-a.ts";
import { WILDERNESS_A } from "../../stories/cs/wilderness-a.ts";

/** The stories that are translated so far; the others are told in English and marked. */
export const STORIES: Catalogue = { ...CITY_A, ...WILDERNESS_A, ...EVENTS_A };
