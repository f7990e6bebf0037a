import { at, type Choice, type Kit } from "@medallion/kernel";
import { claimOf, parseSave, verify } from "@medallion/records";
import { expect, test } from "vitest";
import { chooseFor } from "./index.ts";
import { BOT, OPEN, TOY, TrialRoom } from "./test/trial-room.ts";

test("an answer is applied exactly once", () => {
  const trial = new TrialRoom({ mode: "long" }).begin("ann", "ben");
  const id = trial.room.look(0).table?.question?.id ?? -1;
  const first = { kind: "answer", seat: 0, question: id, choice: 1 } as const;
  trial.do("ann", first);
  expect(trial.refusal("ann", first)).toBe("stale-question");
  expect(trial.answer(0, 0).kind).toBe("done");
  expect(trial.refusal("ann", { ...first, question: id + 1 })).toBe("no-question");
  expect(trial.refusal("ben", { ...first, seat: 1, choice: 99 })).toBe("no-such-choice");
  expect(trial.refusal("ann", { ...first, seat: 1 })).toBe("not-your-seat");
  expect(trial.refusal("ann", { ...first, seat: 2 })).toBe("no-such-seat");
  expect(trial.refusal("host", first)).toBe("not-your-seat");
});

test("answers before and after the game are refused", () => {
  const trial = new TrialRoom();
  const wish = { kind: "answer", seat: 0, question: 1, choice: 0 } as const;
  trial.do("ann", { kind: "sit", ready: true });
  expect(trial.refusal("ann", wish)).toBe("not-playing");
  trial.do("ben", { kind: "sit", ready: true });
  trial.playOut();
  expect(trial.refusal("ann", wish)).toBe("game-over");
});

test("an offer may be taken up without being asked", () => {
  const trial = new TrialRoom().begin("ann", "ben").turns();
  expect(trial.room.look(1).table).toMatchObject({ question: undefined, offers: [{ kind: "show" }] });
  const events = trial.do("ben", { kind: "answer", seat: 1, question: "offer", choice: 0 });
  expect(events).toMatchObject([{ kind: "game", event: { kind: "shown", seat: 1 } }]);
});

test("bots are answered for by the host alone, and only where a bot plays", () => {
  const trial = new TrialRoom({}, [OPEN, BOT]).begin("ann");
  const [task] = trial.room.botsOwing();
  if (task === undefined) throw new Error("the bot owes an answer");
  expect(task).toMatchObject({ seat: 1, bot: "random", game: "toy" });
  expect(JSON.parse(JSON.stringify(task))).toEqual(task);
  const wish = { kind: "bot", seat: 1, question: task.question.id, choice: chooseFor(TOY, task) } as const;
  expect(trial.refusal("ann", wish)).toBe("host-only");
  expect(trial.refusal("host", { ...wish, seat: 0 })).toBe("not-allowed");
  trial.do("host", wish);
  expect(["stale-question", "no-question"]).toContain(trial.refusal("host", wish));
});

test("a bot's task holds what its seat may know and its chance, and nothing that tells of the seed", () => {
  const trial = new TrialRoom({}, [OPEN, BOT]).begin("ann");
  const task = at(trial.room.botsOwing(), 0);
  const { view, question, choices } = trial.room.look(1).table ?? {};
  const { random, ...known } = task;
  expect(known).toEqual({ seat: 1, bot: "random", game: "toy", view, question, choices });
  const text = JSON.stringify(task);
  const { seed } = at(trial.playOut().finished, 0).record;
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(text).not.toContain(seed);
  expect(random).toMatch(/^[0-9a-f]{64}$/);
});

test("a bot that breaks down throws where it thinks, not in the room", () => {
  const trial = new TrialRoom({}, [OPEN, { kind: "bot", bot: "greedy", name: "" }]).begin("ann");
  const kit: Kit = { ...TOY, knowledge: { rate: () => [] } };
  expect(() => chooseFor(kit, at(trial.room.botsOwing(), 0))).toThrow("rated 0");
});

