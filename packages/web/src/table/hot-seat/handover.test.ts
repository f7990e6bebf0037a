import { expect, test } from "vitest";
import { BOT_PLACE, personPlace, TRIAL_LOOK } from "../test/trial-look.ts";
import { handover } from "./handover.ts";

const LOOK = {
  ...TRIAL_LOOK,
  places: [personPlace("anna"), personPlace("bob"), BOT_PLACE],
  ready: [true, true, true],
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
  const places = [personPlace("anna"), { ...personPlace("bob"), standIn: "greedy" }];
  const waiting = { ...LOOK, waitingFor: [1] };
  expect(handover({ ...waiting, places }, 0, [0, 1])).toBeUndefined();
  expect(handover({ ...waiting, paused: true }, 0, [0, 1])).toBeUndefined();
  expect(handover({ ...waiting, stage: "over" }, 0, [0, 1])).toBeUndefined();
});
