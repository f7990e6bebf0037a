import { InputError, seedFrom } from "@medallion/kernel";
import { firstEntries, type GameRecord, verify } from "@medallion/records";
import { expect, test } from "vitest";
import { type LogEntry, Room } from "./index.ts";
import { BOT, founding, OPEN, person, START, TOY, TrialRoom } from "./test/trial-room.ts";

const PASS = 0;

/** A game of a person and a bot in its middle, and its record until then. */
function begun(): { readonly trial: TrialRoom; readonly record: GameRecord } {
  const trial = new TrialRoom({}, [OPEN, BOT]).begin("ann").turns();
  trial.answer(0, 1);
  trial.bots();
  const record = trial.room.snapshot().course?.record;
  if (record === undefined) throw new Error("the game has begun");
  return { trial, record };
}

function foundFrom(from: GameRecord, seed = from.seed): LogEntry {
  const { command, ...entry } = founding({}, [BOT, OPEN]);
  if (command.kind !== "found") throw new Error("a room begins with its founding");
  return { ...entry, command: { ...command, from }, seed };
}

/** The same game with seats changed: a bot for the person, another person for the bot. */
function goneOn(from: GameRecord): { readonly room: Room; readonly log: readonly LogEntry[] } {
  const entry = foundFrom(from);
  const room = Room.found([TOY], entry);
  const sat = room.command(person("ben"), { kind: "sit", seat: 1, ready: true }, START);
  if (sat.kind !== "done") throw new Error("a seat is open");
  return { room, log: [entry, sat.entry] };
}

test("a game goes on from a record where that stands, with others at its seats", () => {
  const { trial, record } = begun();
  const { room } = goneOn(record);
  expect(room.stage).toBe("playing");
  for (const seat of [0, 1]) {
    expect(room.look(seat).table?.view).toEqual(trial.room.look(seat).table?.view);
    expect(room.look(seat).table?.question).toEqual(trial.room.look(seat).table?.question);
  }
  expect(room.places.map(({ kind }) => kind)).toEqual(["bot", "person"]);
  expect(room.botsOwing().map(({ seat }) => seat)).toEqual(trial.room.owing().includes(0) ? [0] : []);
});

test("what it was gone on from, what was taken back there and who sat there is all in its log and its record", () => {
  const { record } = begun();
  const { room, log } = goneOn(record);
  expect(Room.replay([TOY], log).snapshot()).toEqual(room.snapshot());
  expect(Room.restore([TOY], JSON.parse(JSON.stringify(room.snapshot()))).look(1)).toEqual(room.look(1));
  const found = room.snapshot().course?.record;
  expect(found?.seats).toEqual(record.seats);
  const proof = found && verify(TOY.game, found).findings.filter(({ verdict }) => verdict === "failed");
  expect(proof).toEqual([]);
});

test("from the beginning of a record it goes on from there, and may go another way", () => {
  const { record } = begun();
  const { room } = goneOn(firstEntries(record, 0));
  const fresh = new TrialRoom({}, [OPEN, BOT]).begin("ann");
  expect(room.look(1).table?.view).toEqual(fresh.room.look(1).table?.view);
  const asked = room.look(1).table?.question;
  const ben = person("ben");
  const answer = { kind: "answer", seat: 1, question: asked?.id ?? -1, choice: PASS } as const;
  expect(room.command(ben, answer, START).kind).toBe("done");
});

test("a record of another seed, another number of seats or other rules is refused", () => {
  const { record } = begun();
  const [segment] = record.segments;
  const wrong: readonly LogEntry[] = [
    foundFrom(record, seedFrom("another")),
    foundFrom({ ...record, seats: [...record.seats, { who: "person", name: "" }] }),
    foundFrom({ ...record, segments: segment === undefined ? [] : [{ ...segment, rulesVersion: 99 }] }),
  ];
  for (const entry of wrong) expect(() => Room.found([TOY], entry)).toThrow(InputError);
});
