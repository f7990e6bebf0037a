import { expect, test } from "vitest";
import { FIRST_DEALS } from "./first-deals.ts";
import { winShare } from "./test/first-fights.ts";

const GAMES = 4;

test("in the deals of a first game a newcomer has mostly won a fight by the fourth turn, in others hardly more often than not", () => {
  const share = (deals: readonly string[]): number =>
    deals.reduce((sum, deal) => sum + winShare(deal, GAMES, 4), 0) / deals.length;
  expect(share(FIRST_DEALS)).toBeGreaterThan(0.75);
  expect(share(FIRST_DEALS.map((_, number) => `any ${number}`))).toBeLessThan(0.7);
});
