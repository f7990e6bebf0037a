import { KITS } from "@medallion/games";
import { commitment, InputError, type Kit, seedFrom } from "@medallion/kernel";
import { expect, test } from "vitest";
import { Room, type Settings } from "./index.ts";
import { BOT, founding, OPEN, START, TOY, TrialRoom } from "./test/trial-room.ts";

const kits: readonly Kit[] = [TOY, ...KITS];

test("a founded room gathers, and the commitment to its seed is public at once", () => {
  const { room } = new TrialRoom();
  expect(room).toMatchObject({
    stage: "gathering",
    owner: "ann",
    position: 1,
    game: 0,
    ready: [false, false],
  });
  expect(room.look(null)).toMatchObject({ commitment: commitment(seedFrom("room")), table: undefined });
  expect(room.places).toEqual([OPEN, OPEN]);
});

test("a room founded by the host has no owner", () => {
  expect(Room.found(kits, { ...founding({}), by: "host" }).owner).toBe("");
});

test("a room of bots alone begins at once", () => {
  const trial = new TrialRoom({}, [BOT, BOT]);
  expect(trial.room.stage).toBe("playing");
  trial.bots();
  expect(trial.room.stage).toBe("over");
});

const wrong: readonly [string, Partial<Settings>, string][] = [
  ["an unknown game", { game: "chess" }, "game"],
  ["an unknown mode", { mode: "endless" }, "mode"],
  ["a number of seats that the mode has not", { seats: 5 }, "seats"],
  ["unknown rules", { rules: { gravity: "off" } }, "rules.gravity"],
  [
    "an allowance below five seconds",
    { clock: { kind: "move", allowance: 4999, away: 0 } },
    "clock.allowance",
  ],
  ["an allowance over a day", { clock: { kind: "move", allowance: 86_400_001, away: 0 } }, "clock.allowance"],
  [
    "a bank below thirty seconds",
    { clock: { kind: "bank", bank: 29_999, increment: 0, away: 0 } },
    "clock.bank",
  ],
  [
    "an increment over ten minutes",
    { clock: { kind: "bank", bank: 30_000, increment: 600_001, away: 0 } },
    "clock.increment",
  ],
  ["more than ten minutes away", { clock: { kind: "move", allowance: 5000, away: 600_001 } }, "clock.away"],
  ["no day at all", { clock: { kind: "correspondence", days: 0 } }, "clock.days"],
  ["spectators two hours late", { spectators: { kind: "delayed", seconds: 7200 } }, "spectators.seconds"],
  ["rated with takebacks", { rated: true }, "takebacks"],
  ["rated with open hands", { rated: true, takebacks: "none", openHands: true }, "openHands"],
];

for (const [what, settings, path] of wrong)
  test(`${what} is refused`, () => {
    const found = () => Room.found(kits, founding(settings));
    expect(found).toThrow(InputError);
    try {
      found();
    } catch (error) {
      expect(error instanceof InputError && error.path.join(".")).toBe(path);
    }
  });

test("clocks at their bounds are taken", () => {
  for (const clock of [
    { kind: "move", allowance: 5000, away: 600_000 },
    { kind: "bank", bank: 86_400_000, increment: 600_000, away: 0 },
    { kind: "correspondence", days: 14 },
  ] as const)
    expect(Room.found(kits, founding({ clock })).settings.clock).toEqual(clock);
});

test("a rated game of Gwent is played by the usual rules", () => {
  const gwent = KITS.find(({ game }) => game.id === "gwent");
  const option = gwent?.lobby.rules?.find(({ values }) => values.length > 1);
  if (option === undefined) throw new Error("Gwent has rules to choose");
  const rated = { game: "gwent", mode: "standard", rated: true, takebacks: "none" as const };
  const with_ = (value: string | undefined) => founding({ ...rated, rules: { [option.name]: value ?? "" } });
  expect(Room.found(kits, with_(option.values[0])).stage).toBe("gathering");
  expect(() => Room.found(kits, with_(option.values[1]))).toThrow("no house rules");
});

test("bots that nobody knows, people set down by others, and too few places are refused", () => {
  const found = (places: Parameters<typeof founding>[1]) => () => Room.found(kits, founding({}, places));
  expect(found([OPEN, { kind: "bot", bot: "clever", name: "" }])).toThrow("no bot “clever”");
  expect(found([OPEN, { kind: "person", person: "ben", name: "", guest: true }])).toThrow(
    "take their seats themselves",
  );
  expect(found([OPEN])).toThrow("places");
});

test("without a good seed there is no room", () => {
  const { seed: _, ...entry } = founding({});
  expect(() => Room.found(kits, entry)).toThrow("seed");
  expect(() => Room.found(kits, { ...entry, seed: "12" })).toThrow("seed");
});

test("a log has to begin with a founding, and has only one", () => {
  const tick = { at: START, by: "host", command: { kind: "tick" } } as const;
  expect(() => Room.replay(kits, [])).toThrow("empty");
  expect(() => Room.replay(kits, [tick])).toThrow("begins with its founding");
  expect(() => Room.replay(kits, [founding({}), founding({})])).toThrow("founded once");
  expect(() => Room.replay(kits, [founding({}), tick])).toThrow("does not fit");
});