test("a game that ended hands the host its record, which proves itself", () => {
  const trial = new TrialRoom({}, [OPEN, BOT]).begin("ann").playOut();
  const [finished] = trial.finished;
  if (finished === undefined) throw new Error("the game is over");
  expect(finished).toMatchObject({ number: 0, left: [], takebacks: 0, ending: { by: "rules" } });
  expect(finished.places).toMatchObject([{ person: "ann" }, { bot: "random" }]);
  const loaded = parseSave(finished.save, () => TOY.game);
  const claim = { ...claimOf(finished.record, loaded), commitment: trial.room.commitment };
  expect(verify(TOY.game, finished.record, claim).verdict).toBe("proved");
  expect(trial.kinds().at(-1)).toBe("ended");
  expect(trial.room.look(0)).toMatchObject({
    stage: "over",
    waitingFor: [],
    table: { question: undefined, choices: [], mayTakeBack: "no", ending: { by: "rules" } },
  });
});

test("among two who resigns has lost", () => {
  const trial = new TrialRoom().begin("ann", "ben");
  expect(trial.refusal("ann", { kind: "resign", seat: 1 })).toBe("not-your-seat");
  trial.do("ben", { kind: "resign", seat: 1 });
  expect(trial.room.look(0).table?.ending).toMatchObject({ by: "resignation" });
  expect(trial.finished).toMatchObject([{ left: [1], ending: { by: "resignation" } }]);
  expect(trial.refusal("ann", { kind: "resign", seat: 0 })).toBe("game-over");
});

test("among three a bot plays on for who resigns while other people play", () => {
  const trial = new TrialRoom({ seats: 3 }).begin("ann", "ben", "cid");
  trial.do("ben", { kind: "resign", seat: 1 });
  expect(trial.room.places[1]).toMatchObject({ person: "ben", standIn: "greedy" });
  expect(trial.room.botsOwing()).toMatchObject([{ seat: 1, bot: "greedy" }]);
  expect(trial.refusal("ben", { kind: "resign", seat: 1 })).toBe("not-allowed");
  expect(trial.playOut().finished).toMatchObject([{ left: [1], ending: { by: "rules" } }]);
  expect(trial.finished[0]?.record.segments[0]?.history).toContainEqual({
    kind: "seat",
    seat: 1,
    holder: { who: "bot", name: "BEN", bot: "greedy" },
  });
});

test("among three the game ends when nobody but bots, or one's own other seat, would play on", () => {
  const bots = new TrialRoom({ seats: 3 }, [OPEN, BOT, BOT]).begin("ann");
  bots.do("ann", { kind: "resign", seat: 0 });
  expect(bots.room.stage).toBe("over");
  const own = new TrialRoom({ seats: 3 }, [OPEN, OPEN, BOT]).begin("ann", "ann");
  own.do("ann", { kind: "resign", seat: 0 });
  expect(own.room.stage).toBe("over");
  const last = new TrialRoom({ seats: 3 }).begin("ann", "ben", "cid");
  last.do("ann", { kind: "resign", seat: 0 });
  last.do("ben", { kind: "resign", seat: 1 });
  expect(last.room.stage).toBe("playing");
  last.do("cid", { kind: "resign", seat: 2 });
  expect(last.room.stage).toBe("over");
  expect(last.finished[0]?.left).toEqual([0, 1, 2]);
});

test("a bot stands in until its person takes the seat back", () => {
  const trial = new TrialRoom().begin("ann", "ben");
  expect(trial.refusal("ann", { kind: "standIn", seat: 0, bot: "clever" })).toBe("unknown-bot");
  expect(trial.refusal("ann", { kind: "takeOver", seat: 0 })).toBe("not-allowed");
  trial.do("ann", { kind: "standIn", seat: 0, bot: "random" });
  expect(trial.refusal("ann", { kind: "standIn", seat: 0, bot: "random" })).toBe("not-allowed");
  expect(trial.room.botsOwing()).toMatchObject([{ seat: 0, bot: "random" }]);
  const { id } = at(trial.room.botsOwing(), 0).question;
  expect(trial.refusal("ann", { kind: "answer", seat: 0, question: id, choice: 0 })).toBe("not-allowed");
  expect(trial.do("ann", { kind: "takeOver", seat: 0 })).toEqual([
    { kind: "placed", seat: 0, place: { kind: "person", person: "ann", name: "ANN", guest: false } },
  ]);
  expect(trial.room.botsOwing()).toEqual([]);
  expect(trial.answer(0).kind).toBe("done");
  expect(trial.playOut().finished[0]?.left).toEqual([]);
});

