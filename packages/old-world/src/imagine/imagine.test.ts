import { at, randomOf } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oldWorld } from "../game.ts";
import { parseState } from "../parse-state.ts";
import type { State } from "../state.ts";
import { playerOf } from "../state.ts";
import { arrange } from "../test/arrange.ts";
import { STRICT, sameText, viewersOf, walk } from "../test/positions.ts";

const random = randomOf("imagine");

/** Looks the same to its viewer, asks and offers the same, and holds together. */
function agrees(state: State): void {
  for (const viewer of viewersOf(state)) {
    const view = oldWorld.view(state, viewer);
    const world = oldWorld.imagine(JSON.parse(JSON.stringify(view)), random);
    const seen = oldWorld.view(world, viewer);
    if (!sameText(seen, view)) expect(seen).toEqual(view);
    expect(world.random.key).not.toBe(state.random.key);
    parseState(JSON.parse(JSON.stringify(world)), 2);
    if (viewer === null) continue;
    expect(oldWorld.questions(world).filter(({ seat }) => seat === viewer)).toEqual(
      oldWorld.questions(state).filter(({ seat }) => seat === viewer),
    );
    expect(oldWorld.choices(world, viewer)).toEqual(oldWorld.choices(state, viewer));
    expect(oldWorld.offers(world, viewer)).toEqual(oldWorld.offers(state, viewer));
  }
}

describe("an imagined table", () => {
  it("agrees with the view it is made from, in any position", () => {
    const games = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.string({ maxLength: 6 }), fc.boolean());
    fc.assert(
      fc.property(games, ([seats, seed, strict]) => {
        let answers = 0;
        walk({ seats, seed, answers: 120, rules: strict ? STRICT : {} }, (state) => {
          if (answers++ % 4 === 0) agrees(state);
        });
      }),
      { numRuns: 8 },
    );
  });

  it("can be played on by everybody", () => {
    walk({ seats: 4, seed: "on", answers: 150, rules: STRICT }, (state) => {
      for (const viewer of viewersOf(state)) {
        const world = oldWorld.imagine(oldWorld.view(state, viewer), random);
        const { seat } = at(oldWorld.questions(world), 0);
        const choices = oldWorld.choices(world, seat);
        oldWorld.choose(world, seat, at(choices, random.below(choices.length)));
        for (let i = 0; i < 20; i++) oldWorld.advance(world);
        parseState(JSON.parse(JSON.stringify(world)), 2);
      }
    });
  });

  const players = [
    { hand: 2, deck: 3 },
    { hand: 2, deck: 2 },
  ] as const;

  it("brings a hidden card to every place it could be in, and to no other", () => {
    const state = arrange({ players });
    const wanted = at(playerOf(state, 1).deck, 0);
    const places = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { hand, deck } = playerOf(oldWorld.imagine(oldWorld.view(state, 0), random), 1);
      places.add(hand.includes(wanted) ? "hand" : `deck ${deck.indexOf(wanted)}`);
    }
    expect([...places].sort()).toEqual(["deck 0", "deck 1", "hand"]);
  });

  it("leaves what the viewer knows where it is: own cards, cards seen on a deck or gone to a hand in the open", () => {
    const state = arrange({ players });
    const [own, other] = [playerOf(state, 0), playerOf(state, 1)];
    state.seen[at(own.deck, 2)] = 1 << 0;
    state.seen[at(other.deck, 1)] = 1 << 0;
    state.seen[at(other.hand, 0)] = 1 << 7;
    for (let i = 0; i < 30; i++) {
      const world = oldWorld.imagine(oldWorld.view(state, 0), random);
      expect(playerOf(world, 0).hand).toEqual(own.hand);
      expect(playerOf(world, 0).deck[2]).toBe(own.deck[2]);
      expect(playerOf(world, 1).deck[1]).toBe(other.deck[1]);
      expect(playerOf(world, 1).hand).toContain(other.hand[0]);
    }
  });

  it("knows of the other's look nothing", () => {
    const state = arrange({ players });
    const top = at(playerOf(state, 1).deck, 1);
    state.seen[top] = 1 << 1;
    const tops = new Set<number | undefined>();
    for (let i = 0; i < 60; i++)
      tops.add(playerOf(oldWorld.imagine(oldWorld.view(state, 0), random), 1).deck[1]);
    expect(tops.size).toBe(4);
  });

  it("takes any token for a trail, any bet for a secret one, any boards for an offer", () => {
    const state = arrange({ players: [{}, { trails: [6, -1, -1] }], table: { piles: [[7, 8], [], []] } });
    const trails = new Set<number>();
    for (let i = 0; i < 60; i++)
      trails.add(at(playerOf(oldWorld.imagine(oldWorld.view(state, 0), random), 1).trails, 0));
    expect([...trails].sort()).toEqual([6, 7, 8]);
  });
});
