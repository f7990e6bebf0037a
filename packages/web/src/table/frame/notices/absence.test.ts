import { PATIENCE, type PublicPlace, type RoomLook, usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import { absences } from "./absence.ts";

const person = (name: string): PublicPlace => ({ kind: "person", person: name, name, guest: true });

const LOOK: RoomLook = {
  viewer: 0,
  settings: usualSettings("gwent", "standard", 2),
  owner: "anna",
  stage: "playing",
  game: 0,
  commitment: "",
  places: [person("anna"), person("bob")],
  ready: [true, true],
  gone: [],
  waitingFor: [0],
  clocks: [],
  paused: false,
  chatOpen: true,
  proposal: undefined,
  votes: [],
  table: undefined,
};

test("nobody is missed while it is one’s own turn", () => {
  expect(absences(LOOK, 0)).toEqual([]);
});

test("who lost the connection may be decided about after the patience of the table", () => {
  expect(absences({ ...LOOK, gone: [1] }, 0)).toEqual([{ seat: 1, why: "gone", patience: PATIENCE }]);
});

test("who is only slow may be decided about later, and only without a clock", () => {
  const slow = { ...LOOK, waitingFor: [1] };
  expect(absences(slow, 0)).toEqual([{ seat: 1, why: "slow", patience: 5 * PATIENCE }]);
  const timed = { ...LOOK.settings, clock: { kind: "correspondence", days: 2 } as const };
  expect(absences({ ...slow, settings: timed }, 0)).toEqual([]);
});

test("nobody decides as a spectator, in a pause, or about bots", () => {
  const gone = { ...LOOK, gone: [1] };
  expect(absences(gone, null)).toEqual([]);
  expect(absences({ ...gone, paused: true }, 0)).toEqual([]);
  const bot: PublicPlace = { kind: "bot", bot: "greedy", name: "greedy" };
  expect(absences({ ...gone, places: [person("anna"), bot] }, 0)).toEqual([]);
});
