import { expect, test } from "vitest";
import { kitOf } from "../../kits/load.ts";
import { newTablePath } from "../../navigation/paths.ts";
import { companyIn, draftIn } from "./asked-for.ts";
import { draftFor } from "./draft.ts";

const kit = await kitOf("gwent");
const search = (address: string) => new URL(address, "http://table").search;

test("an address that asks for nothing gets the usual table", () => {
  expect(draftIn(kit, "", "greedy")).toEqual(draftFor(kit, "bots", "greedy"));
  expect(draftIn(kit, search(newTablePath("gwent", "friends")), "greedy")).toEqual(
    draftFor(kit, "friends", "greedy"),
  );
});

test("mode, deck and rules go along", () => {
  const start = { mode: "competitive", pick: "m:1+2&3", rules: { cardSet: "videoGame" } };
  const draft = draftIn(kit, search(newTablePath("gwent", "bots", start)), "greedy");
  expect(draft).toMatchObject({ mode: "competitive", rules: { cardSet: "videoGame" } });
  expect(draft.seats.map(({ pick }) => pick)).toEqual(["m:1+2&3", ""]);
});

test("as many sit there as are asked for, if the mode has so many", () => {
  const asked = (seats: number) =>
    draftIn(kit, search(newTablePath("gwent", "bots", { mode: "free-for-all", seats })), "greedy");
  expect(asked(5).seats).toHaveLength(5);
  expect(asked(9).seats).toHaveLength(3);
});

test("what nobody knows is left as usual", () => {
  const strange = "?with=ghosts&mode=blitz&seats=0&rule=cardSet=parchment&rule=luck=true&rule=";
  expect(companyIn(strange)).toBe("bots");
  expect(draftIn(kit, strange, "greedy")).toEqual(draftFor(kit, "bots", "greedy"));
});
