import { expect, test } from "vitest";
import { HEADER, isAt, MENU } from "./places.ts";

test("the menu leads everywhere the header does", () => {
  expect(HEADER.filter((place) => !MENU.includes(place))).toEqual([]);
});

test("a place is lit on its own page and on those below it, never two at once", () => {
  const lit = (path: string) => MENU.filter((place) => isAt(path, place)).map(({ path: at }) => at);
  expect(lit("/")).toEqual(["/"]);
  expect(lit("/rules/gwent/medic")).toEqual(["/rules"]);
  expect(lit("/decks")).toEqual(["/decks"]);
  expect(lit("/deckshand")).toEqual([]);
});