test("at a rated table nobody has a bot stand in, and who gave up does not come back", () => {
  const rated = { seats: 3, rated: true, takebacks: "none" } as const;
  const trial = new TrialRoom(rated).begin("ann", "ben", "cid");
  expect(trial.refusal("ann", { kind: "standIn", seat: 0, bot: "random" })).toBe("not-allowed");
  trial.do("ann", { kind: "resign", seat: 0 });
  expect(trial.refusal("ann", { kind: "takeOver", seat: 0 })).toBe("not-allowed");
  const friendly = new TrialRoom({ seats: 3 }).begin("ann", "ben", "cid");
  friendly.do("ann", { kind: "resign", seat: 0 });
  friendly.do("ann", { kind: "takeOver", seat: 0 });
  expect(friendly.playOut().finished[0]?.left).toEqual([]);
});

/** The toy with rules that break down half way on some choices. */
function broken(on: (choice: Choice) => boolean): Kit {
  const choose: Kit["game"]["choose"] = (state, seat, choice, tell) => {
    const finality = TOY.game.choose(state, seat, choice, tell);
    if (on(choice)) throw new Error("rules broke down");
    return finality;
  };
  return { ...TOY, game: { ...TOY.game, choose } };
}

test("an exception of the rules is rolled back, and the room plays on", () => {
  const kit = broken(({ kind }) => kind === "exchange");
  const trial = new TrialRoom({ clock: { kind: "move", allowance: 5000, away: 0 } }, undefined, [kit]);
  trial.begin("ann", "ben");
  const before = JSON.stringify([trial.room.snapshot(), trial.room.look(0), trial.room.look(1)]);
  expect(trial.answer(0, 1)).toMatchObject({ kind: "failed", error: { message: "rules broke down" } });
  expect(JSON.stringify([trial.room.snapshot(), trial.room.look(0), trial.room.look(1)])).toBe(before);
  expect(trial.answer(0, 0).kind).toBe("done");
  expect(trial.playOut().room.stage).toBe("over");
});

test("an exception in the middle of a tick rolls the whole tick back", () => {
  let calls = 0;
  const kit = broken(() => ++calls === 2);
  const trial = new TrialRoom({ clock: { kind: "move", allowance: 5000, away: 0 } }, undefined, [kit]);
  trial.begin("ann", "ben").after(5000);
  const before = JSON.stringify(trial.room.snapshot());
  expect(trial.send("host", { kind: "tick" }).kind).toBe("failed");
  expect(JSON.stringify(trial.room.snapshot())).toBe(before);
  expect(trial.do("host", { kind: "tick" }).filter(({ kind }) => kind === "outOfTime")).toHaveLength(2);
});

test("with open hands everybody, spectators too, sees what the others see", () => {
  const trial = new TrialRoom({ openHands: true }).begin("ann", "ben");
  const view = (viewer: number) => trial.room.look(viewer).table?.view;
  expect(trial.room.look(0).table?.others).toEqual([{ seat: 1, view: view(1) }]);
  expect(trial.room.look(null).table?.others).toEqual([
    { seat: 0, view: view(0) },
    { seat: 1, view: view(1) },
  ]);
  expect(new TrialRoom().begin("ann", "ben").room.look(0).table?.others).toEqual([]);
});

test("who may watch: everybody where spectators are welcome, else who sits here and the owner", () => {
  expect(new TrialRoom().room.mayWatch("zoe")).toBe(true);
  const closed = new TrialRoom({ spectators: { kind: "none" } });
  expect(closed.room.mayWatch("ben")).toBe(false);
  closed.do("ben", { kind: "sit", ready: true });
  expect(["ann", "ben", "zoe"].map((id) => closed.room.mayWatch(id))).toEqual([true, true, false]);
});

test("time never runs backwards in the log", () => {
  const trial = new TrialRoom().begin("ann", "ben").after(-500);
  trial.answer(0);
  expect(trial.log.map((entry) => entry.at).every((time, i, all) => time >= (all[i - 1] ?? 0))).toBe(true);
});
