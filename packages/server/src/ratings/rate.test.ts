import { BOTS } from "@medallion/bots";
import { personIdSchema } from "@medallion/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FinishedGame, Rating } from "../store/store.ts";
import { anchorOf } from "./anchors.ts";
import { botPerson, botPersonId, isBotPerson } from "./bot-person.ts";
import { ordinalOf } from "./ordinal.ts";
import { BEGINNER } from "./plackett-luce.ts";
import { rate, UNRATED } from "./rate.ts";

type Players = FinishedGame["players"];

/** Players by person and place, in seat order. */
function seated(...placed: readonly (readonly [person: string, place: number | undefined])[]): Players {
  const best = placed.filter(([, place]) => place === 1).length;
  return placed.map(([person, place], seat) => {
    const won = best === placed.length ? "draw" : "win";
    const result = place === undefined ? undefined : place === 1 ? won : "loss";
    return { seat, person, name: person, place, result };
  });
}

function rated(players: Players, before: Record<string, Rating> = {}): ReadonlyMap<string, Rating> {
  return rate({ game: "toy", mode: "duel", players }, new Map(Object.entries(before)));
}

function ratingOf(ratings: ReadonlyMap<string, Rating>, person: string): Rating {
  const found = ratings.get(person);
  if (found === undefined) throw new Error(`${person} has no rating`);
  return found;
}

const some = fc.record({
  mu: fc.double({ min: -10, max: 60, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }),
  games: fc.nat(1000),
});
/** Two to six singles with any places and ratings. */
const table = fc
  .array(fc.record({ place: fc.integer({ min: 1, max: 6 }), rating: some }), { minLength: 2, maxLength: 6 })
  .map((players) => ({
    placed: players.map(({ place }, index) => [`p${index}`, place] as const),
    before: Object.fromEntries(players.map(({ rating }, index) => [`p${index}`, rating])),
  }));

describe("who is rated", () => {
  test("everybody begins with mu 25 and sigma 25/3, which is an ordinal of 0", () => {
    expect(UNRATED).toEqual({ mu: 25, sigma: 25 / 3, games: 0 });
    expect(ordinalOf(UNRATED)).toBeCloseTo(0);
  });

  test("the winner of a duel rises, the loser falls by as much, both are surer and have a game more", () => {
    const after = rated(seated(["a", 1], ["b", 2]), { b: { mu: 25, sigma: 25 / 3, games: 7 } });
    const [a, b] = [ratingOf(after, "a"), ratingOf(after, "b")];
    expect(a.mu).toBeGreaterThan(25);
    expect(a.mu - 25).toBeCloseTo(25 - b.mu);
    expect(Math.max(a.sigma, b.sigma)).toBeLessThan(25 / 3);
    expect([a.games, b.games]).toEqual([1, 8]);
  });

  test("a draw brings two players nearer to each other", () => {
    const strong = { mu: 32, sigma: 3, games: 9 };
    const after = rated(seated(["a", 1], ["b", 1]), { a: strong });
    expect(ratingOf(after, "a").mu).toBeLessThan(32);
    expect(ratingOf(after, "b").mu).toBeGreaterThan(25);
    const even = rated(seated(["a", 1], ["b", 1]));
    expect(ratingOf(even, "a").mu).toBeCloseTo(25);
  });

  test("a game without results changes nothing, nor one where a single player has none", () => {
    expect(rated(seated(["a", undefined], ["b", undefined])).size).toBe(0);
    expect(rated(seated(["a", 1], ["b", undefined])).size).toBe(0);
    expect(rated([]).size).toBe(0);
  });

  test("a game without an opponent changes nothing", () => {
    expect(rated(seated(["a", 1])).size).toBe(0);
    expect(rated(seated(["bot:greedy", 1], ["bot:greedy", 2])).size).toBe(0);
  });

  test("a person in two seats, or an open seat, leaves the whole game unrated", () => {
    expect(rated(seated(["a", 1], ["a", 2], ["b", 3])).size).toBe(0);
    expect(rated(seated(["a", 1], ["", 2])).size).toBe(0);
  });

  test("a bot's rating is fixed, whatever was written of it, and moves those who play it", () => {
    const pumped = { "bot:greedy": { mu: 54.8, sigma: 2, games: 100 } };
    const [lost, won] = [
      rated(seated(["a", 2], ["bot:greedy", 1]), pumped),
      rated(seated(["a", 1], ["bot:greedy", 2]), pumped),
    ];
    for (const after of [lost, won])
      expect(ratingOf(after, "bot:greedy")).toEqual({ ...anchorOf("bot:greedy"), games: 101 });
    expect(ratingOf(lost, "a").mu).toBeLessThan(25);
    expect(ratingOf(won, "a").mu).toBeGreaterThan(25);
    expect(ratingOf(won, "a")).toEqual(ratingOf(rated(seated(["a", 1], ["bot:greedy", 2])), "a"));
  });

  test("a bot in two seats counts as an opponent in both, and for one game", () => {
    const both = rated(seated(["a", 1], ["bot:greedy", 2], ["bot:greedy", 3]));
    const one = rated(seated(["a", 1], ["bot:greedy", 2]));
    expect(ratingOf(both, "bot:greedy")).toEqual({ ...anchorOf("bot:greedy"), games: 1 });
    expect(ratingOf(both, "a").mu).toBeGreaterThan(25);
    expect(ratingOf(both, "a").mu).not.toBe(ratingOf(one, "a").mu);
  });

  test("a stronger bot is more to beat, and one that is not known counts as a new player", () => {
    const afterBeating = (bot: string) => ratingOf(rated(seated(["a", 1], [bot, 2])), "a").mu;
    const bots = ["random", "novice", "adept", "veteran", "master"];
    const rises = bots.map((bot) => afterBeating(`bot:${bot}`));
    expect(rises).toEqual(rises.toSorted((a, b) => a - b));
    expect(new Set(rises).size).toBe(bots.length);
    expect(anchorOf("bot:of-tomorrow").mu).toBe(BEGINNER.mu);
  });

  test("two against two is rated as teams, four who share one place as singles", () => {
    const teams = rated(seated(["a", 1], ["b", 2], ["c", 1], ["d", 2]));
    for (const [up, down] of [
      ["a", "b"],
      ["c", "d"],
    ] as const) {
      expect(ratingOf(teams, up).mu).toBeGreaterThan(25);
      expect(ratingOf(teams, down).mu).toBeLessThan(25);
    }
    // Singles who tie for the first place would learn from each other: a strong partner would fall.
    const strong = { a: { mu: 45, sigma: 2, games: 90 } };
    expect(ratingOf(rated(seated(["a", 1], ["b", 2], ["c", 1], ["d", 2]), strong), "a").mu).toBeGreaterThan(
      45,
    );
    expect(ratingOf(rated(seated(["a", 1], ["b", 1], ["c", 1], ["d", 1]), strong), "a").mu).toBeLessThan(45);
  });

  test("two winners and one loser are singles who tie", () => {
    const after = rated(seated(["a", 1], ["b", 1], ["c", 3]));
    expect(ratingOf(after, "a").mu).toBeCloseTo(ratingOf(after, "b").mu);
    expect(ratingOf(after, "a").mu).toBeGreaterThan(ratingOf(after, "c").mu);
  });
});

