import { expect, test } from "vitest";
import { PATIENCE, type Verdict } from "./index.ts";
import { BOT, OPEN, TrialRoom } from "./test/trial-room.ts";

const vote = (seat: number, about: number, verdict: Verdict) =>
  ({ kind: "vote", seat, about, verdict }) as const;
const three = (settings = {}) => new TrialRoom({ seats: 3, ...settings }).begin("ann", "ben", "cid");

test("the others decide about a seat that is gone long enough", () => {
  const trial = new TrialRoom().begin("ann", "ben");
  expect(trial.do("host", { kind: "gone", seat: 1 })).toEqual([{ kind: "gone", seat: 1 }]);
  expect(trial.room.look(0).gone).toEqual([1]);
  expect(trial.after(PATIENCE - 1).refusal("ann", vote(0, 1, "bot"))).toBe("not-gone");
  expect(trial.after(1).do("ann", vote(0, 1, "bot"))).toMatchObject([
    { kind: "voted", seat: 0, about: 1, verdict: "bot" },
    { kind: "decided", about: 1, verdict: "bot" },
    { kind: "placed", seat: 1, place: { person: "ben", standIn: "greedy" } },
  ]);
  expect(trial.playOut().finished).toMatchObject([{ left: [1], ending: { by: "rules" } }]);
});

test("more than half decide, one vote for each person", () => {
  const trial = new TrialRoom({ seats: 4 }).begin("ann", "ann", "ben", "cid");
  trial.do("host", { kind: "gone", seat: 3 });
  trial.after(PATIENCE).do("ann", vote(0, 3, "end"));
  trial.do("ann", vote(1, 3, "end"));
  expect(trial.room.look(null).votes).toEqual([{ about: 3, seat: 1, verdict: "end" }]);
  expect(trial.room.stage).toBe("playing");
  trial.do("ben", vote(2, 3, "bot"));
  expect(trial.room.look(null).votes).toHaveLength(2);
  trial.do("ben", vote(2, 3, "end"));
  expect(trial.finished).toMatchObject([{ ending: { by: "abort" }, left: [3] }]);
});

test("the end of a game for two is the defeat of who is gone", () => {
  const trial = new TrialRoom().begin("ann", "ben");
  trial.do("host", { kind: "gone", seat: 0 });
  trial.after(PATIENCE).do("ben", vote(1, 0, "end"));
  expect(trial.finished).toMatchObject([{ ending: { by: "resignation" }, left: [0] }]);
});

test("to wait clears the votes and begins the patience anew", () => {
  const trial = three();
  trial.do("host", { kind: "gone", seat: 2 });
  trial.after(PATIENCE).do("ann", vote(0, 2, "wait"));
  trial.do("ben", vote(1, 2, "wait"));
  expect(trial.room.look(0).votes).toEqual([]);
  expect(trial.after(PATIENCE - 1).refusal("ann", vote(0, 2, "bot"))).toBe("not-gone");
  expect(trial.after(1).refusal("ann", vote(0, 2, "bot"))).toBe("done");
});

test("who comes back is voted about no longer", () => {
  const trial = three();
  trial.do("host", { kind: "gone", seat: 2 });
  trial.after(PATIENCE).do("ann", vote(0, 2, "bot"));
  expect(trial.do("host", { kind: "back", seat: 2 })).toEqual([{ kind: "back", seat: 2 }]);
  expect(trial.room.look(0)).toMatchObject({ votes: [], gone: [] });
  expect(trial.refusal("ben", vote(1, 2, "bot"))).toBe("not-gone");
});

test("people who are gone, watch or are voted about have no vote", () => {
  const trial = three();
  trial.do("host", { kind: "gone", seat: 2 });
  trial.do("host", { kind: "gone", seat: 1 });
  trial.after(PATIENCE);
  expect(trial.refusal("cid", vote(2, 2, "wait"))).toBe("not-allowed");
  expect(trial.refusal("ben", vote(1, 2, "bot"))).toBe("not-allowed");
  expect(trial.refusal("zoe", vote(1, 2, "bot"))).toBe("not-your-seat");
  expect(trial.refusal("ann", vote(0, 7, "bot"))).toBe("no-such-seat");
  trial.do("ann", vote(0, 2, "bot"));
  expect(trial.room.places[2]).toMatchObject({ standIn: "greedy" });
});

test("bots are never voted about", () => {
  const trial = new TrialRoom({ seats: 3 }, [OPEN, OPEN, BOT]).begin("ann", "ben");
  expect(trial.after(100 * PATIENCE).refusal("ann", vote(0, 2, "end"))).toBe("not-gone");
  expect(trial.refusal("host", { kind: "gone", seat: 2 })).toBe("not-allowed");
});

test("without a clock a seat that is there but slow may be decided about", () => {
  const trial = new TrialRoom().begin("ann", "ben").turns();
  expect(trial.after(5 * PATIENCE - 1).refusal("ben", vote(1, 0, "bot"))).toBe("not-gone");
  expect(trial.after(1).refusal("ben", vote(1, 0, "bot"))).toBe("done");
  expect(trial.room.places[0]).toMatchObject({ standIn: "greedy" });
});

test("with a clock the clock decides about the slow", () => {
  const clock = { kind: "correspondence", days: 14 } as const;
  const trial = new TrialRoom({ clock }).begin("ann", "ben").turns();
  expect(trial.after(50 * PATIENCE).refusal("ben", vote(1, 0, "bot"))).toBe("not-gone");
});

test("who owes an answer too learns nothing by trying to vote", () => {
  const trial = new TrialRoom().begin("ann", "ben").after(5 * PATIENCE);
  expect(trial.refusal("ann", vote(0, 1, "wait"))).toBe("not-gone");
  trial.answer(0, 0);
  expect(trial.refusal("ann", vote(0, 1, "wait"))).toBe("done");
});

test("gone and back are for the host to say, each once", () => {
  const trial = three();
  expect(trial.refusal("ann", { kind: "gone", seat: 1 })).toBe("host-only");
  expect(trial.refusal("host", { kind: "back", seat: 1 })).toBe("not-gone");
  trial.do("host", { kind: "gone", seat: 1 });
  expect(trial.refusal("host", { kind: "gone", seat: 1 })).toBe("not-allowed");
});
