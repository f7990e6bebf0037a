import type { Random, Seat } from "@medallion/kernel";
import { at, randomFrom, randomOf, seedFrom } from "@medallion/kernel";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxOf } from "../box.ts";
import { oldWorld } from "../game.ts";
import type { Ask, State } from "../state.ts";
import { walk } from "../test/positions.ts";
import type { View } from "../view.ts";
import { type Forecast, forecastOf, type Lay } from "./forecast.ts";
import { type Course, play, quiet } from "./test/course.ts";

const GAMES = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.string({ maxLength: 6 }));

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly forecast: Forecast;
  readonly random: Random;
}

/** Every moment of random fights at which a combo lies that has not hit yet. */
function combos(runs: number, look: (moment: Moment) => void): number {
  let found = 0;
  fc.assert(
    fc.property(GAMES, ([seats, seed]) => {
      walk({ seats, seed, answers: 500 }, (state, random) => {
        const open = state.asks[0];
        if (state.fight === null || open?.kind !== "combo" || open.laid.length === 0) return;
        const view = oldWorld.view(state, open.seat);
        const forecast = forecastOf(view);
        if (forecast === undefined) throw new Error("a combo has a forecast");
        found++;
        look({ state, seat: open.seat, view, forecast, random });
      });
    }),
    { numRuns: runs, seed: 19 },
  );
  return found;
}

/** The real table, where nothing is used and the deciding seat names any half. */
function really({ state, seat, random }: Moment): Course {
  return play(
    oldWorld.copy(state),
    seat,
    quiet(() => (random.below(2) === 0 ? "charge" : "bite")),
  );
}

describe("the own strike", () => {
  it("is what really happens, and in a duel the most of it", () => {
    let duels = 0;
    const found = combos(30, (moment) => {
      const { strike } = moment.forecast;
      const { struck, drawn, events } = really(moment);
      const dealt = events.flatMap((event) =>
        event.kind === "attackDealt" && event.seat === moment.seat ? [event.damage] : [],
      );
      expect(strike).toMatchObject({
        damage: dealt[0] ?? 0,
        left: struck.foe,
        shield: struck.shield,
        life: struck.life,
        draws: drawn,
        atMost: moment.state.fight?.monster === -1,
      });
      if (strike?.atMost) duels++;
    });
    expect(found).toBeGreaterThan(100);
    expect(duels).toBeGreaterThan(5);
  });

  it("is told of cards that could be laid, as if they were", () => {
    combos(6, ({ state, seat, view }) => {
      const lays = oldWorld.choices(state, seat).filter((choice): choice is Lay => choice.kind === "lay");
      for (const lay of lays) {
        const laid = oldWorld.copy(state);
        oldWorld.choose(laid, seat, lay);
        expect(forecastOf(view, [lay])).toEqual(forecastOf(oldWorld.view(laid, seat)));
      }
      expect(forecastOf(view, [{ kind: "lay", card: "no such card" }])).toBeUndefined();
    });
  });
});

