import { PATIENCE } from "@medallion/table";
import { expect, test } from "vitest";
import { BOT_PLACE, personPlace, TRIAL_LOOK } from "../../test/trial-look.ts";
import { absences } from "./absence.ts";

test("nobody is missed while it is one’s own turn", () => {
  expect(absences(TRIAL_LOOK, 0)).toEqual([]);
});

test("who lost the connection may be decided about after the patience of the table", () => {
  expect(absences({ ...TRIAL_LOOK, gone: [1] }, 0)).toEqual([{ seat: 1, why: "gone", patience: PATIENCE }]);
});

test("who is only slow may be decided about later, and only without a clock", () => {
  const slow = { ...TRIAL_LOOK, waitingFor: [1] };
  expect(absences(slow, 0)).toEqual([{ seat: 1, why: "slow", patience: 5 * PATIENCE }]);
  const timed = { ...TRIAL_LOOK.settings, clock: { kind: "correspondence", days: 2 } as const };
  expect(absences({ ...slow, settings: timed }, 0)).toEqual([]);
});

test("nobody decides as a spectator, in a pause, or about bots", () => {
  const gone = { ...TRIAL_LOOK, gone: [1] };
  expect(absences(gone, null)).toEqual([]);
  expect(absences({ ...gone, paused: true }, 0)).toEqual([]);
  expect(absences({ ...gone, places: [personPlace("anna"), BOT_PLACE] }, 0)).toEqual([]);
});
