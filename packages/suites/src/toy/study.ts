import type { Facts, SeatFacts, Study, Target } from "@medallion/fittings";
import { at, type Seat, type Told } from "@medallion/kernel";
import { CARDS, cardNamed, cardOf, nameOf, SUITS } from "./cards.ts";
import { cardMessage } from "./describe.ts";
import { reasonsOf, scoreOf } from "./score.ts";
import type { State, ToyEvent } from "./state.ts";

/** What a report counts of the toy: patrons, cards, where scores come from, how often cards are exchanged. */
export const study: Study<State, ToyEvent> = {
  dataVersion: 3,
  runs: [
    { id: "two", request: { mode: "short", seats: 2 }, bots: ["greedy"], games: 40 },
    { id: "three", request: { mode: "long", seats: 3 }, bots: ["greedy"], games: 20 },
    {
      id: "strength",
      request: { mode: "short", seats: 2 },
      bots: ["random", "greedy"],
      mirror: true,
      games: 20,
      apart: true,
    },
  ],
  traits: [
    {
      id: "patron",
      name: { key: "study.patron" },
      values: SUITS,
      label: (suit) => ({ key: `suit.${suit}` }),
      by: "wins",
    },
    {
      id: "mode",
      name: { key: "study.mode" },
      values: ["short", "long"],
      label: (mode) => ({ key: `mode.${mode}` }),
      by: "score",
    },
  ],
  uses: [
    {
      id: "card",
      name: { key: "study.cards" },
      values: CARDS.map(({ name }) => name),
      label: (name) => cardMessage(cardNamed(name) ?? 0),
      per: "game",
    },
    {
      id: "exchange",
      name: { key: "study.exchanges" },
      values: SUITS,
      label: (suit) => ({ key: `suit.${suit}` }),
      per: "chance",
    },
  ],
  sources: [
    { id: "printed", name: { key: "reason.printed" } },
    { id: "patron", name: { key: "reason.patron" } },
  ],
  targets: targets(),
  facts,
  texts: () => Promise.resolve(english),
};

const english = {
  "study.patron": "Patrons",
  "study.mode": "Evenings",
  "study.cards": "Lanterns lit",
  "study.exchanges": "Cards that are exchanged",
  "study.scores": "The mean score lies from 5 to 60.",
  "study.fair": "No patron wins more often than twice its share, or less than half.",
  "study.patience": "At least nine of ten seats pass.",
  "study.clever": "Whoever takes anything wins at most half of the games.",
  "study.crowd": "With four seats scores are like those with two.",
};

function targets(): readonly Target[] {
  return [
    {
      id: "T1",
      text: { key: "study.scores" },
      form: "number",
      findings: (tallies) => [{ estimate: tallies.score(), low: 5, high: 60 }],
    },
    {
      id: "T2",
      text: { key: "study.fair" },
      form: "times",
      findings: ({ wins }) =>
        SUITS.map((suit) => ({
          of: { key: `suit.${suit}` },
          estimate: wins("patron", suit).relative,
          low: 0.5,
          high: 2,
        })),
    },
    {
      id: "T3",
      text: { key: "study.patience" },
      form: "percent",
      findings: ({ share }) => [{ estimate: share("passed"), low: 0.9 }],
    },
    {
      id: "T4",
      text: { key: "study.clever" },
      form: "percent",
      findings: ({ only }) => [
        { estimate: only(({ id }) => id === "strength").wins("bot", "random").share, high: 0.5 },
      ],
    },
    {
      id: "T5",
      text: { key: "study.crowd" },
      form: "number",
      findings: ({ only, difference }) => {
        const scoreWith = (seats: number) => only(({ request }) => request.seats === seats).score();
        return [{ estimate: difference(scoreWith(4), scoreWith(2)), low: -2, high: 2 }];
      },
    },
  ];
}

function facts(told: readonly Told<ToyEvent>[], state: State): Facts {
  const events = told.map(({ event }) => event);
  const lit = events.flatMap((event) =>
    event.kind === "played" || event.kind === "called" ? [event.card] : [],
  );
  const passed = events.flatMap((event) => (event.kind === "passed" ? [event.seat] : []));
  return {
    seats: state.rows.map((_row, seat) => seatFacts(state, seat, passed.includes(seat))),
    uses: {
      card: Object.fromEntries(
        lit.map((card) => [nameOf(card), [lit.filter((other) => other === card).length, 1]]),
      ),
      exchange: exchanges(events),
    },
    parts: { lanterns: [lit.length, state.rows.length] },
  };
}

function seatFacts(state: State, seat: Seat, passed: boolean): SeatFacts {
  const score = scoreOf(state, seat);
  const printed = at(reasonsOf(state, seat), 0).amount;
  return {
    score,
    traits: { patron: [at(state.options.patrons, seat)], mode: [state.options.mode] },
    numbers: { printed, patron: score - printed, passed: passed ? 1 : 0 },
  };
}

/** Of the cards of each suit in the first hands, how many were given back. */
function exchanges(events: readonly ToyEvent[]): Facts["uses"][string] {
  const dealt = events.flatMap((event) => (event.kind === "dealt" ? event.cards : []));
  const returned = events.flatMap((event) => (event.kind === "exchanged" ? event.returned : []));
  const count = (cards: readonly number[], suit: string) =>
    cards.filter((card) => cardOf(card).suit === suit).length;
  return Object.fromEntries(SUITS.map((suit) => [suit, [count(returned, suit), count(dealt, suit)]]));
}