describe("the monster's answer", () => {
  it("has room for what really happens", () => {
    const found = combos(30, (moment) => {
      const { strike, answer } = moment.forecast;
      const course = really(moment);
      if (strike?.atMost || strike?.end !== undefined) return expect(answer).toBeUndefined();
      const outcome = answer?.outcomes.find(({ card, half }) => card === course.card && half === course.half);
      expect(outcome).toMatchObject({
        lost: course.struck.life - course.ended.life,
        shield: course.ended.shield,
      });
      expect(outcome?.end !== undefined).toBe(course.over);
    });
    expect(found).toBeGreaterThan(100);
  });

  it("has the worst and the mean that playing every hidden card gives", () => {
    let tried = 0;
    combos(30, (moment) => {
      const { state, seat, view, forecast } = moment;
      const { answer, strike } = forecast;
      if (answer === undefined || strike === undefined || tried++ > 30) return;
      const lost = everyAnswer(state, seat, view, strike.lost);
      expect(answer.cards).toBe(lost.length / 2);
      expect(answer.worst).toBe(Math.max(...lost));
      expect(answer.mean).toBeCloseTo(lost.reduce((sum, one) => sum + one, 0) / lost.length, 10);
    });
    expect(tried).toBeGreaterThan(20);
  });

  it("is the same for the same view, whatever lies hidden", () => {
    const random = randomOf("hidden");
    combos(4, ({ view, seat, forecast }) => {
      const twin = oldWorld.view(oldWorld.imagine(view, random), seat);
      expect(twin).toEqual(view);
      expect(forecastOf(twin)).toEqual(forecast);
      expect(forecastOf(JSON.parse(JSON.stringify(view)))).toEqual(forecast);
    });
  });

  it("is known to the witcher while another names the attack, and to nobody else", () => {
    let seen = 0;
    walk({ seats: 3, seed: "named", answers: 600 }, (state) => {
      const open = state.asks[0];
      if (open?.kind !== "attack" || state.fight === null) return;
      seen++;
      const { attacker } = state.fight;
      const told = forecastOf(oldWorld.view(state, attacker));
      expect(told?.strike).toBeUndefined();
      expect(told?.answer?.cards).toBeGreaterThan(0);
      for (const viewer of [null, open.seat])
        expect(forecastOf(oldWorld.view(state, viewer))).toBeUndefined();
    });
    expect(seen).toBeGreaterThan(5);
  });

  it("is not known of a fight that is only told of any more, in which nobody is asked", () => {
    let seen = 0;
    walk({ seats: 2, seed: "told", answers: 600 }, (state) => {
      const { fight, asks } = state;
      if (fight === null || asks.length === 0) return;
      seen++;
      const view = oldWorld.view(state, fight.attacker);
      expect(forecastOf({ ...view, asks: [] })).toBeUndefined();
    });
    expect(seen).toBeGreaterThan(20);
  });
});

/** Cards lost for every card that may come × both halves, played through the game's contract. */
function everyAnswer(state: State, seat: Seat, view: View, taken: number): readonly number[] {
  const { fightCards } = boxOf(state);
  const known = view.fight?.lifeSeen.find(({ place }) => place === taken)?.card;
  const cards = known === undefined ? view.fightCards : [known];
  return cards.flatMap((card) =>
    (["charge", "bite"] as const).map((half) => {
      for (let attempt = 0; ; attempt++) {
        const table = oldWorld.copy(state);
        // Alone the die must fall by chance, so it is thrown until it falls so.
        if (state.options.seats === 1) table.random = randomFrom(seedFrom(`die ${attempt}`));
        bring(
          table,
          fightCards.findIndex(({ id }) => id === card),
          taken,
        );
        const course = play(
          table,
          seat,
          quiet(() => half),
        );
        const rolled = course.events.find((event) => event.kind === "attackRolled");
        if (rolled?.kind === "attackRolled" && rolled.attack !== half) continue;
        return course.struck.life - course.ended.life;
      }
    }),
  );
}

/** Lets a card change places with the one that lies so deep in the life deck. */
function bring(table: State, card: number, below: number): void {
  const { fight } = table;
  if (fight === null) return;
  const wanted = fight.life.length - 1 - below;
  const other = at(fight.life, wanted);
  for (const pile of [fight.life, fight.lost, table.fightDeck]) {
    const place = pile.indexOf(card);
    if (place >= 0) pile[place] = other;
  }
  fight.life[wanted] = card;
}

describe("what has no forecast", () => {
  const FORETOLD: ReadonlySet<Ask["kind"]> = new Set([
    "combo",
    "ability",
    "specialization",
    "attack",
    "revealedAttack",
  ]);

  it("is never played on an imagined table: stories, exploring, draws, bets and dice", () => {
    const refuse = (): State => {
      throw new Error("a table was imagined");
    };
    const asked = new Set<Ask["kind"]>();
    for (const [seats, seed] of [
      [1, "one"],
      [3, "three"],
      [5, "five"],
    ] as const)
      walk({ seats, seed, answers: 700 }, (state) => {
        const open = state.asks[0];
        if (open === undefined || FORETOLD.has(open.kind)) return;
        asked.add(open.kind);
        expect(forecastOf(oldWorld.view(state, open.seat), [], refuse)).toBeUndefined();
        expect(forecastOf(oldWorld.view(state, null), [], refuse)).toBeUndefined();
      });
    for (const kind of ["option", "phaseTwo", "bet", "reroll", "stepOne", "gain", "wound"] as const)
      expect(asked).toContain(kind);
  });
});
