import type { Seat } from "@medallion/kernel";
import { at, randomOf } from "@medallion/kernel";
import { describe, expect, it } from "vitest";
import { copyState } from "../copy-state.ts";
import type { Power } from "../data/index.ts";
import { ronin } from "../game.ts";
import { cardNamed } from "../rules/zones.ts";
import type { State } from "../state.ts";
import { arrange, type Position, type Seated } from "../test/arrange.ts";
import { type CardForecast, type Forecast, Forecaster, type Span } from "./forecaster.ts";
import type { Amount } from "./tally.ts";
import { type Moment, moments } from "./test/positions.ts";
import { type Course, type Habit, unfold } from "./unfold.ts";
import { imaginedWorlds } from "./worlds.ts";

function cardsIn(choice: object): readonly string[] {
  return "cards" in choice ? (choice.cards as readonly string[]) : [];
}

function someCards({ state, seat, random }: Moment): readonly string[] {
  const choices = ronin.choices(state, seat);
  return cardsIn(at(choices, random.below(choices.length)));
}

/** The real table, where everybody lays these cards. */
function really(state: State, seat: Seat, laid: ReadonlyMap<Seat, readonly string[]>, habit: Habit): Course {
  const real = copyState(state);
  real.asks = [];
  for (const [player, owner] of real.players.entries())
    owner.chosen = (laid.get(player) ?? []).map((id) => cardNamed(real, id));
  return unfold(real, seat, habit);
}

const GAMES = [1, 2, 3, 4, 5].map((humans) => ({ humans, seed: `forecast ${humans}` }));

