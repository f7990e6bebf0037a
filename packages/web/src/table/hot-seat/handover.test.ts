import { type PublicPlace, type RoomLook, usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import { handover } from "./handover.ts";

const person = (name: string): PublicPlace => ({ kind: "person", person: name, name, guest: true });

const LOOK: RoomLook = {
  viewer: 0,
  settings: usualSettings("gwent", "standard", 2),
  owner: "local-0",
  stage: "playing",
  game: 0,
  commitment: "",
  places: [person("local-0"), person("local-1"), { kind: "bot", bot: "greedy", name: "greedy" }],
  ready: [true, true, true],
  gone: [],
  waitingFor: [0],
  clocks: [],
  paused: false,
  chatOpen: true,
  proposal: undefined,
  votes: [],
  table: undefined,
};

test("the device stays while its seat owes an answer, and while bots think", () => {
  expect(handover(LOOK, 0, [0, 1])).toBeUndefined();
  expect(handover({ ...LOOK, waitingFor: [2] }, 0, [0, 1])).toBeUndefined();
});

test("it goes to the next person who owes an answer", () => {
  expect(handover({ ...LOOK, waitingFor: [1] }, 0, [0, 1])).toBe(1);
  expect(handover({ ...LOOK, waitingFor: [1, 2] }, 0, [0, 1])).toBe(1);
});

test("it goes to nobody for whom a bot plays, nor in a pause, nor after the end", () => {
  const places = [person("local-0"), { ...person("local-1"), standIn: "greedy" } as PublicPlace];
  const waiting = { ...LOOK, waitingFor: [1] };
  expect(handover({ ...waiting, places }, 0, [0, 1])).toBeUndefined();
  expect(handover({ ...waiting, paused: true }, 0, [0, 1])).toBeUndefined();
  expect(handover({ ...waiting, stage: "over" }, 0, [0, 1])).toBeUndefined();
});
