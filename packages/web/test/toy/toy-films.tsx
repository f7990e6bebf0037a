import type { ToyEvent, View } from "@medallion/suites/toy";
import type { Films } from "../../src/drawn/film/films.ts";
import type { Ref, TravelWay, Zone } from "../../src/drawn/film/plan/cue.ts";
import { Draft } from "../../src/drawn/film/plan/draft.ts";
import { LONGEST, LONGEST_ASKED } from "../../src/drawn/film/plan/timing.ts";
import { BACK, LanternFace } from "./lantern-face.tsx";
import { scoresIn } from "./toy-sight.ts";

const MS = 260;

/** Where every card lies that the viewer knows. */
function whereabouts({ hands, rows, discard }: View): Map<Ref, Zone> {
  const where = new Map<Ref, Zone>();
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
    // The hands of others are not drawn.
    insteadOf: (zone) => [`score:${zone.split(":")[1]}`],
  },
  plan({ events, before, after, asked }, scene) {
    const draft = new Draft<never>(whereabouts(before));
    for (const [place, event] of events.entries()) draft.beat(place, () => planEvent(draft, event));
    const [old, now] = [scoresIn(before, scene), scoresIn(after, scene)];
    for (const [seat, to] of now.entries())
      if (old[seat] !== to)
        draft.put({ kind: "count", on: { zone: `score:${seat}` }, from: old[seat] ?? 0, to }, MS);
    return draft.within(asked ? LONGEST_ASKED : LONGEST);
  },
  sounds: (_, beats) => beats.map(({ lands }) => ({ name: "paper", at: lands })),
  back: (zone) => (zone === "deck" || zone.startsWith("hand:") ? BACK : undefined),
  Face: ({ face }) => <LanternFace card={face === BACK ? undefined : Number(face)} />,
};

/** What is not named here is only read in the log. */
function planEvent(draft: Draft<never>, event: ToyEvent): void {
  const move = (card: number | undefined, from: Zone, to: Zone, way: TravelWay = "draw"): void => {
    draft.move({ card, id: card?.toString() }, { from, to, way }, MS);
    draft.wait(MS);
  };
  if (event.kind === "played") move(event.card, `hand:${event.seat}`, `row:${event.seat}`, "lay");
  else if (event.kind === "called") move(event.card, "deck", `row:${event.seat}`, "lay");
  else if (event.kind === "drew") move(event.card, "deck", `hand:${event.seat}`);
  else if (event.kind === "drewHidden") move(undefined, "deck", `hand:${event.seat}`);
  else if (event.kind === "blown") move(event.card, `row:${event.seat}`, "pile", "fall");
  else if (event.kind === "ended") draft.put({ kind: "reveal", zone: "result" }, MS);
  else if (event.kind === "passed") draft.put({ kind: "nod", on: { zone: `score:${event.seat}` } }, MS);
  else if (event.kind === "exchanged") {
    for (const card of event.returned) move(card, `hand:${event.seat}`, "deck");
    for (const card of event.drawn) move(card, "deck", `hand:${event.seat}`);
  }
}
