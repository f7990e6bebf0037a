import { type PublicPlace, type RoomLook, usualSettings } from "@medallion/table";
import { expect, test } from "vitest";
import { actionsFor, commandOf } from "./actions.ts";

const person = (name: string): PublicPlace => ({ kind: "person", person: name, name, guest: true });
const BOT: PublicPlace = { kind: "bot", bot: "greedy", name: "greedy" };

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

test("among people everything can be proposed", () => {
  expect(actionsFor(LOOK, 0)).toEqual(["pause", "standIn", "draw", "abort", "resign"]);
});

test("against bots alone there is nobody to agree to a draw", () => {
  expect(actionsFor({ ...LOOK, places: [person("anna"), BOT] }, 0)).toEqual(["standIn", "abort", "resign"]);
});

test("in a rated game everybody plays for themselves to the end", () => {
  const rated = { ...LOOK.settings, rated: true };
  expect(actionsFor({ ...LOOK, settings: rated, places: [person("anna"), BOT] }, 0)).toEqual(["resign"]);
});

test("after the game comes the next, and spectators ask for nothing", () => {
  expect(actionsFor({ ...LOOK, stage: "over" }, 0)).toEqual(["rematch", "leave"]);
  expect(actionsFor(LOOK, null)).toEqual([]);
});

test("each becomes a command of that seat", () => {
  expect(commandOf("draw", 1)).toEqual({ kind: "propose", seat: 1, what: "draw" });
  expect(commandOf("resign", 1)).toEqual({ kind: "resign", seat: 1 });
  expect(commandOf("standIn", 1)).toEqual({ kind: "standIn", seat: 1, bot: "greedy" });
});
