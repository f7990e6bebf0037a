import type { Kit } from "@medallion/kernel";
import { expect, test } from "vitest";
import { type Clock, LONGEST_WAIT, MOST_MISSED } from "./index.ts";
import { BOT, OPEN, START, TOY, TrialRoom } from "./test/trial-room.ts";

const move: Clock = { kind: "move", allowance: 30_000, away: 20_000 };
const bank: Clock = { kind: "bank", bank: 60_000, increment: 5000, away: 20_000 };
const days: Clock = { kind: "correspondence", days: 2 };
const DAY = 86_400_000;
const tick = { kind: "tick" } as const;

const begun = (clock: Clock, settings = {}) => new TrialRoom({ clock, ...settings }).begin("ann", "ben");
const face = (trial: TrialRoom, seat: number) =>
  trial.room.look(seat).clocks.find((clock) => clock.seat === seat);
/** The last choice of a turn is to pass; any other lays a card. */
const pass = (trial: TrialRoom, seat: number) =>
  trial.answer(seat, (trial.room.look(seat).table?.choices.length ?? 1) - 1);

test("without a clock nothing is ever due", () => {
  const trial = begun({ kind: "none" });
  expect(trial.room.due()).toBeUndefined();
  expect(trial.room.look(0).clocks).toEqual([]);
  expect(trial.after(DAY).refusal("host", tick)).toBe("nothing-due");
});

test("a rated game waits fourteen days for an answer: then whoever owes it has lost, paused or not", () => {
  for (const clock of [{ kind: "none" }, bank] as const) {
    const trial = new TrialRoom({ clock, rated: true, takebacks: "none" }, [OPEN, BOT]).begin("ann").turns();
    const since = trial.now;
    if (clock.kind === "bank") trial.do("ann", { kind: "propose", seat: 0, what: "pause" });
    expect(trial.room.due()).toBe(since + LONGEST_WAIT);
    expect(trial.after(LONGEST_WAIT - 1).refusal("host", tick)).toBe("nothing-due");
    expect(trial.after(1).do("host", tick)).toMatchObject([
      { kind: "outOfTime", seat: 0 },
      { kind: "ended", ending: { by: "resignation" } },
    ]);
    expect(trial.room.due()).toBeUndefined();
  }
});

test("a rated game that was paused when it was a bot's turn goes on after fourteen days", () => {
  const trial = new TrialRoom({ rated: true, takebacks: "none" }, [OPEN, BOT]).begin("ann").turns();
  trial.answer(0);
  expect(trial.room.isAwaitingBots()).toBe(true);
  trial.do("ann", { kind: "propose", seat: 0, what: "pause" });
  expect(trial.after(LONGEST_WAIT).do("host", tick)).toMatchObject([{ kind: "resumed" }]);
  trial.bots();
  expect(trial.room.due()).toBe(trial.now + LONGEST_WAIT);
});

test("where others play on, a bot answers for whoever let a rated game wait", () => {
  const trial = new TrialRoom({ seats: 3, rated: true, takebacks: "none" })
    .begin("ann", "ben", "cay")
    .turns();
  const events = trial.after(LONGEST_WAIT).do("host", tick);
  expect(events).toMatchObject([
    { kind: "outOfTime", seat: 0 },
    { kind: "placed", seat: 0, place: { person: "ann", standIn: "greedy" } },
  ]);
  expect(trial.room.stage).toBe("playing");
  expect(trial.room.due()).toBeUndefined();
});

test("a seat's time runs from its question on, and a tick is for the host, when it is due", () => {
  const trial = begun(move);
  expect(face(trial, 0)).toEqual({ seat: 0, left: 30_000, away: 20_000, running: "thinking", since: START });
  expect(trial.room.due()).toBe(START + 30_000);
  expect(trial.refusal("ann", tick)).toBe("host-only");
  expect(trial.after(29_999).refusal("host", tick)).toBe("nothing-due");
  expect(trial.after(1).refusal("host", tick)).toBe("done");
});

test("per move: who lets it run out gets the fallback, all who are late in one tick, lowest seat first", () => {
  const trial = begun(move).after(30_000);
  const events = trial.do("host", tick, null);
  expect(events.filter(({ kind }) => kind === "outOfTime")).toEqual([
    { kind: "outOfTime", seat: 0 },
    { kind: "outOfTime", seat: 1 },
  ]);
  expect(trial.room.snapshot().course?.record.segments[0]?.history).toEqual([
    { kind: "fallback", seat: 0, question: 1 },
    { kind: "fallback", seat: 1, question: 1 },
  ]);
  expect(trial.room.look(null).waitingFor).toEqual([0]);
  expect(trial.room.due()).toBe(trial.now + 30_000);
});

