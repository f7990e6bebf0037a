import { expect, test } from "vitest";
import { onlyPerson } from "./only-person.ts";

const PERSON = { who: "person", name: "Anna" } as const;
const BOT = { who: "bot", name: "greedy", bot: "greedy" } as const;

test("a game of one person among bots is that person’s, one of several people or none is nobody’s", () => {
  expect(onlyPerson({ seats: [BOT, PERSON, BOT] })).toBe(1);
  expect(onlyPerson({ seats: [PERSON, PERSON] })).toBeNull();
  expect(onlyPerson({ seats: [BOT, BOT] })).toBeNull();
});
