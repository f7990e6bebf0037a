import { type Seat, seedFrom } from "@medallion/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseFor, eventsOf, type Place, PRESETS, Room, type RoomCommand, type Settings } from "./index.ts";
import { BOT, OPEN, TOY, TrialRoom } from "./test/trial-room.ts";

const PEOPLE = ["ann", "ben", "cid", "zoe"];
const PROPOSED = ["draw", "abort", "takeback", "pause", "rematch"] as const;
const VERDICTS = ["wait", "bot", "end"] as const;

const settings: fc.Arbitrary<Partial<Settings>> = fc.record({
  mode: fc.constantFrom("short", "long"),
  seats: fc.constantFrom(2, 3),
  takebacks: fc.constantFrom("none", "asked", "free"),
  openHands: fc.boolean(),
  clock: fc.constantFrom(
    { kind: "none" } as const,
    { kind: "move", allowance: 5000, away: 5000 } as const,
    { kind: "bank", bank: 30_000, increment: 1000, away: 5000 } as const,
    { kind: "correspondence", days: 1 } as const,
  ),
});

/** Numbers from which a command that often fits is made once the room is known. */
const step = fc.record({
  kind: fc.integer({ min: 0, max: 39 }),
  by: fc.integer({ min: 0, max: 4 }),
  seat: fc.integer({ min: 0, max: 3 }),
  number: fc.integer({ min: 0, max: 5 }),
  wait: fc.constantFrom(0, 0, 100, 2000, 6000, 70_000, 400_000),
  yes: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Mostly the holder of the seat acts, now and then somebody else. */
function actor(room: Room, { by, seat, number }: Step): string {
  const place = room.places[seat];
  if (place?.kind === "person" && number > 0) return place.person;
  return PEOPLE[by] ?? "host";
}

function commandOf(room: Room, at: Step): { by: string; command: RoomCommand } {
  const { seat, number, yes } = at;
  const by = actor(room, at);
  const own = (command: RoomCommand) => ({ by, command });
  const host = (command: RoomCommand) => ({ by: at.by === 0 ? by : "host", command });
  switch (at.kind) {
    case 0:
      return own({ kind: "leave", seat });
    case 1:
      return own({
        kind: "place",
        seat,
        place: yes ? { kind: "open" } : { kind: "bot", bot: number > 4 ? "none" : "random" },
      });
    case 2:
      return own({ kind: "resign", seat });
    case 3:
      return own({ kind: "standIn", seat, bot: "greedy" });
    case 4:
    case 5:
      return own({ kind: "takeOver", seat });
    case 6:
    case 7:
    case 8:
    case 9:
      return own({ kind: "propose", seat, what: PROPOSED[number] ?? "takeback" });
    case 10:
    case 11:
    case 12:
    case 13:
      return own({ kind: "reply", seat, yes: yes || number > 2 });
    case 14:
      return own({ kind: "withdraw", seat });
    case 15:
    case 16:
      return own({ kind: "resume", seat });
    case 17:
    case 18:
      return own({ kind: "vote", seat, about: number % 3, verdict: VERDICTS[at.by % 3] ?? "wait" });
    case 19:
      return own({ kind: "say", text: ["", "hi", " \u0000 ", "x".repeat(400)][number] ?? "well" });
    case 20:
      return own({ kind: "sayPreset", preset: PRESETS[number] ?? "hello" });
    case 21:
      return own({ kind: "chat", open: yes });
    case 22:
      return host({ kind: "gone", seat });
    case 23:
      return host({ kind: "back", seat });
    case 24:
    case 25:
      return host({ kind: "tick" });
    case 26:
    case 27:
    case 28:
    case 29:
      return own({
        kind: "sit",
        ready: yes || number > 1,
        ...(number === 0 ? {} : { seat }),
        ...(number > 3 ? { pick: number === 5 ? "mars" : "sun" } : {}),
      });
    case 30:
    case 31:
    case 32: {
      const task = room.botsOwing()[0];
      if (task === undefined) return host({ kind: "bot", seat, question: number, choice: number });
      const choice = chooseFor(TOY, task);
      return host({ kind: "bot", seat: task.seat, question: task.question.id, choice });
    }
    default: {
      const { question } = room.look(seat in room.places ? seat : null).table ?? {};
      const asked = number === 5 ? "offer" : (question?.id ?? number);
      return own({ kind: "answer", seat, question: asked, choice: number % 3 });
    }
  }
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

function looks(room: Room): string {
  const viewers: readonly (Seat | null)[] = [...room.places.keys(), null];
  return JSON.stringify(
    viewers.map((viewer) => [room.look(viewer), room.heard(viewer), room.heardBeforeGame(viewer)]),
  );
}

const places = (bots: boolean, seats: number): readonly Place[] =>
  Array.from({ length: seats }, (_, seat) => (bots && seat === seats - 1 ? BOT : OPEN));

/** Sends the steps; all who would begin a game are often ready, so that most runs play. */
function run(wished: Partial<Settings>, bots: boolean, steps: readonly Step[]) {
  const trial = new TrialRoom(wished, places(bots, wished.seats ?? 2));
  if (steps.length % 4 !== 0) trial.begin("ann", "ben", "cid");
  const halfWay: { snapshot: unknown; position: number }[] = [];
  const tally = new Map<string, number>();
  for (const [index, one] of steps.entries()) {
    trial.after(one.wait);
    const { by, command } = commandOf(trial.room, one);
    const before = looks(trial.room);
    const counted = trial.viewers.map((viewer) => trial.room.heard(viewer));
    const reply = trial.send(by, command);
    expect(reply.kind).not.toBe("failed");
    if (reply.kind === "refused") expect(looks(trial.room)).toBe(before);
    if (reply.kind === "done") tally.set(command.kind, (tally.get(command.kind) ?? 0) + 1);
    const after = trial.viewers.map((viewer) => trial.room.heard(viewer));
    expect(after).toEqual(trial.viewers.map((viewer) => trial.heard(viewer).length));
    expect(after.every((count, viewer) => count >= (counted[viewer] ?? 0))).toBe(true);
    if (index === steps.length >> 1)
      halfWay.push({ snapshot: plain(trial.room.snapshot()), position: trial.room.position });
  }
  return { trial, halfWay, tally };
}

test("whatever anybody sends: never an exception, and log, snapshots and events agree", () => {
  const done = new Map<string, number>();
  let compared = 0;
  fc.assert(
    fc.property(
      settings,
      fc.boolean(),
      fc.array(step, { minLength: 10, maxLength: 120, size: "max" }),
      (wished, bots, steps) => {
        const { trial, halfWay, tally } = run(wished, bots, steps);
        for (const [kind, count] of tally) done.set(kind, (done.get(kind) ?? 0) + count);
        const { room, log, kits } = trial;
        expect(room.position).toBe(log.length);
        const again = Room.replay(
          kits,
          log.map((entry) => ({ ...entry })),
        );
        expect(plain(again.snapshot())).toEqual(plain(room.snapshot()));
        expect(looks(again)).toBe(looks(room));
        expect(again.due()).toBe(room.due());
        for (const { snapshot, position } of halfWay) {
          const back = Room.restore(kits, snapshot);
          for (const entry of log.slice(position))
            for (const news of back.follow(entry))
              if (news.kind === "finished") {
                // What was told is kept here, and told anew by a room that was restored in the middle of the game.
                const { number, save } = news.game;
                expect(trial.finished.find((game) => game.number === number)?.save).toBe(save);
                compared++;
              }
          expect(plain(back.snapshot())).toEqual(plain(room.snapshot()));
          for (const viewer of trial.viewers) {
            const from = Room.restore(kits, snapshot).heard(viewer);
            const later = eventsOf(kits, log.slice(position), viewer, from, snapshot);
            expect(later).toEqual(trial.heard(viewer).slice(from));
          }
        }
        for (const viewer of trial.viewers)
          expect(eventsOf(kits, log, viewer, 0)).toEqual(trial.heard(viewer));
      },
    ),
    { numRuns: 100, seed: 20_261_116 },
  );
  expect(compared).toBeGreaterThan(0);
  // The commands above really happen.
  for (const kind of [
    "sit",
    "answer",
    "bot",
    "resign",
    "propose",
    "reply",
    "vote",
    "tick",
    "gone",
    "takeOver",
  ])
    expect([kind, done.get(kind) ?? 0]).toSatisfy(([, count]) => count > 0);
});

test("a room does not depend on chance of its own", () => {
  const { room } = new TrialRoom().begin("ann", "ben").playOut();
  expect(room.snapshot()).toEqual(new TrialRoom().begin("ann", "ben").playOut().room.snapshot());
  expect(room.snapshot().data.seed).toBe(seedFrom("room"));
});
