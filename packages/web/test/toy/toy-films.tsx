import type { ToyEvent, View } from "@medallion/suites/toy";
import { Draft, type Films, LONGEST, type Route, SHOWN } from "../../src/drawn/index.ts";
import { LanternFace } from "./lantern-face.tsx";
import { scoresIn } from "./toy-sight.ts";

const MS = 260;
/** Where every card lies that the viewer knows. */
function whereabouts({ hands, rows, discard }: View): Map<number, string> {
  const where = new Map<number, string>();
  for (const [seat, hand] of hands.entries())
    for (const { card } of hand) if (card !== undefined) where.set(card, `hand:${seat}`);
  for (const [seat, row] of rows.entries()) for (const card of row) where.set(card, `row:${seat}`);
  for (const card of discard) where.set(card, "pile");
  return where;
}

/** What the events of Lanterns look like. */
export const FILMS: Films<View, ToyEvent, never, undefined> = {
  zones: {
    shape: 60 / 88,
    isRow: (zone) => zone.startsWith("row:"),
    isPile: (zone) => zone === "pile",
    insteadOf: (zone) => [`score:${zone.split(":")[1]}`],
  },
  plan({ events, before, after }, scene) {
    const draft = new Draft<never>(whereabouts(before));
    for (const [place, event] of events.entries())
      draft.beat(place, () => planEvent(draft, event, scene.seat));
    const [old, now] = [scoresIn(before, scene), scoresIn(after, scene)];
    for (const [seat, to] of now.entries())
      if (old[seat] !== to)
        draft.put({ kind: "count", on: { zone: `score:${seat}` }, from: old[seat] ?? 0, to }, MS);
    return draft.within(LONGEST);
  },
  sounds: (_, beats) => beats.map(({ lands }) => ({ name: "paper", at: lands })),
  back: (zone) => (zone === "deck" || zone.startsWith("hand:") ? "back" : undefined),
  Face: ({ face }) => <LanternFace card={face === "back" ? undefined : Number(face)} />,
};

/** What is not named here is only read in the log. */
function planEvent(draft: Draft<never>, event: ToyEvent, viewer: number | null): void {
  const { kind } = event;
  const move = (card: number | undefined, from: string, to: string, more: Partial<Route> = {}): void => {
    // What is seen large on its way takes longer.
    const ms = MS + (more.shows ?? 0);
    draft.move({ card, id: card?.toString() }, { from, to, way: "draw", ...more }, ms);
    draft.wait(ms);
  };
  if (kind === "played") {
    const shows = event.seat === viewer ? undefined : SHOWN;
    move(event.card, `hand:${event.seat}`, `row:${event.seat}`, { way: "lay", shows });
  } else if (kind === "called") move(event.card, "deck", `row:${event.seat}`, { way: "lay" });
  else if (kind === "drew") move(event.card, "deck", `hand:${event.seat}`);
  else if (kind === "drewHidden") move(undefined, "deck", `hand:${event.seat}`);
  else if (kind === "blown") move(event.card, `row:${event.seat}`, "pile", { way: "fall" });
  else if (kind === "ended") draft.reveal("result");
  else if (kind === "passed") draft.put({ kind: "nod", on: { zone: `score:${event.seat}` } }, MS);
  else if (kind === "exchanged") {
    for (const card of event.returned) move(card, `hand:${event.seat}`, "deck");
    for (const card of event.drawn) move(card, "deck", `hand:${event.seat}`);
  }
}
