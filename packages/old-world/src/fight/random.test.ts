import { at } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, COMPONENTS, SCHOOLS } from "../data/index.ts";
import { combatDraw, highestShield } from "../rules/attributes.ts";
import type { State } from "../state.ts";
import { fightOf } from "./facts.ts";
import { arrange, asked, choices, choose, eventOf, type Position, rest, type Seated } from "./test/table.ts";
import { damageTotal, refillTotal } from "./totals.ts";

const BOX = boxOf({});
const KEPT = BOX.keeps.flatMap(({ story }) => {
  const { id } = at(BOX.stories, story);
  return id.startsWith("E") ? [id] : [];
});
const TROPHIES = [
  ...BOX.monsters.map(({ id }) => id),
  ...ATTRIBUTES,
  ...SCHOOLS.map((school) => `${school} school`),
];
const COMMON = BOX.common.map((card) => at(BOX.cards, card).id);

const level = fc.integer({ min: 1, max: 5 });

/** A witcher with any cards, attributes, potions, trophies and kept cards. */
const witcher = (first: number): fc.Arbitrary<Seated> =>
  fc.record({
    attributes: fc.tuple(level, level, level, level),
    shield: fc.integer({ min: 0, max: 1 }),
    hand: fc.subarray(COMMON.slice(first, first + 8), { minLength: 0, maxLength: 5 }),
    deck: fc.subarray(COMMON.slice(first + 8, first + 24), { minLength: 1 }),
    discard: fc.subarray(COMMON.slice(first + 24, first + 30)),
    potions: fc.array(fc.constantFrom(...BOX.potions.map(({ id }) => id)), { minLength: 1, maxLength: 4 }),
    trophies: fc.subarray(TROPHIES, { maxLength: 12 }),
    kept: fc.subarray(
      KEPT.filter((_, place) => place % 3 === first / 30),
      { maxLength: 4 },
    ),
    gold: fc.integer({ min: 0, max: 3 }),
    track: fc.integer({ min: 0, max: 2 }),
  });

const schools = fc.shuffledSubarray([...SCHOOLS], { minLength: 3, maxLength: 3 });

const table = fc
  .record({
    players: fc.tuple(witcher(0), witcher(30), witcher(60)),
    schools,
    monster: fc.constantFrom(...BOX.monsters.map(({ id }) => id)),
    trail: fc.boolean(),
    duel: fc.boolean(),
    picks: fc.infiniteStream(fc.nat()),
  })
  .map(({ players, schools: names, monster, trail, duel, picks }) => {
    const seated = players.map(
      (player, seat): Seated => ({
        ...player,
        school: at(names, seat),
        // A monster on the map is nobody's trophy yet.
        trophies: (player.trophies ?? []).filter((trophy) => trophy !== monster),
      }),
    );
    const position: Position = {
      players: trail ? seated.with(0, { ...at(seated, 0), trails: ["forest"] }) : seated,
      monster,
      rules: { autoResolveSingle: true },
      pool: COMMON.slice(84),
      agenda: [duel ? { do: "fightWitcher", defender: 1 } : { do: "fightMonster", terrain: 0 }],
    };
    return { position, picks };
  });

function allCards(state: State): number[] {
  const cards = [...state.deck, ...state.discard, ...state.pool, ...state.removed];
  for (const { deck, hand, discard, removed } of state.players)
    cards.push(...deck, ...hand, ...discard, ...removed);
  for (const { combo } of state.fight?.fighters ?? []) cards.push(...combo.map(({ card }) => card));
  return cards.sort((one, other) => one - other);
}

function fightCards({ fightDeck, fight }: State): number {
  return (
    fightDeck.length + (fight === null ? 0 : fight.life.length + fight.lost.length + fight.revealed.length)
  );
}

function potions({ potionDeck, potionDiscard, players }: State): number {
  return players.reduce(
    (total, { potions: unused, drunk }) => total + unused.length + drunk.length,
    potionDeck.length + potionDiscard.length,
  );
}

describe("any fight", () => {
  it("comes to an end with all its cards, whatever is chosen", () => {
    fc.assert(
      fc.property(table, ({ position, picks }) => {
        const state = arrange(position);
        const before = [allCards(state), fightCards(state), potions(state)];
        rest(state);
        for (let answers = 0; state.asks.length > 0 && answers < 600; answers++) {
          const seat = state.asks[0]?.seat ?? 0;
          const list = choices(state, seat);
          expect(new Set(list.map((choice) => JSON.stringify(choice))).size).toBe(list.length);
          const pick = picks.next().value ?? 0;
          choose(state, at(list, pick % list.length), seat);
          expect([allCards(state), fightCards(state), potions(state)]).toEqual(before);
          for (const { shield } of state.players) expect(shield).toBeLessThanOrEqual(highestShield(state));
        }
        expect(asked(state)).toEqual([]);
        expect(state.winner >= 0 || state.fight === null).toBe(true);
        if (state.winner < 0) for (const { drunk } of state.players) expect(drunk).toEqual([]);
        expect(fightCards(state)).toBe(COMPONENTS.fightCards.length);
      }),
      { numRuns: 150 },
    );
  });
});

it("deals and draws what the totals say", () => {
  fc.assert(
    fc.property(witcher(0), fc.infiniteStream(fc.nat()), (player, picks) => {
      const state = arrange({
        players: [{ ...player, trophies: [], kept: [], trails: ["forest"] }, {}],
        monster: "rotfiend",
        agenda: [{ do: "fightMonster", terrain: 0 }],
      });
      rest(state);
      while (state.asks[0]?.kind !== "combo") {
        if (state.asks[0]?.kind !== "stepOne") return;
        choose(state, { kind: "goOn" });
      }
      for (;;) {
        const [open] = state.asks;
        if (open?.kind !== "combo") return;
        const list = choices(state);
        const choice = at(list, (picks.next().value ?? 0) % list.length);
        const counted = { ...at(fightOf(state).fighters, 0), combo: [...open.laid] };
        const damage = damageTotal(boxOf(state), counted);
        const due = refillTotal(boxOf(state), counted, combatDraw(state, 0));
        const events = choose(state, choice);
        if (choice.kind !== "done") continue;
        expect(eventOf(events, "attackDealt")?.damage).toBe(damage);
        expect(eventOf(events, "cardsDrawn")?.count ?? 0).toBeLessThanOrEqual(due);
        return;
      }
    }),
    { numRuns: 100 },
  );
});
