import { InputError } from "@medallion/kernel";
import { expect, test } from "vitest";
import { gwent } from "./game.ts";

const request = (seats: number) => () =>
  gwent.parseOptions({ mode: "free-for-all", decks: Array<string>(seats).fill("mo-swarm") });

test.each([3, 4, 5])("GW-14.1 GW-CK-14.11: a free-for-all of %i players is accepted", (seats) => {
  expect(request(seats)().decks).toHaveLength(seats);
});

test.each([2, 6])("GW-14.1 GW-CK-14.11: a free-for-all of %i players is rejected", (seats) => {
  expect(request(seats)).toThrow(InputError);
  expect(request(seats)).toThrow(`not by ${seats}`);
});
