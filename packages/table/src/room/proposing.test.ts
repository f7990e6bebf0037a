import { expect, test } from "vitest";
import type { Proposed } from "./index.ts";
import { BOT, OPEN, TrialRoom } from "./test/trial-room.ts";

const propose = (seat: number, what: Proposed) => ({ kind: "propose", seat, what }) as const;
const reply = (seat: number, yes: boolean) => ({ kind: "reply", seat, yes }) as const;
const begun = (settings = {}) => new TrialRoom(settings).begin("ann", "ben");

test("a draw needs the yes of every other person", () => {
  const trial = new TrialRoom({ seats: 4 }, [OPEN, OPEN, OPEN, BOT]).begin("ann", "ben", "cid");
  expect(trial.do("ann", propose(0, "draw"))).toEqual([{ kind: "proposed", what: "draw", seat: 0 }]);
  expect(trial.refusal("cid", propose(2, "draw"))).toBe("already-proposed");
  expect(trial.refusal("ann", reply(0, true))).toBe("not-asked");
  trial.do("ben", reply(1, true));
  expect(trial.refusal("ben", reply(1, true))).toBe("not-asked");
  expect(trial.room.look(null).proposal).toEqual({ what: "draw", by: 0, yes: [0, 1] });
  expect(trial.room.stage).toBe("playing");
  expect(trial.do("cid", reply(2, true)).map(({ kind }) => kind)).toEqual(["replied", "ended"]);
  expect(trial.finished).toMatchObject([{ ending: { by: "draw" } }]);
});

test("the first no ends a proposal", () => {
  const trial = new TrialRoom({ seats: 3 }).begin("ann", "ben", "cid");
  trial.do("ann", propose(0, "abort"));
  expect(trial.do("ben", reply(1, false))).toEqual([
    { kind: "replied", what: "abort", seat: 1, yes: false },
    { kind: "lapsed", what: "abort" },
  ]);
  expect(trial.refusal("cid", reply(2, true))).toBe("nothing-proposed");
  expect(trial.room.stage).toBe("playing");
});

test("who proposed may withdraw it, nobody else", () => {
  const trial = begun();
  expect(trial.refusal("ann", { kind: "withdraw", seat: 0 })).toBe("nothing-proposed");
  trial.do("ann", propose(0, "draw"));
  expect(trial.refusal("ben", { kind: "withdraw", seat: 1 })).toBe("not-asked");
  expect(trial.do("ann", { kind: "withdraw", seat: 0 })).toEqual([{ kind: "lapsed", what: "draw" }]);
});

test("where nobody else has to agree it is done at once", () => {
  for (const places of [
    [OPEN, BOT],
    [OPEN, OPEN],
  ]) {
    const trial = new TrialRoom({}, places).begin("ann", "ann");
    expect(trial.do("ann", propose(0, "abort")).map(({ kind }) => kind)).toEqual(["ended"]);
    expect(trial.finished).toMatchObject([{ ending: { by: "abort" } }]);
  }
});

test("a rated game against bots alone is neither called off nor drawn at once", () => {
  const trial = new TrialRoom({ rated: true, takebacks: "none" }, [OPEN, BOT]).begin("ann");
  expect(trial.refusal("ann", propose(0, "abort"))).toBe("not-allowed");
  expect(trial.refusal("ann", propose(0, "draw"))).toBe("not-allowed");
  expect(trial.refusal("ann", propose(0, "pause"))).toBe("done");
});

test("a draw offer outlives answers and lapses with the game", () => {
  const trial = begun().turns();
  trial.do("ann", propose(0, "draw"));
  trial.playOut();
  expect(trial.kinds().slice(-2)).toEqual(["lapsed", "ended"]);
});

test("a proposal lapses when a bot stands in for somebody", () => {
  const trial = begun();
  trial.do("ann", propose(0, "draw"));
  trial.do("ben", { kind: "standIn", seat: 1, bot: "random" });
  expect(trial.room.look(0).proposal).toBeUndefined();
});

test("what belongs to another stage is refused", () => {
  const trial = new TrialRoom();
  trial.do("ann", { kind: "sit", ready: true });
  expect(trial.refusal("ann", propose(0, "draw"))).toBe("not-playing");
  expect(trial.refusal("ann", propose(0, "rematch"))).toBe("not-over");
  trial.do("ben", { kind: "sit", ready: true });
  expect(trial.refusal("ann", propose(0, "rematch"))).toBe("not-over");
  trial.playOut();
  expect(trial.refusal("ann", propose(0, "draw"))).toBe("game-over");
});

