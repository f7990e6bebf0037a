import { differ } from "@medallion/fittings";
import type { Difference } from "@medallion/kernel";
import { at, InputError } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { choicesOf } from "../choices.ts";
import { ATTRIBUTES, DECKS } from "../data/index.ts";
import { questionsOf } from "../question.ts";
import { handTarget } from "../rules/phase-three.ts";
import { priceOf } from "../rules/pool.ts";
import { ratingOf, turnOf } from "../rules/turn.ts";
import { NONE, type State } from "../state.ts";
import { compareFight, comparePoker } from "./compare-fight.ts";
import { compareMap } from "./compare-map.ts";
import { compareSeat } from "./compare-seat.ts";
import { differCards, differList } from "./difference.ts";
import { readExpectation, type TableExpectation } from "./expectation.ts";
import { idNamed, indexNamed, nameOf, placeName, placeNamed, seatNames } from "./names.ts";
import { phrasesOf } from "./phrases.ts";
import { reasons, rulesBehind } from "./reasons.ts";
import { namesIn } from "./wording.ts";

type Compared = readonly Difference[];

/** Compares what a scenario expects with the table; throws `InputError` for what it cannot read. */
export function compare(state: State, expected: unknown): Compared {
  const { table, seats } = readExpectation(expected);
  return [
    ...compareTurn(state, table),
    ...comparePool(state, table),
    ...compareDecks(state, table),
    ...compareMap(state, table),
    ...compareFight(state, table.fight),
    ...comparePoker(state, table.poker),
    ...compareAnswers(state, table),
    ...compareFallbacks(state, table),
    ...compareReasons(state, table),
    ...seats.flatMap(([name, seat]) => compareSeat(state, name, seat)),
  ];
}

function compareTurn(state: State, table: TableExpectation): Compared {
  const { turn } = state;
  const actions = table.actions?.map((place, i) => placeName(placeNamed(place, ["actions", i])));
  return [
    ...differ("phase", table.phase, state.phase),
    ...differ("active", table.active, nameOf(state, state.active)),
    ...differ("first", table.first, nameOf(state, state.first)),
    ...differ("turns", table.turns, state.turns),
    ...differ("moved", table.moved, turn.moved),
    ...differ("actions", actions, turn.actions.map(placeName)),
    ...differ("target", table.target, handTarget(state), reasons(state, { kind: "handTarget" })),
    ...differ(
      "tests",
      table.tests,
      turn.tests.map(({ total }) => total),
      reasons(state, { kind: "test" }),
    ),
    ...differ("winner", table.winner, nameOf(state, state.winner)),
    ...differ("rating", table.rating, state.winner === NONE ? "none" : ratingOf(turnOf(state))),
  ];
}

function comparePool(state: State, table: TableExpectation): Compared {
  const { costs } = boxOf(state);
  const pool = table.pool?.map((card) => card ?? "none");
  const found = namesIn(state, state.pool);
  const prices = state.pool.map((card, slot) => (card < 0 ? "none" : priceOf(state, slot)));
  return [
    ...differ(
      "pool",
      pool,
      found.map((name, slot) => {
        const card = at(state.pool, slot);
        return typeof pool?.[slot] === "number" && card >= 0 ? at(costs, card) : name;
      }),
    ),
    ...prices.flatMap((price, slot) =>
      differ(
        `prices ${slot}`,
        table.prices?.[slot],
        price,
        reasons(state, { kind: "price", slot: slot + 1 }),
      ),
    ),
    ...differCards(state, ["deck"], table.deck, state.deck.toReversed(), "ordered"),
    ...differCards(
      state,
      ["deckTop"],
      table.deckTop,
      state.deck.toReversed().slice(0, table.deckTop?.length ?? 0),
      "ordered",
    ),
    ...differCards(state, ["discard"], table.discard, state.discard, "ordered"),
    ...differCards(state, ["removed"], table.removed, state.removed, "any order"),
  ];
}

function compareDecks(state: State, table: TableExpectation): Compared {
  const box = boxOf(state);
  const potions = (list: readonly number[]) => list.map((potion) => at(box.potions, potion).id);
  const ids = (written: number | readonly string[] | undefined, key: string) =>
    typeof written === "object"
      ? written.map((potion, i) => idNamed(box.potionOf.keys(), potion, "potion", [key, i]))
      : written;
  const explored = state.explored.flat().map((story) => at(box.stories, story).id);
  return [
    ...differList(
      "potionDeck",
      ids(table.potionDeck, "potionDeck"),
      potions(state.potionDeck.toReversed()),
      "ordered",
    ),
    ...differList("potionDiscard", ids(table.potionDiscard, "potionDiscard"), potions(state.potionDiscard)),
    ...ATTRIBUTES.flatMap((attribute, place) =>
      differ(
        `attributeTrophies ${attribute}`,
        table.attributeTrophies?.[attribute],
        at(state.attributeTrophies, place),
      ),
    ),
    ...differ(
      "trophiesLeft",
      table.trophiesLeft,
      state.attributeTrophies.reduce((sum, count) => sum + count, 0),
    ),
    ...DECKS.flatMap((deck, place) => {
      const cards = at(state.exploration, place)
        .toReversed()
        .map((story) => at(box.stories, story).id);
      const expected = table[deck];
      if (typeof expected !== "object") return differList(deck, expected, cards);
      return differ(deck, expected, cards.slice(0, expected.length));
    }),
    ...(table.explored ?? []).flatMap((story) =>
      explored.includes(story) ? [] : differ("explored", table.explored, explored),
    ),
  ];
}

function compareAnswers(state: State, { choiceCount = {} }: TableExpectation): Compared {
  return Object.entries(choiceCount).flatMap(([name, count]) => {
    const seat = indexNamed(seatNames(state), name, ["choiceCount", name]);
    return differ(`choiceCount ${name}`, count, choicesOf(state, seat).length);
  });
}

/** OW-19.3. */
function compareFallbacks(state: State, { fallback = {} }: TableExpectation): Compared {
  return Object.entries(fallback).flatMap(([name, phrase]) => {
    const path = ["fallback", name];
    const seat = indexNamed(seatNames(state), name, path);
    const open = questionsOf(state).find((question) => question.seat === seat);
    if (open === undefined) throw new InputError("fallback", `${name} is asked nothing here.`, path);
    const ways = phrasesOf(state, seat, at(choicesOf(state, seat), open.fallback));
    return differ(path.join(" "), phrase, ways.includes(phrase) ? phrase : at(ways, 0));
  });
}

function compareReasons(state: State, { why = {} }: TableExpectation): Compared {
  return Object.entries(why).flatMap(([number, rules]) =>
    differ(`why ${number}`, rules, rulesBehind(state, number, ["why", number])),
  );
}