describe("for any table", () => {
  test("a sole winner's mu never falls and a sole last one's never rises", () => {
    fc.assert(
      fc.property(table, ({ placed, before }) => {
        const after = rated(seated(...placed), before);
        const places = placed.map(([, place]) => place).sort((a, b) => a - b);
        for (const [person, place] of placed) {
          const change = ratingOf(after, person).mu - (before[person]?.mu ?? 0);
          if (place === places[0] && place !== places[1]) expect(change).toBeGreaterThanOrEqual(0);
          if (place === places.at(-1) && place !== places.at(-2)) expect(change).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test("the order of the seats does not matter, to the last bit", () => {
    const mixed = table.chain(({ placed, before }) =>
      fc.record({
        placed: fc.constant(placed),
        other: fc.shuffledSubarray(placed, { minLength: placed.length }),
        before: fc.constant(before),
      }),
    );
    fc.assert(
      fc.property(mixed, ({ placed, other, before }) => {
        expect(rated(seated(...other), before)).toEqual(rated(seated(...placed), before));
      }),
    );
  });

  test("what some win the others lose if all are equally sure, and all numbers stay finite", () => {
    fc.assert(
      fc.property(table, fc.double({ min: 0.5, max: 8, noNaN: true }), ({ placed, before }, sigma) => {
        const level = Object.fromEntries(
          Object.entries(before).map(([who, old]) => [who, { ...old, sigma }]),
        );
        const after = rated(seated(...placed), level);
        const teams = new Set(placed.map(([, place]) => place)).size === 2;
        const change = placed.reduce(
          (sum, [who]) => sum + ratingOf(after, who).mu - (level[who]?.mu ?? 0),
          0,
        );
        expect(Math.abs(change), teams ? "teams" : "singles").toBeLessThan(1e-6);
        for (const fresh of after.values()) {
          expect(Number.isFinite(fresh.mu)).toBe(true);
          expect(fresh.sigma).toBeGreaterThan(0);
          expect(fresh.sigma).toBeLessThan(sigma + 0.1);
        }
      }),
    );
  });
});

test("two players of different strength separate over simulated games", () => {
  const ratings = new Map<string, Rating>();
  // A fixed sequence of chance (a small linear congruence): the stronger one wins three games of four.
  let chance = 7;
  for (let game = 0; game < 300; game++) {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const strongWins = chance / 2147483648 < 0.75;
    const players = seated(["strong", strongWins ? 1 : 2], ["weak", strongWins ? 2 : 1]);
    for (const [person, fresh] of rate({ game: "toy", mode: "duel", players }, ratings))
      ratings.set(person, fresh);
  }
  const [strong, weak] = [ratingOf(ratings, "strong"), ratingOf(ratings, "weak")];
  expect(ordinalOf(strong)).toBeGreaterThan(weak.mu);
  expect(strong.games).toBe(300);
  expect(strong.sigma).toBeLessThan(2);
});

test("whoever beats bots all day climbs ever less: the second half of the games brings a quarter at most", () => {
  const ratings = new Map<string, Rating>();
  const climbed: number[] = [];
  for (let game = 0; game < 600; game++) {
    const players = seated(["a", 1], ["bot:greedy", 2]);
    for (const [person, fresh] of rate({ game: "toy", mode: "duel", players }, ratings))
      ratings.set(person, fresh);
    climbed.push(ratingOf(ratings, "a").mu);
  }
  const [first = 0, half = 0, last = 0] = [0, 299, 599].map((game) => climbed[game]);
  expect(last).toBeGreaterThan(half);
  expect(last - half).toBeLessThan((last - first) / 4);
});

test("every bot is a person that the protocol can name", () => {
  for (const { id } of BOTS) {
    const person = botPerson(id);
    expect(person).toEqual({ id: botPersonId(id), name: id, kind: "bot", created: 0 });
    expect(personIdSchema.safeParse(person.id).success).toBe(true);
    expect(isBotPerson(person.id)).toBe(true);
  }
});