describe("a forecast", () => {
  it.each(GAMES)("is sure of what happens if nobody else lays anything, of $humans", ({ humans, seed }) => {
    for (const moment of moments(humans, seed)) {
      const { state, seat } = moment;
      const cards = someCards(moment);
      const told = new Forecaster(ronin.view(state, seat)).of(cards)?.cards ?? [];
      const real = really(state, seat, new Map([[seat, cards]]), () => 0);
      expect(told.map(({ card }) => card)).toEqual(cards);
      for (const { card, sure, yours } of told) {
        const tally = real.tallies.get(card);
        if (tally !== undefined || real.asked === undefined) expect(sure).toEqual(tally ?? {});
        if (real.asked === undefined || tally !== undefined)
          expect(yours?.asked).toBeOneOf([real.asked, undefined]);
      }
      const asking = told.filter(({ yours }) => yours?.asked !== undefined);
      expect(asking.map(({ yours }) => yours?.asked)).toEqual(
        cards.includes(real.by ?? "") ? [real.asked] : [],
      );
    }
  });

  it.each(GAMES)("has room for what really happens, of $humans", ({ humans, seed }) => {
    for (const moment of moments(humans, seed)) {
      const { state, seat, random } = moment;
      const cards = someCards(moment);
      const told = new Forecaster(ronin.view(state, seat)).of(cards)?.cards ?? [];
      const laid = new Map(
        ronin
          .questions(state)
          .map((question) => [question.seat, someCards({ ...moment, seat: question.seat })]),
      ).set(seat, cards);
      const real = really(state, seat, laid, (choices) => random.below(choices.length));
      for (const { card, sure, open } of told) {
        const tally = real.tallies.get(card) ?? {};
        for (const amount of [...Object.keys(tally), ...Object.keys(open)] as Amount[]) {
          const { least, most }: Span = open[amount] ?? { least: sure[amount] ?? 0, most: sure[amount] ?? 0 };
          const found = tally[amount] ?? 0;
          expect(found, `${card} of ${cards}: ${amount}`).toBeLessThanOrEqual(most);
          // Where the seat has to choose first, the rest is still to come.
          if (real.asked === undefined)
            expect(found, `${card} of ${cards}: ${amount}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it("is the same for the same view, whatever lies hidden", () => {
    const random = randomOf("hidden");
    for (const moment of moments(3, "twins")) {
      const { state, seat } = moment;
      const view = ronin.view(state, seat);
      const cards = someCards(moment);
      const twin = ronin.imagine(view, random);
      expect(ronin.view(twin, seat)).toEqual(view);
      const forecast = new Forecaster(view).of(cards);
      expect(new Forecaster(ronin.view(twin, seat)).of(cards)).toEqual(forecast);
      expect(new Forecaster(JSON.parse(JSON.stringify(view))).of(cards)).toEqual(forecast);
    }
  });

  it("looks at 32 worlds or more", () => {
    const [moment] = moments(4, "worlds");
    if (moment === undefined) throw new Error("cards are played");
    const view = ronin.view(moment.state, moment.seat);
    expect([...imaginedWorlds(view, moment.seat)].length).toBeGreaterThanOrEqual(32);
  });

  it("is told to players who lay cards", () => {
    const [moment] = moments(3, "nobody");
    if (moment === undefined) throw new Error("cards are played");
    expect(new Forecaster(ronin.view(moment.state, null)).of(["R-P1"])).toBeUndefined();
    expect(new Forecaster(ronin.view(arrange({}), 0)).of(["R-P1"])).toBeUndefined();
  });
});

/** What the cards of the first seat will do, all of them laid in order; of the last of them, with what is said of all. */
function forecast(
  own: Seated,
  others: readonly Seated[] = [],
  position: Position = {},
): CardForecast & Pick<Forecast, "ability"> {
  const { cards, ability } = forecasts(own, others, position);
  return { ...at(cards, cards.length - 1), ability };
}

function forecasts(own: Seated, others: readonly Seated[] = [], position: Position = {}): Forecast {
  const state = arrange({
    markers: [10, 10, 10],
    ...position,
    players: [own, ...others],
    agenda: [{ kind: "turn-end" }, { kind: "tea", at: 0 }, { kind: "slot", at: 0 }, { kind: "reveal" }],
  });
  state.asks = [{ id: 1, seat: 0, kind: "play" }];
  for (const { hand } of state.players) for (const card of hand) state.seen[card] = 0;
  const view = ronin.view(state, 0);
  const found = new Forecaster(view).of(at(view.players, 0).hand ?? []);
  if (found === undefined) throw new Error("cards are laid");
  return found;
}

describe("what a card will do", () => {
  it("is sure where only the own cards matter, and follows their order", () => {
    expect(forecast({ hand: ["red", "red C4(red)>R7"] })).toMatchObject({
      sure: { level: 1, gainedM: 1, gainedC: 1 },
      open: {},
    });
    expect(forecast({ hand: ["red C4(red)>R7"] })).toMatchObject({ sure: { level: 0 }, open: {} });
  });

  it("is open where a partner may lay what it counts", () => {
    const { sure, open } = forecast({ hand: ["pink C5(red)>R3"] }, [{ hand: ["red", "red", "blue"] }]);
    expect(sure).toEqual({ level: 0 });
    expect(open).toEqual({ level: { least: 0, most: 2 }, gainedM: { least: 0, most: 2 } });
  });

  it("is open where a partner may pass tea", () => {
    const { open } = forecast({ hand: ["pink LEFT"] }, [{ hand: ["red RIGHT", "blue", "green"] }]);
    expect(open).toEqual({ tea: { least: 0, most: 1 }, left: { least: 0, most: 2 } });
  });

  it("stops where its player chooses, and tells what comes of the answers", () => {
    const found = forecast({ hand: ["red C2(C)>R3"], timeline: ["red C", "blue C C"], pool: { C: 1 } });
    expect(found.sure).toEqual({});
    expect(found.yours).toEqual({
      asked: "lose",
      after: {
        level: { least: 3, most: 3 },
        lostC: { least: 3, most: 3 },
        gainedM: { least: 3, most: 3 },
      },
    });
  });

  it("counts with no ability, and says that one may be used", () => {
    const power: Power = { primitive: "GAIN_ACTIVE", params: { each: true } };
    expect(forecast({ hand: ["red C8(red)>R3"], powers: [["K0", power]] })).toMatchObject({
      sure: { level: 1, gainedM: 1 },
      ability: true,
    });
  });

  it("tells of both cards in their order: the first does not see the second, the second what the first gained (RO-5.5, RO-5.6)", () => {
    expect(forecasts({ hand: ["red C4(red)>R7", "red C8(red)>R3"] }).cards).toMatchObject([
      { sure: { level: 0 }, open: {} },
      { sure: { level: 2, gainedM: 2 }, open: {} },
    ]);
  });

  it("says of the card that asks that one chooses, and of the next what the answers leave of it", () => {
    const [first, second] = forecasts({
      hand: ["red C3>R4", "blue C1(E)>R7"],
      pool: { E: 2, D: 2 },
    }).cards;
    expect(first?.yours?.asked).toBe("lose");
    expect(second?.sure).toEqual({});
    expect(second?.yours?.asked).toBeUndefined();
    expect(second?.yours?.after).toMatchObject({ level: { least: 0, most: 1 } });
  });

  it("is sure of what comes after a choice that changes nothing of it", () => {
    const [first, second] = forecasts({
      hand: ["red C2(C)>R3", "blue C8(red)>R4"],
      timeline: ["red C", "green C C"],
      pool: { C: 1 },
    }).cards;
    expect(first?.yours?.asked).toBe("lose");
    expect(second).toMatchObject({ sure: { level: 2 }, open: {} });
    expect(second).not.toHaveProperty("yours");
  });

  it("is open in the draft for what neighbours may still take from the rows (RO-4.5)", () => {
    const state = arrange({
      markers: [10, 10, 10],
      players: [{ hand: ["pink C5(red)>R3"] }, { hand: ["blue", "blue"] }, { hand: ["blue", "blue"] }],
      rows: [
        ["green", "green"],
        ["red", "red"],
        ["green", "green"],
      ],
      agenda: [{ kind: "turn-end" }, { kind: "tea", at: 0 }, { kind: "slot", at: 0 }, { kind: "reveal" }],
    });
    state.phase = "draft";
    state.spots.fill(-1);
    state.asks = [{ id: 1, seat: 0, kind: "place" }];
    for (const { hand } of state.players) for (const card of hand) state.seen[card] = 0;
    const view = ronin.view(state, 0);
    const tried = new Forecaster(view).of(at(view.players, 0).hand ?? [])?.cards[0];
    expect(tried).toMatchObject({ sure: { level: 0 }, open: { level: { least: 0, most: 2 } } });
    const [, , red] = view.rows.map(([card]) => card ?? "");
    expect(new Forecaster(view).of([red ?? ""])?.cards).toMatchObject([{ card: red, open: {} }]);
  });

  it("tells of top cards of the deck that are looked at, as if they were in hand (RO-4.7)", () => {
    const state = arrange({
      players: [{ timeline: ["red C"], peeked: 3 }],
      deck: ["red C8(red)>R3", "green", "blue C8(blue)>R4", "pink", "pink"],
      agenda: [{ kind: "turn-end" }, { kind: "tea", at: 0 }, { kind: "slot", at: 0 }, { kind: "reveal" }],
    });
    state.phase = "draft";
    for (const card of state.deck.slice(-3)) state.seen[card] = 1;
    for (const kind of ["place", "take"] as const) {
      state.asks = [{ id: 1, seat: 0, kind }];
      const view = ronin.view(state, 0);
      const cards = view.deckSeen.map(({ card }) => card);
      expect(cards).toHaveLength(3);
      const forecaster = new Forecaster(view);
      const tried = cards.map((card) => forecaster.of([card])?.cards[0]?.sure);
      expect(tried).toEqual([{ level: 2, gainedM: 2 }, {}, { level: 1, gainedC: 1 }]);
    }
  });

  it("tells of cards that are kept, in cleaning", () => {
    const state = arrange({
      players: [{ timeline: ["red C", "red C8(red)>R3"] }],
      agenda: [{ kind: "keep" }],
    });
    state.phase = "cleaning";
    state.asks = [{ id: 1, seat: 0, kind: "keep" }];
    const view = ronin.view(state, 0);
    const cards = at(view.players, 0).timeline.map(({ card }) => card);
    expect(new Forecaster(view).of(cards)?.cards.at(-1)?.sure).toEqual({ level: 2, gainedM: 2 });
  });
});
