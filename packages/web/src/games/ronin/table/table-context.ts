import type { Topic } from "../../../drawn/film/plan/cue.ts";
import { useDrawn, useTold } from "../../../drawn/index.ts";
import type { RoninSight } from "../sight/sight.ts";
import type { RoninSpot } from "./play/spot.ts";

/** The table around a component, in the types of Ronin. */
export const useTable = () => useDrawn<RoninSight, RoninSpot>();

/** The same for what the table says of something: as it was until the film has told it. */
export const useToldTable = (topic: Topic) => useTold<RoninSight, RoninSpot>(topic);
