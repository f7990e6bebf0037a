import { KITS } from "@medallion/games";
import { type Kit, randomOf, type Seat } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { Clock } from "./index.ts";
import { TOY, TrialRoom } from "./test/trial-room.ts";

const move: Clock = { kind: "move", allowance: 30_000, away: 20_000 };
const bank: Clock = { kind: "bank", bank: 600_000, increment: 5000, away: 20_000 };

const gwent = KITS.filter(({ game }) => game.id === "gwent");

/** What everybody but this seat may know. */
function known(trial: TrialRoom, seat: Seat): unknown {
  const others = trial.viewers.filter((viewer) => viewer !== seat);
  return others.map((viewer) => [trial.room.look(viewer), trial.room.heard(viewer)]);
}

for (const [clockName, clock] of [
  ["per move", move],
  ["bank", bank],
] as const)
  for (const [name, settings, kits] of [
    ["the toy's exchange", { mode: "long" }, [TOY]],
    ["Gwent's mulligan", { game: "gwent", mode: "standard" }, gwent],
  ] as const)
    for (const first of [0, 1])
      test(`${name}, clock ${clockName}: a hidden answer of seat ${first} changes nothing for others while it owes another`, () => {
        const trial = new TrialRoom({ ...settings, clock }, undefined, kits as readonly Kit[]);
        trial.begin("ann", "ben");
        const other = 1 - first;
        // Seat `first` answers one of two, then the other seat does, then the other seat is done, then `first` answers.
        const before = known(trial, first);
        expect(trial.after(4000).answer(first, 1).kind).toBe("done");
        expect(trial.room.look(first).table?.question).toBeDefined();
        expect(known(trial, first)).toEqual(before);

        const later = known(trial, other);
        expect(trial.after(4000).answer(other, 1).kind).toBe("done");
        expect(known(trial, other)).toEqual(later);
      });

test("the last to answer betrays nothing either: its time is not renewed", () => {
  const trial = new TrialRoom({ mode: "long", clock: move }).begin("ann", "ben");
  trial.answer(0, 0);
  const before = known(trial, 1);
  trial.after(5000).answer(1, 1);
  expect(trial.room.look(1).table?.question).toBeDefined();
  expect(known(trial, 1)).toEqual(before);
});

test("a hidden answer taken back at a table with free takebacks is no news for others", () => {
  const trial = new TrialRoom({ mode: "long", takebacks: "free", clock: bank }).begin("ann", "ben");
  const before = known(trial, 0);
  trial.after(1000).answer(0, 1);
  trial.after(1000).do("ann", { kind: "propose", seat: 0, what: "takeback" });
  expect(trial.heard(0).at(-1)).toMatchObject({ kind: "takenBack" });
  expect(known(trial, 0)).toEqual(before);
});

test("in a phase of hidden answers a takeback is always asked for", () => {
  const trial = new TrialRoom({ mode: "long" }).begin("ann", "ben");
  trial.answer(0, 1);
  expect(trial.room.look(0).table?.mayTakeBack).toBe("by-asking");
});

test("who owes an answer is told of nobody else who does", () => {
  const trial = new TrialRoom({ seats: 3 }).begin("ann", "ben", "cid");
  const waiting = () => trial.viewers.map((viewer) => trial.room.look(viewer).waitingFor);
  expect(waiting()).toEqual([[0], [1], [2], [0, 1, 2]]);
  trial.answer(1, 0);
  expect(waiting()).toEqual([[0], [0, 2], [2], [0, 2]]);
});

test("who owes an answer sees the time of the others as it stood when all were asked, done or gone", () => {
  const trial = new TrialRoom({ clock: bank, seats: 3 }).begin("ann", "ben", "cid");
  const before = trial.room.look(0).clocks;
  expect(before[1]).toMatchObject({ left: 600_000, running: "thinking" });
  trial.after(5000).answer(1, 0);
  trial.do("host", { kind: "gone", seat: 2 });
  expect(trial.room.look(0).clocks).toEqual(before);
  // The one who is done sees itself exactly, and of two who still owe nothing.
  expect(trial.room.look(1).clocks).toMatchObject([
    { running: "thinking", since: before[0]?.since },
    { left: 600_000, running: undefined, since: trial.now },
    { running: "thinking", since: before[2]?.since },
  ]);
  trial.after(5000).answer(0, 0);
  expect(trial.room.look(0).clocks[2]).toMatchObject({ running: "away", since: trial.now - 5000 });
});

/** Random seats may wander for ever. */
const MOST_ANSWERS = 300;

/** In whole games, or long parts of them: an answer of which a viewer hears nothing, and after which the seat still owes one, changes nothing for that viewer. */
for (const kit of [TOY, ...KITS])
  for (const { id: mode, seats } of kit.lobby.modes)
    test(`${kit.game.id} ${mode}: what nobody hears of nobody sees`, () => {
      const count = seats.at(-1) ?? 2;
      const people = ["ann", "ben", "cid", "dan", "eve"];
      let silent = 0;
      for (let round = 0; round < 3; round++) {
        const random = randomOf(`${mode} ${round}`);
        const settings = { game: kit.game.id, mode, seats: count, clock: round === 0 ? bank : move };
        const trial = new TrialRoom(settings, undefined, [kit]).begin(...people);
        for (let answers = 0; trial.room.stage === "playing" && answers < MOST_ANSWERS; answers++) {
          const owing = trial.room.look(null).waitingFor;
          const seat = owing[random.below(owing.length)] ?? 0;
          const choices = trial.room.look(seat).table?.choices.length ?? 1;
          const before = trial.viewers.map((viewer) => trial.room.look(viewer));
          const heard = trial.viewers.map((viewer) => trial.room.heard(viewer));
          expect(trial.after(100).answer(seat, random.below(choices)).kind).toBe("done");
          if (!trial.room.look(seat).waitingFor.includes(seat)) continue;
          for (const [index, viewer] of trial.viewers.entries()) {
            if (viewer === seat || trial.room.heard(viewer) !== heard[index]) continue;
            silent++;
            expect(trial.room.look(viewer)).toEqual(before[index]);
          }
        }
      }
      if (mode === "long" || mode === "standard") expect(silent).toBeGreaterThan(0);
    });
