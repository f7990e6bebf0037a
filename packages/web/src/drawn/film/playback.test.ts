import type { RoomEvent, RoomLook } from "@medallion/table";
import { expect, test, vi } from "vitest";
import type { Batch } from "../../scene/table-store.ts";
import { type Director, Playback } from "./playback.ts";

/** A look with nothing in it but whether the viewer is asked. */
function look(asked = false): RoomLook {
  return { game: 0, table: asked ? { question: {} } : {} } as unknown as RoomLook;
}

function batch(change: Partial<Batch> = {}): Batch {
  return { events: [], look: look(), log: [], catchingUp: false, ...change };
}

/** A playback whose movements end when the test says so. */
function trial(change: Partial<Director> = {}) {
  const ends: (() => void)[] = [];
  const performance = { hurry: vi.fn(), stop: vi.fn() };
  const prepare = vi.fn<Director["prepare"]>(() => ({
    faces: [],
    start: (onEnd) => {
      ends.push(onEnd);
      return performance;
    },
  }));
  const playback = new Playback({ prepare, hurries: () => true, within: 240, ...change });
  const first = look();
  playback.drawn(first);
  /** As the table does: a batch is heard, then the newest look or the held one is drawn. */
  const happen = (happened: Batch) => {
    playback.hear(happened);
    playback.drawn(playback.frame.held?.look ?? happened.look);
  };
  return { playback, prepare, performance, ends, first, happen };
}

test("the first thing that happens is on the table at once, and moves above it", () => {
  const { playback, happen, prepare, first, ends } = trial();
  const one = batch();
  happen(one);
  expect(playback.frame.held).toBeUndefined();
  expect(prepare).toHaveBeenCalledWith(first, [one]);
  expect(ends).toHaveLength(1);
});

test("what comes while something moves waits for its turn", () => {
  const { playback, happen, prepare, ends } = trial();
  const [one, two, three] = [batch(), batch(), batch()];
  for (const happened of [one, two, three]) happen(happened);
  expect(playback.frame.held).toBe(one);
  ends[0]?.();
  expect(playback.frame.held).toBe(two);
  expect(prepare).toHaveBeenLastCalledWith(one.look, [two]);
  playback.drawn(two.look);
  ends[1]?.();
  expect(playback.frame.held).toBeUndefined();
  expect(prepare).toHaveBeenLastCalledWith(two.look, [three]);
});

test("a question hurries what moves, and then all that waits is shown together", () => {
  const { playback, happen, prepare, performance, ends } = trial();
  const [one, two, asks] = [batch(), batch(), batch({ look: look(true) })];
  happen(one);
  happen(two);
  expect(performance.hurry).not.toHaveBeenCalled();
  happen(asks);
  expect(performance.hurry).toHaveBeenCalledWith(240);
  ends[0]?.();
  expect(prepare).toHaveBeenLastCalledWith(one.look, [two, asks]);
  expect(playback.frame.held).toBeUndefined();
});

test("a question that comes in the same moment as something else hurries that too", () => {
  const { playback, performance } = trial();
  const [one, asks] = [batch(), batch({ look: look(true) })];
  playback.hear(one);
  playback.hear(asks);
  expect(playback.frame.held).toBe(one);
  playback.drawn(one.look);
  expect(performance.hurry).toHaveBeenCalledWith(240);
});

test("the table does not fall far behind where much happens fast", () => {
  const { playback, happen, prepare, performance, ends } = trial();
  const [one, ...rest] = [batch(), batch(), batch(), batch(), batch()];
  for (const happened of [one, ...rest]) if (happened !== undefined) happen(happened);
  expect(performance.hurry).toHaveBeenCalledTimes(1);
  ends[0]?.();
  expect(prepare).toHaveBeenLastCalledWith(one?.look, rest);
  expect(playback.frame.held).toBeUndefined();
});

test("who wants it slow sees everything to its end", () => {
  const { happen, performance, prepare, ends } = trial({ hurries: () => false });
  const [one, two, asks] = [batch(), batch(), batch({ look: look(true) })];
  for (const happened of [one, two, asks]) happen(happened);
  ends[0]?.();
  expect(performance.hurry).not.toHaveBeenCalled();
  expect(prepare).toHaveBeenLastCalledWith(one.look, [two]);
});

test("skipping ends what moves and shows the newest look", () => {
  const { playback, happen, performance, ends } = trial();
  happen(batch());
  happen(batch());
  playback.skip();
  expect(performance.stop).toHaveBeenCalled();
  expect(playback.frame.held).toBeUndefined();
  // What ended by itself meanwhile changes nothing any more.
  ends[0]?.();
  expect(playback.frame.held).toBeUndefined();
});

test.each([
  ["coming to the table", batch({ catchingUp: true })],
  ["a choice that is taken back", batch({ events: [{ kind: "takenBack", seat: 0, to: 3 } as RoomEvent] })],
  ["another game", batch({ look: { ...look(), game: 1 } })],
])("%s moves nothing and stops what moves", (_, jump) => {
  const { playback, happen, prepare, performance } = trial();
  happen(batch());
  happen(jump);
  expect(performance.stop).toHaveBeenCalled();
  expect(prepare).toHaveBeenCalledTimes(1);
  expect(playback.frame.held).toBeUndefined();
});

test("a look in which nothing moves does not hold up the next", () => {
  const { playback, happen, prepare, ends } = trial();
  const [one, still, three] = [batch(), batch(), batch()];
  prepare.mockImplementation((_, batches) => (batches.includes(still) ? undefined : { faces: [], start }));
  const start = (onEnd: () => void) => {
    ends.push(onEnd);
    return { hurry() {}, stop() {} };
  };
  for (const happened of [one, still, three]) happen(happened);
  ends[0]?.();
  expect(prepare).toHaveBeenLastCalledWith(one.look, [three]);
  expect(playback.frame.held).toBeUndefined();
});
