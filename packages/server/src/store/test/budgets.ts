import { expect, test } from "vitest";
import type { Stores } from "./places.ts";

const FIVE = { most: 5, refill: 1000 };

/** What may be done so often. */
export function budgetsContract({ open, newPlace }: Stores): void {
  test("so many may be taken, and come back with time and by being given back; never more than all", async () => {
    const { budgets } = await open();
    const take = async (at: number) => budgets.take("a", FIVE, at);
    for (let count = 0; count < 5; count++) expect(await take(10_000)).toBe(true);
    expect(await take(10_000)).toBe(false);
    expect(await take(10_199)).toBe(false);
    expect(await take(10_200)).toBe(true);
    expect(await take(10_200)).toBe(false);
    await budgets.giveBack("a", FIVE);
    expect(await take(10_200)).toBe(true);
    expect(await budgets.take("b", FIVE, 10_200)).toBe(true);
    for (let count = 0; count < 9; count++) await budgets.giveBack("a", FIVE);
    for (let count = 0; count < 5; count++) expect(await take(10_200)).toBe(true);
    expect(await take(10_200)).toBe(false);
    // A clock that is behind brings nothing back, and keeps nothing from coming back.
    expect(await take(5000)).toBe(false);
    expect(await take(10_400)).toBe(true);
    expect(await budgets.take("none", { ...FIVE, most: 0 }, 1)).toBe(false);
    await budgets.giveBack("unknown", FIVE);
  });

  test("of two hundred at once over two connections exactly so many are let through", async () => {
    const url = await newPlace();
    const stores = [await open(url), await open(url)];
    const taken = await Promise.all(
      Array.from({ length: 200 }, (_, index) => stores[index % 2]?.budgets.take("a", FIVE, 10_000)),
    );
    expect(taken.filter(Boolean)).toHaveLength(5);
  });
}