test("an answer that comes late but before the tick is taken", () => {
  const trial = begun(move).after(40_000);
  expect(trial.answer(0).kind).toBe("done");
  expect(trial.do("host", tick, null).filter(({ kind }) => kind === "outOfTime")).toMatchObject([
    { seat: 1 },
  ]);
});

/** The toy whose fallback of a turn is to lay a card, so that a seat can miss many. */
const laying: Kit = {
  ...TOY,
  game: {
    ...TOY.game,
    questions: (state) => TOY.game.questions(state).map((question) => ({ ...question, fallback: 0 })),
  },
};

/** Everybody but seat 0 answers; it lets its time run out `times` times. */
function neglected(trial: TrialRoom, times: number): TrialRoom {
  for (let missed = 0; missed < times; ) {
    const other = trial.room.look(null).waitingFor.find((seat) => seat !== 0);
    if (other === undefined) {
      trial.after(30_000).do("host", tick);
      missed++;
    } else pass(trial, other);
  }
  return trial;
}

test(`after ${MOST_MISSED} questions in a row a game for two is lost`, () => {
  const trial = new TrialRoom({ clock: move }, undefined, [laying]).begin("ann", "ben");
  expect(neglected(trial, MOST_MISSED - 1).room.stage).toBe("playing");
  neglected(trial, 1);
  expect(trial.finished).toMatchObject([{ ending: { by: "resignation" }, left: [0] }]);
  const history = trial.finished[0]?.record.segments[0]?.history ?? [];
  expect(history.filter(({ kind }) => kind === "fallback")).toHaveLength(MOST_MISSED);
});

test(`after ${MOST_MISSED} questions in a row a bot plays on among three`, () => {
  const trial = new TrialRoom({ clock: move, seats: 3 }, undefined, [laying]).begin("ann", "ben", "cid");
  expect(neglected(trial, MOST_MISSED - 1).room.places[0]).not.toHaveProperty("standIn");
  expect(neglected(trial, 1).room.places[0]).toMatchObject({ standIn: "greedy" });
  trial.do("ann", { kind: "takeOver", seat: 0 });
  expect(trial.room.snapshot().data.chairs[0]).toMatchObject({ missed: 0, out: false });
});

test("an answer begins the count of missed questions anew", () => {
  const trial = begun(move, { mode: "long" });
  trial.answer(1, 0);
  trial.after(30_000).do("host", tick);
  expect(trial.room.snapshot().data.chairs[0]?.missed).toBe(1);
  expect(trial.answer(0, 0).kind).toBe("done");
  expect(trial.room.snapshot().data.chairs[0]?.missed).toBe(0);
});

test("bank: what is used is gone, and a little more comes after each turn, once", () => {
  const trial = begun(bank).turns();
  expect(face(trial, 0)).toMatchObject({ left: 65_000, running: "thinking" });
  expect(face(trial, 1)).toMatchObject({ left: 65_000, running: undefined });
  trial.after(10_000).answer(0, 0);
  if (trial.room.look(null).waitingFor[0] === 0) trial.answer(0, 0);
  expect(face(trial, 0)).toMatchObject({ left: 60_000, running: undefined });
});

test("bank: who has used it up has lost a game for two", () => {
  const trial = begun(bank).turns();
  trial.after(65_000);
  expect(trial.do("host", tick).map(({ kind }) => kind)).toEqual(["outOfTime", "ended"]);
  expect(trial.finished).toMatchObject([{ ending: { by: "resignation" }, left: [0] }]);
  expect(trial.room.due()).toBeUndefined();
});

test("among three a bot plays on for who ran out of time", () => {
  const trial = new TrialRoom({ clock: bank, seats: 3 }).begin("ann", "ben", "cid");
  trial.answer(1, 0);
  trial.after(60_000).do("host", tick);
  expect(trial.room.places).toMatchObject([{ standIn: "greedy" }, { person: "ben" }, { standIn: "greedy" }]);
  expect(trial.room.look(1).places[1]).not.toHaveProperty("standIn");
  expect(trial.room.due()).toBeUndefined();
});

test("when the last two of three run out of time at once, the second has lost", () => {
  const trial = new TrialRoom({ clock: bank, seats: 3 }).begin("ann", "ben", "cid");
  trial.after(60_000).do("host", tick, null);
  expect(trial.finished).toMatchObject([{ ending: { by: "resignation" }, left: [0, 1, 2] }]);
});

test("correspondence: days for each turn, then the game is lost", () => {
  const trial = begun(days).turns();
  expect(trial.room.due()).toBe(trial.now + 2 * DAY);
  trial.after(DAY);
  pass(trial, 0);
  expect(trial.room.due()).toBe(trial.now + 2 * DAY);
  trial.after(2 * DAY).do("host", tick);
  expect(trial.finished).toMatchObject([{ left: [1] }]);
});

test("correspondence knows no bank for lost connections", () => {
  const trial = begun(days).turns();
  trial.do("host", { kind: "gone", seat: 0 });
  expect(face(trial, 0)).toMatchObject({ running: "thinking", away: 0 });
});

