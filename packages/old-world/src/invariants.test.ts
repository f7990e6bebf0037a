import { at } from "@medallion/kernel";
import { expect, it } from "vitest";
import { copyState } from "./copy-state.ts";
import { brokenInvariants } from "./invariants.ts";
import type { State } from "./state.ts";
import { walk } from "./test/positions.ts";

/** A position in the middle of a game that fits. */
function position(fits: (state: State) => boolean): State {
  const found: State[] = [];
  walk({ seats: 4, seed: "invariants", answers: 4000, rules: { goldSupply: "35" } }, (state) => {
    if (found.length === 0 && fits(state)) found.push(copyState(state));
  });
  return at(found, 0);
}

const MIDDLE = position(
  ({ turns, phase, players }) =>
    turns > 20 && phase === "one" && players.some(({ potions, kept }) => potions.length + kept.length > 1),
);
const FIGHT = position(({ fight }) => fight !== null && fight.monster >= 0 && fight.life.length > 2);

type Mistake = readonly [name: string, sentence: RegExp, make: (state: State) => unknown];

const MISTAKES: readonly Mistake[] = [
  ["a card twice", /no action card is in two places/u, (state) => state.discard.push(at(state.deck, 0))],
  ["a lost card", /all action cards are somewhere/u, (state) => state.deck.pop()],
  [
    "a look at an open card",
    /nothing is noted of who knows an open card/u,
    (state) => {
      const { discard } = state.players.find((player) => player.discard.length > 0) ?? state;
      state.seen[at(discard, 0)] = 1;
    },
  ],
  ["a lost potion", /all potions are somewhere/u, (state) => state.potionDeck.pop()],
  [
    "a lost location token",
    /all location tokens/u,
    (state) => state.piles.find((pile) => pile.length > 0)?.pop(),
  ],
  ["a token twice", /no location token is in two/u, (state) => at(state.piles, 0).push(at(state.lairs, 1))],
  ["a lost monster", /all monsters are somewhere/u, (state) => at(state.monsterPiles, 1).pop()],
  ["a monster twice", /no monster is in two/u, (state) => state.extraStack.push(at(state.monsters, 0))],
  ["a lost story", /all exploration cards/u, (state) => at(state.exploration, 0).pop()],
  [
    "a story twice",
    /no story is in two/u,
    (state) => at(state.explored, 0).push(at(at(state.exploration, 0), 0)),
  ],
  ["a lost fight card", /all fight cards are somewhere/u, (state) => state.fightDeck.pop()],
  ["a debt", /no gold is owed/u, (state) => Object.assign(at(state.players, 0), { gold: -1 })],
  [
    "more gold than there is",
    /the bank owes no gold/u,
    (state) => Object.assign(at(state.players, 0), { gold: 36 }),
  ],
  ["an attribute of 6", /attributes are in range/u, (state) => at(state.players, 0).attributes.fill(6)],
  [
    "a level of 0",
    /witcher level is in range/u,
    (state) => Object.assign(at(state.players, 0), { level: 0 }),
  ],
  ["too much Shield", /Shield is in range/u, (state) => Object.assign(at(state.players, 0), { shield: 9 })],
  [
    "a track without end",
    /stands on the trophy track/u,
    (state) => Object.assign(at(state.players, 0), { track: 5 }),
  ],
  [
    "a step without a trophy",
    /no step on the track without/u,
    (state) => Object.assign(at(state.players, 0), { track: at(state.players, 0).trophies.length + 1 }),
  ],
  ["a lost attribute trophy", /all attribute trophies/u, (state) => state.attributeTrophies.fill(0)],
  [
    "a lost witcher trophy",
    /all witcher trophies/u,
    (state) => Object.assign(at(state.players, 0), { stakes: 0 }),
  ],
  ["a figure nowhere", /stands somewhere/u, (state) => Object.assign(at(state.players, 0), { at: -1 })],
  ["a fight out of phase", /whether there is a fight/u, (state) => Object.assign(state, { phase: "fight" })],
  ["an old question", /the last one/u, (state) => state.asked.fill(0)],
  ["two questions for one", /one open question/u, (state) => state.asks.push(at(state.asks, 0))],
  ["work after the end", /nothing is left to do/u, (state) => Object.assign(state, { phase: "over" })],
];

it("holds in the positions that the mistakes are made in", () => {
  expect(brokenInvariants(MIDDLE)).toEqual([]);
  expect(brokenInvariants(FIGHT)).toEqual([]);
});

it.each(MISTAKES)("%s is found", (_, sentence, make) => {
  const state = copyState(MIDDLE);
  make(state);
  expect(brokenInvariants(state).join("\n")).toMatch(sentence);
});

it("a fight card twice, a fight against nobody and one against oneself are found", () => {
  const state = copyState(FIGHT);
  if (state.fight === null) throw new Error("there is no fight");
  state.fight.lost.push(at(state.fight.life, 0));
  Object.assign(state.fight, { monster: -1 });
  expect(brokenInvariants(state)).toEqual(
    expect.arrayContaining(["no fight card is in two places", "somebody is fought, and only one"]),
  );
  Object.assign(state.fight, { defender: state.fight.attacker });
  expect(brokenInvariants(state)).toContain("nobody fights alone");
});
