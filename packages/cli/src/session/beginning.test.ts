import { expect, test } from "vitest";
import { placesOf } from "./beginning.ts";

test("every text that begins so is found, a whole one alone", () => {
  expect(placesOf("ger", ["Geralt", "Vesemir", "Geralt of Rivia"])).toEqual([0, 2]);
  expect(placesOf("geralt", ["Geralt", "Vesemir", "Geralt of Rivia"])).toEqual([0]);
  expect(placesOf("alt", ["Geralt"])).toEqual([]);
});

test("capitals, accents and the shape of the apostrophe do not matter", () => {
  expect(placesOf("navnada", ["Návnada"])).toEqual([0]);
  expect(placesOf("SCHIRRÚ", ["Schirru"])).toEqual([0]);
  expect(placesOf("скойа'", ["Скойа’таелі"])).toEqual([0]);
});
