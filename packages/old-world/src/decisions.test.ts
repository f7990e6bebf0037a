import { at, begin, play, randomFrom, randomOf, seedFrom, settle } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import type { OldWorldChoice } from "./choice.ts";
import { copyState } from "./copy-state.ts";
import { beast, fightMonster } from "./fight/test/table.ts";
import { oldWorld } from "./game.ts";
import { parseOptions } from "./options.ts";
import { TOKENS } from "./rules/chance.ts";
import { cardNamed } from "./rules/zones.ts";
import { NONE, playerOf, type State } from "./state.ts";
import { arrange, PLACE } from "./test/arrange.ts";

const MOUNTAIN = 1;

/** Answers with the choice that has these properties, as a table does. */
function answer(state: State, wanted: Partial<Record<string, unknown>>): "open" | "final" {
  const choice = oldWorld
    .choices(state, 0)
    .find((one) => Object.entries(wanted).every(([key, value]) => Reflect.get(one, key) === value));
  if (choice === undefined) throw new Error(`${JSON.stringify(wanted)} is no choice`);
  return play(oldWorld, state, 0, choice);
}

/** Everything that lies face down, pile by pile; trail tokens and lost fight cards stay as hidden. */
function hidden(state: State): readonly (readonly number[])[] {
  const { deck, potionDeck, exploration, piles, monsterPiles, extraStack, fightDeck, fight } = state;
  const decks = state.players.map((player) => player.deck);
  const trailsOf = (terrain: number) => state.players.map(({ trails }) => at(trails, terrain));
  return [
    ...decks,
    ...exploration,
    ...piles.map((pile, terrain) => [...pile, ...trailsOf(terrain)].filter((token) => token !== NONE)),
    ...monsterPiles,
    deck,
    potionDeck,
    extraStack,
    fightDeck,
    [...(fight?.life ?? []), ...(fight?.lost ?? [])],
  ];
}

/** How much chance was used, without shuffled piles of tokens, which show nobody anything (OW-4.10). */
function chance({ random }: State): number {
  return random.at.reduce((sum, words, stream) => sum + (stream === TOKENS ? 0 : words), 0);
}

describe("an answer", () => {
  it("that can be taken back has drawn no card, shown nothing hidden and used no chance (OW-19.4)", () => {
    let open = 0;
    for (const seats of [1, 2, 3, 5]) {
      const random = randomOf(`open ${seats}`);
      const state = begin(oldWorld, parseOptions({ seats }), randomFrom(seedFrom(`open ${seats}`)));
      for (let answers = 0; answers < 1500 && oldWorld.outcome(state) === undefined; answers++) {
        const { seat, kind } = at(state.asks, random.below(state.asks.length));
        const choices = oldWorld.choices(state, seat);
        const before = copyState(state);
        const choice = at(choices, random.below(choices.length));
        if (play(oldWorld, state, seat, choice) === "final") continue;
        open++;
        const now = hidden(state);
        // The own deck is a list to its owner, and what was looked at is known: naming such a card shows nothing new.
        const isKnown = choice.kind === "remove" || choice.kind === "keepSeen";
        const named = isKnown ? cardNamed(state, choice.card) : NONE;
        const gone = hidden(before).flatMap((pile, i) =>
          pile.filter((card) => !at(now, i).includes(card) && !(i === seat && card === named)),
        );
        const used = chance(state) - chance(before);
        expect({ kind, choice, gone, used }).toEqual({ kind, choice, gone: [], used: 0 });
      }
    }
    expect(open).toBeGreaterThan(500);
  });

  it("can be taken back after a completed trail quest, not after a potion was drawn (OW-T-19.3, OW-19.4, OW-4.9)", () => {
    const state = arrange({
      players: [
        {
          at: PLACE.vizima,
          hand: ["mountain", "water"],
          deck: 3,
          trailQuests: [{ terrain: MOUNTAIN, place: PLACE.cintra, gold: 1 }],
        },
        { at: PLACE.behelt },
      ],
      table: { potionDeck: [1, 2] },
    });
    settle(oldWorld, state);
    const before = copyState(state);
    const kept = structuredClone(before);

    expect(answer(state, { kind: "move", to: PLACE.cintra })).toBe("open");
    expect(answer(state, { kind: "pay", payment: "terrain" })).toBe("open");
    expect(playerOf(state, 0)).toMatchObject({
      at: PLACE.cintra,
      gold: 1,
      trailQuests: [],
      trails: [NONE, PLACE.cintra, NONE],
    });
    expect([playerOf(state, 0).hand.length, playerOf(state, 0).discard.length]).toEqual([1, 1]);

    // The table goes back to its copy: nothing of it may have changed.
    expect(before).toEqual(kept);
    expect(playerOf(before, 0)).toMatchObject({
      at: PLACE.vizima,
      gold: 0,
      trailQuests: [{ place: PLACE.cintra, gold: 1 }],
      trails: [NONE, NONE, NONE],
      discard: [],
    });

    expect(answer(state, { kind: "action" })).toBe("final");
    expect(playerOf(state, 0).potions).toHaveLength(1);
  });

  it("is given at random for a silent decider of an attack (OW-T-19.4, OW-19.3)", () => {
    const named: Record<string, number> = { charge: 0, bite: 0 };
    const fight = fightMonster({ deck: 20 }, { ...beast(12), trail: false });
    for (let turns = 1; turns <= 100; turns++) {
      const state = { ...copyState(fight), turns };
      const question = at(oldWorld.questions(state), 0);
      expect([question.seat, question.kind]).toEqual([1, "attack"]);
      const choice: OldWorldChoice = at(oldWorld.choices(state, 1), question.fallback);
      if (choice.kind !== "attack") throw new Error(choice.kind);
      named[choice.attack] = (named[choice.attack] ?? 0) + 1;
      expect(play(oldWorld, state, 1, choice)).toBe("final");
      expect(state.fight?.revealed).toHaveLength(1);
    }
    expect(Math.min(...Object.values(named))).toBeGreaterThan(30);
  });
});
