import { toy } from "@medallion/suites/toy";
import { expect, test } from "vitest";
import { modeOf } from "../kits.ts";
import { voiceFor } from "../voice.ts";
import { clockFrom, settingsFor } from "./wishes.ts";

const voice = await voiceFor(toy, "en");
const PLAIN = {
  bots: [],
  rules: {},
  clock: { kind: "none" },
  open: true,
  rated: false,
  openHands: false,
  delay: 0,
} as const;

test.each([
  ["none", { kind: "none" }],
  ["move:60", { kind: "move", allowance: 60_000, away: 60_000 }],
  ["bank:300", { kind: "bank", bank: 300_000, increment: 0, away: 60_000 }],
  ["bank:300+5", { kind: "bank", bank: 300_000, increment: 5000, away: 60_000 }],
  ["days:2", { kind: "correspondence", days: 2 }],
  ["days:2+1", undefined],
  ["move:", undefined],
  ["bank:5+", undefined],
])("the clock %s", (given, clock) => {
  expect(clockFrom(given)).toEqual(clock);
});

test("one's own seat comes first, then the bots; the rest stays open", () => {
  const wishes = { ...PLAIN, seats: 4, bots: ["greedy", "random"] };
  const { settings, places } = settingsFor(toy, modeOf(toy, undefined, voice), wishes, voice);
  expect(places.map((place) => (place.kind === "bot" ? place.bot : place.kind))).toEqual([
    "open",
    "greedy",
    "random",
    "open",
  ]);
  expect(settings).toMatchObject({
    seats: 4,
    takebacks: "asked",
    spectators: { kind: "delayed", seconds: 0 },
  });
});

test("a rated table has no takebacks, and a table without spectators says so", () => {
  const wishes = { ...PLAIN, rated: true, delay: undefined };
  const { settings } = settingsFor(toy, modeOf(toy, undefined, voice), wishes, voice);
  expect(settings).toMatchObject({ rated: true, takebacks: "none", spectators: { kind: "none" } });
});
