import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { COMPONENTS, NEIGHBOURS } from "./components.ts";
import { COLOURS, GROUNDS, SCHOOLS } from "./vocabulary.ts";

/** How many rows answer a question in each way. */
function counted<T>(
  rows: readonly T[],
  answer: (row: T) => string | number,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[answer(row)] = (counts[answer(row)] ?? 0) + 1;
  return counts;
}

function copies(rows: readonly { readonly copies: number }[]): number {
  return rows.reduce((sum, row) => sum + row.copies, 0);
}

/** The fewest moves from one location to each other. */
function distances(from: number): readonly number[] {
  const moves = [from];
  const known = new Map([[from, 0]]);
  for (const place of moves)
    for (const next of at(NEIGHBOURS, place))
      if (!known.has(next)) {
        known.set(next, (known.get(place) ?? 0) + 1);
        moves.push(next);
      }
  return [...known.values()];
}

describe("the data", () => {
  it("OW-T-1.8, OW-1.19: has 19 locations, 43 connections and no two more than 4 moves apart", () => {
    const { locations, edges } = COMPONENTS;
    const grounds = counted(locations, ({ ground }) => ground);
    expect(GROUNDS.map((ground) => grounds[ground])).toEqual([6, 6, 6, 1]);
    expect(edges).toHaveLength(43);
    for (const { number } of locations) {
      for (const next of at(NEIGHBOURS, number)) expect(NEIGHBOURS[next]).toContain(number);
      expect(distances(number)).toHaveLength(19);
      expect(Math.max(...distances(number))).toBeLessThanOrEqual(4);
    }
  });

  it("OW-T-1.9, OW-1.1: has the counts of the box", () => {
    const decks = counted(COMPONENTS.explorationCards, ({ deck }) => deck);
    expect([
      COMPONENTS.actionCards.length,
      copies(COMPONENTS.potions),
      decks.city,
      decks.wilderness,
      COMPONENTS.eventCards.length,
      copies(COMPONENTS.attributeTrophies),
      COMPONENTS.monsters.length,
      COMPONENTS.fightCards.length,
      COMPONENTS.locations.filter(({ token }) => token).length,
      COMPONENTS.startingCards.length,
      copies(COMPONENTS.witcherTrophies),
    ]).toEqual([90, 28, 36, 36, 56, 8, 28, 20, 18, 50, 20]);
  });

  it("OW-1.10, OW-1.11: has five colours of 18 common cards each, and none of them is wild", () => {
    const colours = counted(COMPONENTS.actionCards, ({ colour }) => colour);
    expect(COLOURS.map((colour) => colours[colour])).toEqual([18, 18, 18, 18, 18]);
    expect(COMPONENTS.actionCards.filter(({ terrain }) => terrain === "wild")).toEqual([]);
  });

  it("OW-2.16: has one kind of witcher trophy for each school, four times", () => {
    expect(COMPONENTS.witcherTrophies.map(({ school }) => school)).toEqual([...SCHOOLS]);
    for (const trophy of COMPONENTS.witcherTrophies) expect(trophy.copies).toBe(4);
  });

  it("OW-T-12.20, OW-12.16: has 13, 4 and 3 charges and bites of each kind, of 20 fight cards", () => {
    const kind = (op: string | undefined, n: unknown): string =>
      op === "takeDamage" && typeof n === "object" && n !== null && Reflect.get(n, "by") === "attribute"
        ? "by attribute"
        : (op ?? "none");
    const charges = counted(COMPONENTS.fightCards, ({ charge }) => at(charge, 0).op);
    const bites = counted(COMPONENTS.fightCards, ({ bite }) => {
      const first = at(bite, 0);
      return kind(first.op, "n" in first ? first.n : undefined);
    });
    expect(charges).toEqual({ takeDamage: 13, discardHand: 4, removeCard: 3 });
    expect(bites).toEqual({ takeDamage: 13, "by attribute": 4, attribute: 3 });
  });
});
