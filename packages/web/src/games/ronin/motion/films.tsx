import type { RoninEvent, View } from "@medallion/ronin";
import { Draft, type Films, LONGEST } from "../../../drawn/index.ts";
import { CardBack } from "../card/index.ts";

/** What the events of Ronin look like. */
export const FILMS: Films<View, RoninEvent, never, undefined> = {
  zones: {
    shape: 5 / 7,
    isRow: (zone) => zone.startsWith("row:") || zone.startsWith("timeline:"),
    isPile: (zone) => zone === "discard" || zone === "deck",
    insteadOf: () => [],
  },
  plan({ events }) {
    const draft = new Draft<never>(new Map());
    for (const [place] of events.entries()) draft.beat(place, () => undefined);
    return draft.within(LONGEST);
  },
  sounds: () => [],
  back: () => undefined,
  Face: () => <CardBack />,
};
