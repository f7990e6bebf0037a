import { expect, test } from "vitest";
import { BOT_PLACE, personPlace, TRIAL_LOOK } from "../../test/trial-look.ts";
import { actionsFor, commandOf } from "./actions.ts";

test("among people everything can be proposed", () => {
  expect(actionsFor(TRIAL_LOOK, 0)).toEqual(["pause", "standIn", "draw", "abort", "resign"]);
});

test("against bots alone there is nobody to agree to a draw", () => {
  expect(actionsFor({ ...TRIAL_LOOK, places: [personPlace("anna"), BOT_PLACE] }, 0)).toEqual([
    "standIn",
    "abort",
    "resign",
  ]);
});

test("in a rated game everybody plays for themselves to the end", () => {
  const rated = { ...TRIAL_LOOK.settings, rated: true };
  expect(actionsFor({ ...TRIAL_LOOK, settings: rated, places: [personPlace("anna"), BOT_PLACE] }, 0)).toEqual(
    ["resign"],
  );
});

test("after the game comes the next, and spectators ask for nothing", () => {
  expect(actionsFor({ ...TRIAL_LOOK, stage: "over" }, 0)).toEqual(["rematch", "leave"]);
  expect(actionsFor(TRIAL_LOOK, null)).toEqual([]);
});

test("each becomes a command of that seat", () => {
  expect(commandOf("draw", 1)).toEqual({ kind: "propose", seat: 1, what: "draw" });
  expect(commandOf("resign", 1)).toEqual({ kind: "resign", seat: 1 });
  expect(commandOf("standIn", 1)).toEqual({ kind: "standIn", seat: 1, bot: "adept" });
});
