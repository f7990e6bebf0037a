import type { Topic } from "../../../drawn/film/plan/cue.ts";
import { useDrawn, useTold } from "../../../drawn/index.ts";
import type { OldWorldSight } from "./sight.ts";
import type { OldWorldSpot } from "./spot.ts";

/** The table around a component, in the types of Old World. */
export const useTable = () => useDrawn<OldWorldSight, OldWorldSpot>();

/** The same for what the table says of something: as it was until the film has told it. */
export const useToldTable = (topic: Topic) => useTold<OldWorldSight, OldWorldSpot>(topic);