test("a lost connection uses its own bank, then the time to think runs on; nobody gains more than the bank", () => {
  const trial = begun(move).turns();
  trial.after(10_000).do("host", { kind: "gone", seat: 0 });
  expect(face(trial, 0)).toEqual({ seat: 0, left: 20_000, away: 20_000, running: "away", since: trial.now });
  trial.after(15_000).do("host", { kind: "back", seat: 0 });
  expect(face(trial, 0)).toEqual({
    seat: 0,
    left: 20_000,
    away: 5000,
    running: "thinking",
    since: trial.now,
  });
  trial.do("host", { kind: "gone", seat: 0 });
  expect(trial.room.due()).toBe(trial.now + 5000);
  expect(trial.after(5000).do("host", tick)).toEqual([]);
  expect(face(trial, 0)).toEqual({ seat: 0, left: 20_000, away: 0, running: "thinking", since: trial.now });
  expect(trial.room.due()).toBe(trial.now + 20_000);
  trial.do("host", { kind: "back", seat: 0 });
  trial.do("host", { kind: "gone", seat: 0 });
  expect(face(trial, 0)).toMatchObject({ running: "thinking" });
});

test("a tick that comes after both banks are used up does both", () => {
  const trial = begun(move).turns();
  trial.do("host", { kind: "gone", seat: 0 });
  const events = trial.after(50_000).do("host", tick, null);
  expect(events[0]).toEqual({ kind: "outOfTime", seat: 0 });
});

test("a lost connection of who owes nothing costs nothing", () => {
  const trial = begun(bank).turns();
  trial.do("host", { kind: "gone", seat: 1 });
  trial.after(15_000).do("host", { kind: "back", seat: 1 });
  expect(face(trial, 1)).toMatchObject({ left: 65_000, away: 20_000, running: undefined });
});

test("while the game is paused no time runs", () => {
  const trial = new TrialRoom({ clock: move }, [OPEN, BOT]).begin("ann").turns();
  trial.bots();
  trial.after(10_000).do("ann", { kind: "propose", seat: 0, what: "pause" });
  expect(trial.room.due()).toBeUndefined();
  expect(face(trial, 0)).toMatchObject({ left: 20_000, running: undefined });
  trial.after(DAY).do("ann", { kind: "resume", seat: 0 });
  expect(trial.room.due()).toBe(trial.now + 20_000);
});

test("others see the time of a hidden answer rest and go on with a pause", () => {
  const trial = begun(move).after(10_000);
  trial.do("ann", { kind: "propose", seat: 0, what: "pause" });
  trial.do("ben", { kind: "reply", seat: 1, yes: true });
  const seen = () => trial.room.look(0).clocks[1];
  expect(seen()).toMatchObject({ left: 20_000, running: undefined });
  trial.after(DAY).do("ann", { kind: "resume", seat: 0 });
  expect(seen()).toMatchObject({ left: 20_000, running: "thinking", since: trial.now });
});

test("while a bot stands in no time runs, and it earns none", () => {
  const trial = begun(bank).turns();
  trial.after(10_000).do("ann", { kind: "standIn", seat: 0, bot: "random" });
  expect(trial.room.due()).toBeUndefined();
  trial.after(DAY).bots();
  trial.do("ann", { kind: "takeOver", seat: 0 });
  expect(face(trial, 0)).toMatchObject({ left: 55_000 });
});

test("a takeback gains no time", () => {
  const perMove = begun(move).turns();
  perMove.after(10_000);
  pass(perMove, 0);
  perMove.after(1000).do("ann", { kind: "propose", seat: 0, what: "takeback" });
  expect(face(perMove, 0)).toMatchObject({ left: 20_000, running: "thinking", since: perMove.now });
  const banked = begun(bank).turns();
  banked.after(10_000);
  pass(banked, 0);
  expect(face(banked, 0)).toMatchObject({ left: 60_000 });
  banked.do("ann", { kind: "propose", seat: 0, what: "takeback" });
  expect(face(banked, 0)).toMatchObject({ left: 55_000, running: "thinking" });
});

test("clocks stop with the game and begin full in the next", () => {
  const trial = begun(bank).turns().after(10_000);
  trial.do("ann", { kind: "resign", seat: 0 });
  expect(trial.room.due()).toBeUndefined();
  expect(face(trial, 0)).toMatchObject({ left: 55_000, running: undefined });
  trial.do("ann", { kind: "propose", seat: 0, what: "rematch" });
  trial.do("ben", { kind: "reply", seat: 1, yes: true });
  trial.do("ann", { kind: "sit", seat: 0, ready: true });
  trial.do("ben", { kind: "sit", seat: 1, ready: true });
  expect(face(trial, 0)).toMatchObject({ left: 60_000, running: "thinking" });
});
