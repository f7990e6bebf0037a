import { at, begin, play, type Random, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import { quickRandom } from "@medallion/search";
import { describe, expect, test } from "vitest";
import { cardRow } from "../../cards/all.ts";
import { countsOf } from "../../cards/ids.ts";
import { READY_DECKS } from "../../decks/ready/all.ts";
import { validateDeck } from "../../decks/validate.ts";
import { gwent } from "../../game.ts";
import { ownDeck } from "../../imagine/likely.ts";
import { RULES_SCHEMA } from "../../options.ts";
import type { State } from "../../state.ts";
import { playerOf } from "../../state.ts";
import { layOut } from "../board.ts";
import { measureSide } from "../measured.ts";
import { pickChoice } from "../rate.ts";
import { eachPosition } from "../test/positions.ts";
import { worldsOf } from "./index.ts";

test("a world looks to the seat as the game does, in every mode (GW-1.11)", () => {
  eachPosition({ seed: "worlds", games: 2, every: 7 }, (state, seat, random) => {
    const view = gwent.view(state, seat);
    const draw = worldsOf(view);
    for (let world = 0; world < 2; world++) {
      const imagined = draw(random);
      expect(gwent.view(imagined, seat)).toEqual(view);
      expect(gwent.choices(imagined, seat)).toEqual(gwent.choices(state, seat));
    }
  });
});

/** What the hidden hand of seat 1 is worth at the beginning of the second round, in truth and in worlds that seat 0 imagines. */
function handsOf(
  decks: readonly [string, unknown],
  seed: string,
  random: Random,
): readonly [number, number] | undefined {
  const options = gwent.parseOptions({ decks });
  const state = begin(gwent, options, randomFrom(seedFrom(seed)));
  for (let [open] = gwent.questions(state); open !== undefined; [open] = gwent.questions(state)) {
    if (state.round === 2 && open.seat === 0) break;
    const choices = gwent.choices(state, open.seat);
    play(gwent, state, open.seat, at(choices, pickChoice(state, open.seat, choices, random)));
  }
  const { hand } = playerOf(state, 1);
  if (state.round !== 2 || hand.length === 0 || gwent.questions(state).length === 0) return undefined;
  const draw = worldsOf(gwent.view(state, 0));
  const worlds = Array.from({ length: 20 }, () => handWorth(draw(random)));
  return [handWorth(state), worlds.reduce((sum, worth) => sum + worth, 0) / worlds.length];
}

/** All that the side of seat 1 has in hand, as positions are valued by it. */
function handWorth(state: State): number {
  return measureSide(state, layOut(state), 1, true).force.worth;
}

/** How much more worth is imagined in hidden hands than there is, as a share of it. */
function biasOf(deckOf: (game: number, random: Random) => unknown, games: number): number {
  const random = quickRandom(randomOf("bias"));
  let [found, real, count] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const hands = handsOf(["mo-swarm", deckOf(game, random)], `bias ${game}`, random);
    if (hands === undefined) continue;
    real += hands[0];
    found += hands[1];
    count++;
  }
  expect(count).toBeGreaterThan(games / 2);
  return found / real - 1;
}

describe("imagined hands are as strong as real ones", () => {
  test("of those who play ready decks", () => {
    const decks = READY_DECKS.filter(({ deckRules }) => deckRules === "standard");
    expect(Math.abs(biasOf((game) => at(decks, game % decks.length).deck, 120))).toBeLessThan(0.07);
  });

  test("of those who play decks of their own", () => {
    const own = (game: number, random: Random): unknown => {
      const { deck } = at(READY_DECKS, game % READY_DECKS.length);
      const known = { ...deck, size: 36, seen: [], rules: RULES_SCHEMA.parse({}), lookup: cardRow };
      return { ...deck, cards: countsOf(ownDeck(known, random)) };
    };
    expect(Math.abs(biasOf(own, 120))).toBeLessThan(0.1);
  });
});

test("decks of one’s own are legal and hold what was seen (GW-2.7)", () => {
  const random = quickRandom(randomOf("own"));
  for (const { deck, deckRules } of READY_DECKS)
    for (const size of [30, 38]) {
      const rules = RULES_SCHEMA.parse({ deckRules });
      const seen = Object.keys(deck.cards).slice(0, 5);
      const cards = ownDeck({ ...deck, size, seen, rules, lookup: cardRow }, random);
      expect(cards).toHaveLength(size);
      expect(cards).toEqual(expect.arrayContaining(seen));
      expect(validateDeck({ ...deck, cards: countsOf(cards) }, { deckRules })).toEqual([]);
    }
});
