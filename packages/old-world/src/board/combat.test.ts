import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { explainSubject } from "../explain/index.ts";
import { choose, duel, fightMonster, play } from "../fight/test/table.ts";
import { oldWorld } from "../game.ts";
import { walk } from "../test/positions.ts";
import { armsOf, comboSums, decidersIn, hindrancesOf, potionsUsed } from "./combat.ts";
import { amountOf } from "./sight.ts";

describe("the numbers of a combo", () => {
  it("are those that explain accounts for, part by part, in random fights", () => {
    let seen = 0;
    for (const seed of ["one", "two", "three"])
      walk({ seats: 2, seed, answers: 500 }, (state) => {
        const open = state.asks[0];
        if (open?.kind !== "combo" || open.laid.length === 0) return;
        seen++;
        const player = open.seat;
        const view = oldWorld.view(state, player);
        const sums = comboSums(view, player);
        const amounts = (kind: "damage" | "shieldGain" | "refill", name: string) =>
          explainSubject(view, { kind, player })
            .filter(({ text }) => text.key.endsWith(name))
            .map(({ text }) => Number(text.values?.count ?? 0))
            .reduce((sum, count) => sum + count, 0);
        for (const [kind, sum] of [
          ["damage", sums.damage],
          ["shieldGain", sums.shield],
          ["refill", sums.refill],
        ] as const) {
          expect(sum.cards).toBe(amounts(kind, ".card"));
          expect(sum.links).toBe(amounts(kind, ".extension"));
          expect(sum.effects).toBe(amounts(kind, ".effect"));
        }
        expect(sums.damage.total).toBe(amountOf(view, { kind: "damage", player }));
        expect(sums.refill.total).toBe(amountOf(view, { kind: "refill", player }));
        expect(sums.shield.now + sums.shield.total).toBeLessThanOrEqual(
          Math.max(sums.shield.cap, sums.shield.now),
        );
      });
    expect(seen).toBeGreaterThan(20);
  });
});

describe("what a fight leaves a witcher", () => {
  it("says which colour is dull, and what is capped or left to chance (OW-12.21)", () => {
    const kinds = (monster: string) =>
      hindrancesOf(oldWorld.view(fightMonster({ hand: 3, deck: 5 }, { monster }), 0), 0).map(
        ({ kind }) => kind,
      );
    expect(kinds("nightwraith")).toEqual(["firstCardRandom"]);
    expect(kinds("ghoulsNest")).toEqual(["lossCap"]);
    expect(kinds("rotfiend")).toEqual([]);
  });

  it("counts trophies as spent once they were used, and potions against the row of Alchemy", () => {
    const state = fightMonster({ hand: 3, deck: 5, trophies: ["harpy"], potions: ["swallow"] });
    const arms = () => armsOf(oldWorld.view(state, 0), 0);
    expect(arms().map(({ name, spent }) => [name.id, spent])).toEqual([["harpy", false]]);
    choose(state, { kind: "use", id: "harpy" });
    expect(arms().map(({ spent }) => spent)).toEqual([true]);
    expect(potionsUsed(oldWorld.view(state, 0), 0)).toEqual({ used: 0, of: 1 });
  });

  it("knows who names the monster's attacks: the player to the right, then counter-clockwise (OW-12.8)", () => {
    const state = fightMonster({ hand: 4, deck: 9 }, { others: [{}, {}] });
    const view = () => oldWorld.view(state, null);
    expect(decidersIn(view())).toEqual([2, 1]);
    play(state, [0]);
    expect(state.asks[0]?.seat).toBe(at(decidersIn(view()), 0));
    choose(state, { kind: "attack", attack: "charge" }, 2);
    expect(decidersIn(view())).toEqual([1, 2]);
    expect(decidersIn(oldWorld.view(duel([{ hand: 2 }, { hand: 2 }]), 0))).toEqual([]);
  });
});
