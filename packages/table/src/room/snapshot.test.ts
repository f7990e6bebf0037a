import { InputError, type Kit } from "@medallion/kernel";
import { verify } from "@medallion/records";
import { expect, test } from "vitest";
import { eventsOf, Room, type RoomSnapshot } from "./index.ts";
import { BOT, OPEN, TOY, TrialRoom } from "./test/trial-room.ts";

const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** A room in the middle of everything. */
function busy(): TrialRoom {
  const clock = { kind: "bank", bank: 60_000, increment: 5000, away: 20_000 } as const;
  const trial = new TrialRoom({ seats: 4, clock }, [OPEN, OPEN, OPEN, BOT])
    .begin("ann", "ben", "cid")
    .turns();
  trial.after(1000).do("host", { kind: "gone", seat: 2 });
  trial.answer(0, 0);
  trial.do("ann", { kind: "say", text: "hello" });
  trial.after(70_000).do("ann", { kind: "vote", seat: 0, about: 2, verdict: "wait" });
  trial.do("ben", { kind: "propose", seat: 1, what: "draw" });
  return trial;
}

test("a snapshot is plain JSON of its room, and the room comes back from it", () => {
  const trial = busy();
  const snapshot = trial.room.snapshot();
  const back = Room.restore(trial.kits, json(snapshot));
  expect(json(back.snapshot())).toEqual(json(snapshot));
  for (const viewer of trial.viewers) {
    expect(back.look(viewer)).toEqual(trial.room.look(viewer));
    expect(back.heard(viewer)).toBe(trial.room.heard(viewer));
  }
  expect(back.due()).toBe(trial.room.due());
  const wish = { kind: "reply", seat: 0, yes: false } as const;
  const ann = { person: "ann", name: "ANN", guest: false };
  expect(back.command(ann, wish, trial.now)).toEqual(trial.room.command(ann, wish, trial.now));
});

test("a snapshot does not change when its room goes on", () => {
  const trial = busy();
  const snapshot = trial.room.snapshot();
  const text = JSON.stringify(snapshot);
  trial.do("ann", { kind: "reply", seat: 0, yes: false });
  while (trial.room.botsOwing().length > 0) trial.bots();
  trial.answer(trial.room.look(null).waitingFor[0] ?? 0, 0);
  expect(JSON.stringify(snapshot)).toBe(text);
});

test("what is no snapshot, or damaged, is refused", () => {
  const snapshot = busy().room.snapshot();
  const spoilt = [
    undefined,
    null,
    "room",
    {},
    { ...snapshot, version: 3 },
    { ...snapshot, data: { ...snapshot.data, chairs: [] } },
    { ...snapshot, data: { ...snapshot.data, heard: [0] } },
    { ...snapshot, data: { ...snapshot.data, settings: { ...snapshot.data.settings, game: "chess" } } },
    { ...snapshot, course: { ...snapshot.course, marks: [1] } },
    { ...snapshot, course: { ...snapshot.course, line: [999, 0] } },
    { ...snapshot, course: { ...snapshot.course, record: {} } },
  ];
  for (const input of spoilt) expect(() => Room.restore([TOY], input)).toThrow(InputError);
});

/** A snapshot as the version before wrote it. */
function older(snapshot: RoomSnapshot): unknown {
  const { since: _, ...data } = snapshot.data;
  if (snapshot.course === undefined) return json({ ...snapshot, version: 1, data });
  const { line: _line, earlier: _earlier, ...course } = snapshot.course;
  return json({ ...snapshot, version: 1, data, course });
}

test("an older snapshot of a running game is refused, so that the log is replayed; one without a game is read", () => {
  const trial = busy();
  expect(() => Room.restore(trial.kits, older(trial.room.snapshot()))).toThrow("replay the log");
  const gathering = new TrialRoom();
  const back = Room.restore(gathering.kits, older(gathering.room.snapshot()));
  expect(back.look(0)).toEqual(gathering.room.look(0));
});

test("an older snapshot is read where no log makes the room again: under newer rules, and after that", () => {
  const trial = busy();
  const kit = newer();
  const back = Room.restore([kit], older(trial.room.snapshot()));
  expect(back.look(0).table?.view).toEqual(trial.room.look(0).table?.view);
  const again = Room.restore([kit], older(back.snapshot()));
  for (const viewer of trial.viewers) expect(again.look(viewer)).toEqual(back.look(viewer));
});

/** The toy as it may be one day: the same rules under a higher number. */
function newer(): Kit {
  const game = {
    ...TOY.game,
    rulesVersion: TOY.game.rulesVersion + 1,
    parseState: (input: unknown) => TOY.game.parseState(input, TOY.game.rulesVersion),
  };
  return { ...TOY, game };
}

test("under newer rules a running game goes on as a new segment from where it stood", () => {
  const trial = busy();
  const kit = newer();
  const back = Room.restore([kit], json(trial.room.snapshot()));
  for (const viewer of trial.viewers)
    expect(back.look(viewer).table?.view).toEqual(trial.room.look(viewer).table?.view);
  expect(back.look(0).table?.mayTakeBack).toBe("no");
  const { record } = back.snapshot().course ?? {};
  expect(record?.segments.map(({ rulesVersion }) => rulesVersion)).toEqual([1, 2]);
  const [seat] = back.look(null).waitingFor;
  if (seat === undefined) throw new Error("somebody owes an answer");
  const place = back.places[seat];
  const by = place?.kind === "person" ? { person: place.person, name: "", guest: false } : ("host" as const);
  const question = back.look(seat).table?.question?.id ?? -1;
  const kind = by === "host" ? "bot" : "answer";
  expect(back.command(by, { kind, seat, question, choice: 0 }, trial.now).kind).toBe("done");
  const again = Room.restore([kit], json(back.snapshot()));
  expect(again.look(0)).toEqual(back.look(0));
  const grown = back.snapshot().course?.record;
  if (grown === undefined) throw new Error("a game is running");
  expect(verify(kit.game, grown).findings.filter(({ verdict }) => verdict === "failed")).toEqual([]);
});

test("a snapshot of newer rules than are at hand is refused", () => {
  const trial = new TrialRoom({}, undefined, [newer()]).begin("ann", "ben");
  expect(() => Room.restore([TOY], json(trial.room.snapshot()))).toThrow(InputError);
});

test("events from before a snapshot cannot come from it", () => {
  const trial = busy();
  const ask = () => eventsOf(trial.kits, [], 0, trial.room.heard(0) - 1, trial.room.snapshot());
  expect(ask).toThrow("before the snapshot");
  expect(eventsOf(trial.kits, [], 0, trial.room.heard(0), trial.room.snapshot())).toEqual([]);
});
