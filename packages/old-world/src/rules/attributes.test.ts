import { at } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { Player, State } from "../state.ts";
import { apply, asked, choices, choose } from "../test/act.ts";
import { arrange, type Seated } from "../test/arrange.ts";
import {
  ALCHEMY,
  COMBAT,
  changeShield,
  combatDraw,
  DEFENSE,
  lowerAttribute,
  potionUses,
  raiseAttribute,
  setShield,
  shieldCap,
} from "./attributes.ts";

function one(seated: Seated, rules: object = {}): State {
  return arrange({ players: [seated, {}], rules, agenda: [], table: { potionDeck: [0, 1, 2, 3] } });
}

const me = (state: State): Player => at(state.players, 0);
const raise = (state: State, attribute: number) =>
  apply(state, (scribe) => raiseAttribute(state, scribe, 0, attribute));
const lower = (state: State, attribute: number) =>
  apply(state, (scribe) => lowerAttribute(state, scribe, 0, attribute));

describe("raising an attribute", () => {
  it("gives a potion for Alchemy, then the level and its cards (OW-3.5, OW-3.11, OW-3.12, OW-3.14, OW-T-3.1)", () => {
    const state = one({ attributes: [2, 2, 1, 2], hand: 3, deck: 5 });
    const { events } = raise(state, ALCHEMY);
    expect(me(state)).toMatchObject({ attributes: [2, 2, 2, 2], level: 2, potions: [3] });
    expect([me(state).hand.length, me(state).deck.length]).toEqual([4, 4]);
    expect(events.map(({ kind }) => kind)).toEqual([
      "attributeRaised",
      "potionTaken",
      "levelReached",
      "cardsDrawn",
    ]);
  });

  it("draws 2 cards on level 4 (OW-3.12, OW-T-3.2)", () => {
    const state = one({ attributes: [4, 3, 4, 4], level: 3, deck: 5, shield: 3 });
    raise(state, DEFENSE);
    expect(me(state)).toMatchObject({ level: 4, shield: 4 });
    expect(me(state).hand).toHaveLength(2);
  });

  it("gives no Shield on level 5 and nothing above it (OW-3.3, OW-3.7, OW-T-3.4, OW-T-3.11)", () => {
    const state = one({ attributes: [1, 4, 1, 1], shield: 2 });
    raise(state, DEFENSE);
    expect(me(state)).toMatchObject({ attributes: [1, 5, 1, 1], shield: 2 });
    const { events } = raise(state, DEFENSE);
    expect([me(state).attributes, events]).toEqual([[1, 5, 1, 1], []]);
  });

  it("stops a level's draw at the hand limit (OW-3.18, OW-T-3.8)", () => {
    const state = one({ attributes: [4, 4, 4, 3], level: 3, hand: 6, deck: 5 });
    raise(state, 3);
    expect([me(state).hand.length, me(state).deck.length]).toEqual([7, 4]);
  });

  it("asks for a surplus potion before the level is checked (OW-3.14, OW-3.15, OW-T-3.7)", () => {
    const state = one({ attributes: [2, 2, 1, 2], deck: 5, potions: [0, 0, 1, 1] });
    raise(state, ALCHEMY);
    expect(asked(state)).toEqual(["0 potionOverflow"]);
    expect(me(state)).toMatchObject({ level: 1, potions: [0, 0, 1, 1, 3] });
    expect(choices(state, 0).map((choice) => choice.kind === "discardPotion" && choice.potion)).toEqual([
      "petrisPhilter",
      "blizzard",
      "swallow",
    ]);
    choose(state, 0, { potion: "swallow" });
    expect(me(state)).toMatchObject({ level: 2, potions: [0, 1, 1, 3] });
    expect(state.potionDiscard).toEqual([0]);
  });

  it("takes no potion if there is none, and shuffles the used ones if there are (OW-3.17)", () => {
    const state = one({});
    state.potionDeck = [];
    raise(state, ALCHEMY);
    expect(me(state).potions).toEqual([]);
    state.potionDiscard = [4];
    raise(state, ALCHEMY);
    expect([me(state).potions, state.potionDiscard]).toEqual([[4], []]);
  });
});

describe("lowering an attribute", () => {
  it("keeps the level, and a second raise to it gives no cards (OW-3.13, OW-T-3.3)", () => {
    const state = one({ attributes: [2, 2, 2, 2], level: 2, deck: 5 });
    lower(state, ALCHEMY);
    expect(me(state)).toMatchObject({ attributes: [2, 2, 1, 2], level: 2 });
    raise(state, ALCHEMY);
    expect(me(state)).toMatchObject({ level: 2, hand: [], potions: [3] });
  });

  it("brings Shield down to the new cap (OW-3.10, OW-T-3.5)", () => {
    const state = one({ attributes: [1, 3, 1, 1], shield: 3 });
    lower(state, DEFENSE);
    expect(me(state)).toMatchObject({ attributes: [1, 2, 1, 1], shield: 2 });
    const low = one({ attributes: [1, 3, 1, 1], shield: 1 });
    lower(low, DEFENSE);
    expect(me(low).shield).toBe(1);
  });

  it("never goes below 1, nor from 5 (OW-3.8, OW-3.9, OW-T-3.6)", () => {
    const state = one({ attributes: [5, 1, 1, 1] });
    lower(state, COMBAT);
    lower(state, ALCHEMY);
    expect(me(state).attributes).toEqual([5, 1, 1, 1]);
  });
});

describe("the rows of the board", () => {
  it("stop at 4 on level 5, or count the level by option (OW-3.2, OW-3.24)", () => {
    const attributes = [5, 5, 5, 1];
    const rows = (state: State) => [combatDraw(state, 0), shieldCap(state, 0), potionUses(state, 0)];
    expect(rows(one({ attributes }))).toEqual([4, 4, 4]);
    expect(rows(one({ attributes }, { attributeRows: "level" }))).toEqual([5, 5, 5]);
    expect(rows(one({ attributes: [2, 3, 1, 1] }))).toEqual([2, 3, 1]);
  });

  it("hold Shield at its cap (OW-3.3, OW-3.4, OW-T-21.1)", () => {
    for (const [rules, raised] of [
      [{}, 4],
      [{ attributeRows: "level" }, 5],
    ] as const) {
      const state = one({ attributes: [1, 4, 1, 1], shield: 4 }, rules);
      raise(state, DEFENSE);
      expect(me(state).shield).toBe(4);
      apply(state, (scribe) => changeShield(state, scribe, 0, 1));
      expect(me(state).shield).toBe(raised);
    }
  });

  it("Shield may rise above its cap only where an effect says so, and is lost down to 0 (OW-3.4, OW-3.22)", () => {
    const state = one({ shield: 1 });
    const change = (n: number, over = false) => {
      apply(state, (scribe) => changeShield(state, scribe, 0, n, over));
      return me(state).shield;
    };
    expect([change(2), change(5, true), change(1), change(-9)]).toEqual([1, 4, 4, 0]);
    apply(state, (scribe) => setShield(state, scribe, 0, "cap"));
    expect(me(state).shield).toBe(1);
  });
});