test("a pause stops answers and bots until anybody resumes", () => {
  const trial = new TrialRoom({ seats: 3 }, [OPEN, OPEN, BOT]).begin("ann", "ben");
  expect(trial.refusal("ann", { kind: "resume", seat: 0 })).toBe("not-paused");
  trial.do("ann", propose(0, "pause"));
  expect(trial.room.look(0).paused).toBe(false);
  expect(trial.do("ben", reply(1, true)).at(-1)).toEqual({ kind: "paused" });
  expect(trial.room.look(0).paused).toBe(true);
  expect(trial.room.botsOwing()).toEqual([]);
  const question = trial.room.look(0).table?.question?.id ?? -1;
  expect(trial.refusal("ann", { kind: "answer", seat: 0, question, choice: 0 })).toBe("paused");
  expect(trial.refusal("host", { kind: "bot", seat: 2, question: 1, choice: 0 })).toBe("paused");
  expect(trial.refusal("ann", propose(0, "pause"))).toBe("paused");
  expect(trial.do("ben", { kind: "resume", seat: 1 })).toEqual([{ kind: "resumed" }]);
  expect(trial.answer(0).kind).toBe("done");
});

/** Seat 0 lays a card that leaves nothing but the turn of seat 1 behind; the choice that is open for takebacks. */
function played(settings = {}) {
  const trial = begun(settings).turns();
  const before = trial.room.look(0);
  trial.answer(0, (before.table?.choices.length ?? 1) - 1);
  return { trial, before };
}

test("while the rules call a choice open it is taken back at once", () => {
  const { trial, before } = played();
  expect(trial.room.look(0).table?.mayTakeBack).toBe("at-once");
  const heard = trial.heard(0).findLastIndex(({ kind }) => kind === "game");
  expect(trial.do("ann", propose(0, "takeback"))).toEqual([{ kind: "takenBack", seat: 0, to: heard }]);
  expect(trial.room.look(0)).toEqual(before);
  expect(trial.playOut().finished).toMatchObject([{ takebacks: 1 }]);
});

test("after another has chosen they are asked, and their choice goes too", () => {
  const { trial, before } = played();
  trial.answer(1, 0);
  expect(trial.room.look(0).table?.mayTakeBack).toBe("by-asking");
  trial.do("ann", propose(0, "takeback"));
  expect(trial.kinds().at(-1)).toBe("proposed");
  trial.do("ben", reply(1, true));
  expect(trial.kinds().at(-1)).toBe("takenBack");
  expect(trial.room.look(0)).toEqual(before);
});

test("a takeback that is asked for lapses when the game goes on", () => {
  const { trial } = played();
  trial.answer(1, 0);
  trial.do("ann", propose(0, "takeback"));
  const last = trial.room.look(null).waitingFor[0] ?? 0;
  trial.answer(last, 0);
  expect(trial.kinds()).toContain("lapsed");
  expect(trial.room.look(0).proposal).toBeUndefined();
});

test("no takebacks: never; free: always, at once", () => {
  const none = played({ takebacks: "none" }).trial;
  expect(none.room.look(0).table?.mayTakeBack).toBe("no");
  expect(none.refusal("ann", propose(0, "takeback"))).toBe("no-takeback");
  const { trial, before } = played({ takebacks: "free" });
  trial.answer(1, 0);
  expect(trial.room.look(0).table?.mayTakeBack).toBe("at-once");
  trial.do("ann", propose(0, "takeback"));
  expect(trial.room.look(0)).toEqual(before);
});

test("who has not chosen has nothing to take back", () => {
  const trial = begun();
  expect(trial.room.look(0).table?.mayTakeBack).toBe("no");
  expect(trial.refusal("ann", propose(0, "takeback"))).toBe("no-takeback");
});

test("against bots alone a takeback asks nobody, and the bot answers as before", () => {
  const trial = new TrialRoom({}, [OPEN, BOT]).begin("ann").turns();
  trial.bots();
  trial.answer(0, 0);
  trial.bots();
  const before = trial.room.look(0);
  trial.do("ann", propose(0, "takeback"));
  trial.answer(0, 0);
  trial.bots();
  expect(trial.room.look(0)).toEqual(before);
});

test("events of the viewer from `to` on are what is taken back, with talk between them", () => {
  const trial = begun({ takebacks: "free" }).turns();
  trial.do("ann", { kind: "say", text: "one" });
  trial.answer(0, 0);
  trial.do("ben", { kind: "say", text: "two" });
  for (const viewer of trial.viewers) {
    const events = trial.heard(viewer);
    const last = events.findLastIndex(({ kind }) => kind === "said");
    const first = events.findLastIndex(({ kind }, index) => kind === "said" && index < last) + 1;
    const copy = new TrialRoom({ takebacks: "free" });
    for (const entry of trial.log.slice(1)) copy.room.follow(entry);
    const done = copy.room.command(
      { person: "ann", name: "", guest: false },
      propose(0, "takeback"),
      trial.now,
    );
    if (done.kind !== "done") throw new Error("not taken back");
    expect(copy.room.eventsFor(done.news, viewer)).toEqual([{ kind: "takenBack", seat: 0, to: first }]);
  }
});
