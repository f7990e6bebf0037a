import { expect, test } from "vitest";
import { Draft } from "./draft.ts";
import { readable } from "./warp.ts";

/** Something long, then a pause, then a line to be read, then something long again. */
function ceremony(): Draft<never> {
  const draft = new Draft<never>(new Map());
  draft.beat(0, () => {
    draft.put({ kind: "nod", on: { zone: "a" } }, 4000);
    draft.wait(4000);
  });
  draft.beat(1, () => {
    draft.dwell(500);
    draft.tells();
    draft.read(1000);
  });
  draft.beat(2, () => {
    draft.move({ card: 1 }, { from: "a", to: "b", shows: 800 }, 2000);
    draft.wait(2000);
  });
  return draft;
}

test("what has to be fast is squeezed, and what dwells takes the time it has", () => {
  const { beats, reads, rest, cues } = ceremony().within(3000);
  expect(beats).toEqual([
    { event: 0, at: 0, lands: 0 },
    { event: 1, at: 2000, lands: 2000, tells: 2500 },
    { event: 2, at: 3500, lands: 4500 },
  ]);
  expect(reads).toEqual([{ at: 2500, ms: 1000 }]);
  expect(rest).toBe(4500);
  expect(cues.at(-1)).toMatchObject({ at: 3500, ms: 1000, shows: 400 });
});

test("nobody waits for the second half of a number that counts", () => {
  const draft = new Draft<never>(new Map());
  draft.put({ kind: "count", on: { zone: "a" }, from: 1, to: 2 }, 200);
  expect(draft.within(6000)).toMatchObject({ rest: 100, ms: 200 });
});

test("what ends in time is as it was planned", () => {
  const draft = ceremony();
  expect(draft.within(6000)).toMatchObject({ rest: draft.end, cues: draft.cues, beats: draft.beats });
});

test("a line can be read at every speed, and nothing else takes longer for it", () => {
  const planned = ceremony().within(6000);
  expect(readable(planned, 1)).toEqual(planned);
  const pace = 0.15;
  const { reads, rest, beats } = readable(planned, pace);
  const [read] = reads;
  expect((read?.ms ?? 0) * pace).toBeCloseTo(900);
  expect(beats[1]?.tells).toBe(planned.beats[1]?.tells);
  expect(rest - planned.rest).toBeCloseTo((read?.ms ?? 0) - 1000);
});
