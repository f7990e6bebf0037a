import type { OldWorldEvent, View } from "@medallion/old-world";
import { Draft, type Films, LONGEST } from "../../../drawn/index.ts";

/** What the events of Old World look like. */
export const FILMS: Films<View, OldWorldEvent, never, undefined> = {
  zones: { shape: 200 / 280, isRow: () => false, isPile: () => false, insteadOf: () => [] },
  plan: ({ events }) => {
    const draft = new Draft<never>(new Map());
    for (const [place] of events.entries()) draft.beat(place, () => undefined);
    return draft.within(LONGEST);
  },
  sounds: () => [],
  back: () => undefined,
  Face: () => null,
};
