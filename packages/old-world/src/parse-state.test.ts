import { at, InputError } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fightMonster, type Seated } from "./fight/test/table.ts";
import { parseState } from "./parse-state.ts";
import type { State } from "./state.ts";
import { playerOf } from "./state.ts";
import { STRICT, walk } from "./test/positions.ts";

const plain = (state: State): unknown => JSON.parse(JSON.stringify(state));

/** A position of a game that is well under way. */
function position(): State {
  return structuredClone(walk({ seats: 3, seed: "parse", answers: 120 }, () => undefined));
}

/** A fight of test cards, in a position that could be. */
function fight(player: Seated): State {
  const state = structuredClone(fightMonster(player, { attacks: ["F01"] }));
  state.potionDeck = [];
  return state;
}

/** The path of what is refused after a change to a state that was fine. */
function refused(state: State, change: (state: State) => void): string {
  change(state);
  try {
    parseState(plain(state), 2);
  } catch (error) {
    if (error instanceof InputError) return error.path.join(".");
    throw error;
  }
  return "accepted";
}

describe("a state from outside", () => {
  it("comes back as it was, from any position", () => {
    const games = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 6 }), fc.boolean());
    fc.assert(
      fc.property(games, ([seats, seed, strict]) => {
        walk({ seats, seed, answers: 100, rules: strict ? STRICT : {} }, (state) => {
          expect(parseState(plain(state), 2)).toStrictEqual(plain(state));
        });
      }),
      { numRuns: 6 },
    );
  });

  it("may have components of its own", () => {
    const state = fight({ hand: ["red d2 blue(s1)", "blue"], deck: 4 });
    expect(parseState(plain(state), 2)).toStrictEqual(plain(state));
    const bad = structuredClone(state);
    Object.assign(at(bad.declared?.cards ?? [], 0), { colour: "pink" });
    expect(refused(bad, () => undefined)).toBe("declared.cards.0.colour");
  });

  it("of the first version of the rules, which remembered less (OW-1.21), is read as it is", () => {
    expect(parseState(plain(position()), 1)).toStrictEqual(plain(position()));
  });

  it("of another version of the rules is refused", () => {
    expect(() => parseState(plain(position()), 3)).toThrow(InputError);
  });

  it.each<[string, (state: State) => void]>([
    ["deck.0", (state) => (state.deck[0] = 4000)],
    ["deck.1", (state) => (state.deck[1] = at(state.deck, 0))],
    ["players.0.hand", (state) => playerOf(state, 0).hand.push(at(state.deck, 0))],
    ["players.2.attributes.1", (state) => (playerOf(state, 2).attributes[1] = 6)],
    ["players.1.gold", (state) => (playerOf(state, 1).gold = -1)],
    ["players.1.school", (state) => (playerOf(state, 1).school = 9)],
    ["players.0.kept.0", (state) => (playerOf(state, 0).kept = [999])],
    ["players.0.potions", (state) => (playerOf(state, 0).potions = [0, 0, 0, 0, 0])],
    ["players.0.trails", (state) => (playerOf(state, 0).trails = [9, -1, -1])],
    ["piles.0", (state) => state.piles[0]?.push(at(state.piles, 1).pop() ?? 0)],
    ["monsterPiles.2.0", (state) => state.monsterPiles[2]?.unshift(at(state.monsters, 0))],
    ["exploration.1.0", (state) => state.exploration[1]?.unshift(999)],
    ["fightDeck", (state) => state.fightDeck.push(at(state.fightDeck, 0))],
    ["pool", (state) => state.pool.push(-1)],
    ["seen", (state) => state.seen.push(0)],
    ["attributeTrophies", (state) => (state.attributeTrophies[0] = -1)],
    ["agenda.0.list", (state) => state.agenda.unshift({ do: "effects", list: 9999, at: 0, seat: 0 })],
    ["agenda.0.at", (state) => state.agenda.unshift({ do: "effects", list: 0, at: 99, seat: 0 })],
    ["agenda.0.terrain", (state) => state.agenda.unshift({ do: "fightMonster", terrain: 3 })],
    ["agenda.0.do", (state) => Object.assign(at(state.agenda, 0), { do: "dance" })],
    ["asks.0.id", (state) => (state.asks = state.asks.map((open) => ({ ...open, id: 4711 })))],
    ["asks.0.seat", (state) => (state.asks = state.asks.map((open) => ({ ...open, seat: 5 })))],
    ["options.rules.goldSupply", (state) => Object.assign(state.options.rules, { goldSupply: "much" })],
    ["options.dataVersion", (state) => Object.assign(state.options, { dataVersion: -7 })],
    ["random.key", (state) => (state.random.key = "secret")],
    ["surprise", (state) => Object.assign(state, { surprise: 1 })],
    ["turn.tests", (state) => Object.assign(state.turn, { tests: 0 })],
  ])("is refused at %s where it does not fit", (path, change) => {
    expect(refused(position(), change)).toContain(path);
  });

  it.each<[string, (state: State) => void]>([
    ["fight.defender", (state) => Object.assign(state.fight ?? {}, { defender: 0 })],
    ["fight.fighters", (state) => state.fight?.fighters.pop()],
    ["fight.bets", (state) => state.fight?.bets.push(0)],
    ["fight.seen", (state) => state.fight?.seen.push(at(state.fightDeck, 0))],
    ["fight.life", (state) => state.fight?.life.push(at(state.fightDeck, 0))],
    [
      "fight.fighters.0.mods.0.what",
      (state) => Object.assign(state.fight?.fighters[0] ?? {}, { mods: [{ what: "luck", n: 1, by: 0 }] }),
    ],
    [
      "fight.fighters.0.combo.0.extension",
      (state) => {
        const combo = [{ card: playerOf(state, 0).hand.pop() ?? 0, extension: 3, free: false }];
        Object.assign(state.fight?.fighters[0] ?? {}, { combo });
      },
    ],
  ])("is refused in a fight at %s", (path, change) => {
    expect(refused(fight({ hand: 2, deck: 3 }), change)).toContain(path);
  });
});
