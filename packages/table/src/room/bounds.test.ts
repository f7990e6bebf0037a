import { seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import type { Bounds, RoomCommand } from "./index.ts";
import { Room } from "./index.ts";
import { BOT, OPEN, person, TrialRoom } from "./test/trial-room.ts";

const WIDE: Bounds = {
  entriesPerGame: 1000,
  arrangementsPerGame: 1000,
  asidesPerGame: 100,
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
  const host = (command: RoomCommand): string => {
    const reply = room.command("host", command, trial.now);
    if (reply.kind === "done") log.push(reply.entry);
    return reply.kind;
  };
  return { trial, room, send, answer, host };
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

test("a game with too many moves takes no more of them, may be called off for all, and a rematch starts anew", () => {
  const { trial, room, send, answer, host } = bounded({ entriesPerGame: 2 });
  expect(answer()).toBe("done");
  expect(answer()).toBe("done");
  expect(answer()).toBe("game-too-long");
  expect(send({ kind: "say", text: "what now?" })).toBe("done");
  expect(host({ kind: "callOff" })).toBe("done");
  expect(room.stage).toBe("over");
  expect(trial.log.at(-1)?.command).toEqual({ kind: "callOff" });
  expect(room.look(0).table?.ending?.outcome.standings).toEqual([]);
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("done");
  expect(send({ kind: "sit", seat: 0, ready: true })).toBe("done");
  // What was written under other bounds is replayed all the same.
  expect(Room.replay(trial.kits, trial.log).look(0)).toEqual(room.look(0));
});

test("offers that are taken up without end are asides: they use up nobody's moves", () => {
  const trial = new TrialRoom().begin("ann", "ben").turns();
  const { moves } = trial.room.snapshot().data.spent ?? { moves: 0 };
  trial.do("ben", { kind: "answer", seat: 1, question: "offer", choice: 0 });
  const { spent } = trial.room.snapshot().data;
  expect([spent?.moves, spent?.asides[1]]).toEqual([moves, 1]);
});

test("only a host calls a game off", () => {
  const { send } = bounded({});
  expect(send({ kind: "callOff" })).toBe("host-only");
});

test("whoever asks and talks without end uses up what is theirs, and nobody's moves", () => {
  const trial = new TrialRoom({ takebacks: "asked" }).begin("ann", "ben");
  const bounds = { ...WIDE, entriesPerGame: 10, asidesPerGame: 6 };
  const send = (by: string, command: RoomCommand): string => {
    const reply = trial.room.command(person(by), command, trial.now, undefined, bounds);
    return reply.kind === "refused" ? reply.refusal.code : reply.kind;
  };
  const refusals = new Map<string, number>();
  for (let times = 0; times < 500; times++) {
    const what = (["draw", "abort", "pause"] as const)[times % 3] ?? "draw";
    for (const command of [
      { kind: "propose", seat: 0, what },
      { kind: "withdraw", seat: 0 },
      { kind: "say", text: "hurry up" },
    ] as const) {
      const code = send("ann", command);
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
    }
  }
  expect(refusals.get("done")).toBe(6);
  expect(refusals.get("too-often")).toBeGreaterThan(1000);
  expect(send("ben", { kind: "say", text: "I have words left" })).toBe("done");
  const { room } = trial;
  for (let moves = 0; moves < 4 && room.stage === "playing"; moves++) {
    const [seat = 0] = room.owing();
    const question = room.look(seat).table?.question?.id ?? -1;
    expect(send(seat === 0 ? "ann" : "ben", { kind: "answer", seat, question, choice: 0 })).toBe("done");
  }
  // The other half of it survives a restart.
  expect(Room.restore(trial.kits, JSON.parse(JSON.stringify(room.snapshot()))).snapshot()).toEqual(
    JSON.parse(JSON.stringify(room.snapshot())),
  );
});

test("the same thing is asked for three times per turn, and again after the next move", () => {
  const trial = new TrialRoom({}).begin("ann", "ben");
  const send = (by: string, command: RoomCommand): string => {
    const reply = trial.room.command(person(by), command, trial.now, undefined, WIDE);
    return reply.kind === "refused" ? reply.refusal.code : reply.kind;
  };
  const draw = { kind: "propose", seat: 0, what: "draw" } as const;
  for (let times = 0; times < 3; times++) {
    expect(send("ann", draw)).toBe("done");
    expect(send("ann", { kind: "withdraw", seat: 0 })).toBe("done");
  }
  expect(send("ann", draw)).toBe("asked-already");
  expect(send("ben", { ...draw, seat: 1 })).toBe("done");
  expect(send("ann", { kind: "reply", seat: 0, yes: false })).toBe("done");
  const { room } = trial;
  const owed = new Set(room.owing());
  for (const seat of owed) {
    const question = room.look(seat).table?.question?.id ?? -1;
    expect(send(seat === 0 ? "ann" : "ben", { kind: "answer", seat, question, choice: 0 })).toBe("done");
  }
  expect(send("ann", draw)).toBe("done");
});

test("a rated game against bots is paused three times at most", () => {
  const trial = new TrialRoom({ rated: true, takebacks: "none" }, [OPEN, BOT]).begin("ann");
  const send = (command: RoomCommand): string => {
    const reply = trial.room.command(person("ann"), command, trial.now, undefined, WIDE);
    return reply.kind === "refused" ? reply.refusal.code : reply.kind;
  };
  const paused: string[] = [];
  for (let times = 0; times < 5; times++) {
    paused.push(send({ kind: "propose", seat: 0, what: "pause" }));
    send({ kind: "resume", seat: 0 });
  }
  expect(paused.slice(0, 3)).toEqual(["done", "done", "done"]);
  expect(paused.slice(3)).not.toContain("done");
});

test("a gathering cannot grow for ever either, and whoever wants to leave may", () => {
  const { send } = bounded({ entriesPerGame: 8, arrangementsPerGame: 8 });
  expect(send({ kind: "propose", seat: 0, what: "abort" })).toBe("done");
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("done");
  for (let times = 0; times < 8; times++) send({ kind: "sit", seat: 0, ready: times % 2 === 1 });
  expect(send({ kind: "say", text: "well then" })).toBe("table-too-long");
  expect(send({ kind: "sit", seat: 0, ready: true })).toBe("too-often");
  expect(send({ kind: "leave", seat: 0 })).toBe("done");
});

test("a table with too many entries has no rematch", () => {
  const { send } = bounded({ entriesPerTable: 4 });
  expect(send({ kind: "resign", seat: 0 })).toBe("done");
  expect(send({ kind: "propose", seat: 0, what: "rematch" })).toBe("table-too-long");
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

/** A room that gathers, whose host has bounds: what a person's command comes to. */
function gathering(bounds: Partial<Bounds>) {
  const trial = new TrialRoom({});
  const send = (who: string, command: RoomCommand): string => {
    const reply = trial.room.command(person(who), command, trial.now, undefined, { ...WIDE, ...bounds });
    return reply.kind === "refused" ? reply.refusal.code : reply.kind;
  };
  return { trial, send };
}

test("seats change hands so many times before a game; whoever wants to go always may", () => {
  const { send } = gathering({ arrangementsPerGame: 5 });
  const sit = { kind: "sit", seat: 1, ready: false } as const;
  for (let times = 0; times < 5; times++) expect(send("ben", sit)).toBe("done");
  expect(send("ben", sit)).toBe("too-often");
  expect(send("ben", { kind: "say", text: "well then" })).toBe("done");
  expect(send("ben", { kind: "leave", seat: 1 })).toBe("done");
});

test("who uses up how often seats change hands stops nobody else: neither the host nor whoever comes new", () => {
  const { trial, send } = gathering({ arrangementsPerGame: 5, entriesPerGame: 12 });
  const sit = { kind: "sit", seat: 1, ready: false } as const;
  for (const who of ["ben", "eve"]) {
    for (let times = 0; times < 5; times++) expect(send(who, sit)).toBe("done");
    expect(send(who, sit)).toBe("too-often");
    expect(send(who, { kind: "leave", seat: 1 })).toBe("done");
  }
  expect(send("eve", { kind: "say", text: "well then" })).toBe("table-too-long");
  const again = Room.restore(trial.kits, JSON.parse(JSON.stringify(trial.room.snapshot())));
  const reply = again.command(person("ben"), sit, trial.now, undefined, { ...WIDE, arrangementsPerGame: 5 });
  expect(reply).toMatchObject({ kind: "refused", refusal: { code: "too-often" } });
  expect(send("ann", { ...sit, seat: 0 })).toBe("done");
  expect(send("cid", { ...sit, ready: true })).toBe("done");
});

test("whose seat the host gave away does not take it again before the next game; what was brought is of a size", () => {
  const { trial, send } = gathering({});
  const sit = { kind: "sit", seat: 1, ready: false } as const;
  expect(send("ben", { ...sit, pick: "x".repeat(4001) })).toBe("too-long");
  expect(send("ben", sit)).toBe("done");
  expect(send("ann", { kind: "place", seat: 1, place: { kind: "open" } })).toBe("done");
  expect(send("ben", sit)).toBe("put-out");
  expect(send("eve", sit)).toBe("done");
  const again = Room.restore(trial.kits, JSON.parse(JSON.stringify(trial.room.snapshot())));
  const reply = again.command(person("ben"), { ...sit, seat: 0 }, trial.now, undefined, WIDE);
  expect(reply).toMatchObject({ kind: "refused", refusal: { code: "put-out" } });
});
