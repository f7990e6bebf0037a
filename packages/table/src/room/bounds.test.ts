import { seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { Bounds, RoomCommand } from "./index.ts";
import { Room } from "./index.ts";
import { person, TrialRoom } from "./test/trial-room.ts";

const WIDE: Bounds = {
  entriesPerGame: 1000,
  entriesPerTable: 10_000,
  takebacksPerMove: 100,
  botsPerTable: 2,
};

/** A room of Ann's alone, whose host has bounds. */
function bounded(bounds: Partial<Bounds>) {
  const trial = new TrialRoom({ takebacks: "free" }).begin("ann", "ann");
  const { room, log } = trial;
  const send = (command: RoomCommand): string => {
    const all = { ...WIDE, ...bounds };
    const reply = room.command(person("ann"), command, trial.now, seedFrom(`${log.length}`), all);
    if (reply.kind === "done") log.push(reply.entry);
    return reply.kind === "refused" ? reply.refusal.code : reply.kind;
  };
  const answer = (): string => {
    const [seat = 0] = room.owing();
    return send({ kind: "answer", seat, question: room.look(seat).table?.question?.id ?? -1, choice: 0 });
  };
  return { trial, room, send, answer };
}

const undo = { kind: "propose", seat: 0, what: "takeback" } as const;

test("the same move is undone so many times and no more; the next one anew", () => {
  const { send, answer } = bounded({ takebacksPerMove: 3 });
  for (let times = 0; times < 3; times++) {
    expect(answer()).toBe("done");
    expect(send(undo)).toBe("done");
  }
  expect(answer()).toBe("done");
  expect(send(undo)).toBe("too-many-takebacks");
  expect(answer()).toBe("done");
  expect(send({ ...undo, seat: 1 })).toBe("done");
});

test("a game that has grown too long takes nothing more but its end, and a rematch starts anew", () => {
  const { trial, room, send, answer } = bounded({ entriesPerGame: 5 });
  expect(answer()).toBe("done");
  expect(answer()).toBe("done");
  expect(room.position).toBe(5);
  for (const command of [
    undo,
    { kind: "say", text: "more" },
    { kind: "sayPreset", preset: "oops" },
    { kind: "standIn", seat: 0, bot: "random" },
    { kind: "propose", seat: 0, what: "pause" },
  ] as const)
    expect(send(command)).toBe("game-too-long");
  expect(answer()).toBe("game-too-long");
  expect(send({ kind: "resign", seat: 0 })).toBe("done");
  expect(room.stage).toBe("over");
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("done");
  expect(send({ kind: "sit", seat: 0, ready: true })).toBe("done");
  // What was written under other bounds is replayed all the same.
  expect(Room.replay(trial.kits, trial.log).look(0)).toEqual(room.look(0));
});

test("a gathering cannot grow for ever either, and whoever wants to leave may", () => {
  const { send } = bounded({ entriesPerGame: 8 });
  expect(send({ kind: "propose", seat: 0, what: "abort" })).toBe("done");
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("done");
  for (let times = 0; times < 8; times++) send({ kind: "sit", seat: 0, ready: times % 2 === 1 });
  expect(send({ kind: "sit", seat: 0, ready: true })).toBe("game-too-long");
  expect(send({ kind: "leave", seat: 0 })).toBe("done");
});

test("a table with too many entries has no rematch", () => {
  const { send } = bounded({ entriesPerTable: 4 });
  expect(send({ kind: "resign", seat: 0 })).toBe("done");
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("table-too-long");
});

test("what people may agree beyond the end is bounded too", () => {
  const { room, send } = bounded({ entriesPerGame: 3 });
  let done = 0;
  for (let times = 0; times < 300; times++)
    if (send({ kind: "propose", seat: 0, what: times === 0 ? "abort" : "rematch" }) === "done") done += 1;
  expect(done).toBe(2);
  expect(room.stage).toBe("gathering");
});

test("no more bots are put at a table than its host allows", () => {
  const { send } = bounded({ botsPerTable: 1 });
  expect(send({ kind: "propose", seat: 0, what: "abort" })).toBe("done");
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("done");
  const bot = { kind: "bot", bot: "random" } as const;
  for (const seat of [0, 1]) expect(send({ kind: "leave", seat })).toBe("done");
  expect(send({ kind: "place", seat: 0, place: bot })).toBe("done");
  expect(send({ kind: "place", seat: 1, place: bot })).toBe("too-many-bots");
  expect(send({ kind: "place", seat: 0, place: bot })).toBe("done");
});
