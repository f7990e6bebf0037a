import { KeyedQueue } from "../keyed-queue.ts";
import type { Limits } from "../limits.ts";
import { HourlyBudget } from "../people/hourly-budget.ts";
import { isBotPerson } from "../ratings/bot-person.ts";
import type { FinishedGame, Store, Unrated } from "../store/store.ts";

export interface RatedGamesParts {
  readonly store: Store;
  readonly limits: Pick<
    Limits,
    "ratedMoves" | "ratedPerNetwork" | "ratedPerDay" | "ratedGuests" | "ratedGamesPerDay"
  >;
  now(): number;
}

const DAY = 86_400_000;
/** Where somebody was within this time is where they are. */
const LATELY = 3_600_000;

/**
 * Which games count: none that was hardly played, in which somebody can be anybody, that one network plays with itself,
 * or that a pair, or somebody with whoever comes from one network, repeats all day.
 */
export class RatedGames {
  readonly #parts: RatedGamesParts;
  /** Games of the same people one after another, so that of many that end at once each knows of those before it. */
  readonly #queue = new KeyedQueue();

  readonly #perDay: HourlyBudget;
  readonly #perNetworkAndDay: HourlyBudget;

  constructor(parts: RatedGamesParts) {
    this.#parts = parts;
    const { store, limits, now } = parts;
    this.#perDay = new HourlyBudget(store, "rated games", limits.ratedGamesPerDay, now, DAY);
    this.#perNetworkAndDay = new HourlyBudget(store, "rated with a network", limits.ratedPerDay, now, DAY);
  }

  /** The same store, which looks at every rated game before it is written down. */
  judging(store: Store): Store {
    const append: Store["tables"]["append"] = (wanted) => {
      if (!wanted.finished.some(({ rated }) => rated)) return store.tables.append(wanted);
      const people = wanted.finished.flatMap(({ players }) => players.map(({ person }) => person));
      return this.#queue.run(personsOf(people), async () => {
        const finished: FinishedGame[] = [];
        for (const game of wanted.finished) finished.push(await this.#judged(game));
        return store.tables.append({ ...wanted, finished });
      });
    };
    return { ...store, tables: { ...store.tables, append } };
  }

  /** Why a game between these would not count, as far as it can be told before; `undefined` if it would. */
  async before(people: readonly string[]): Promise<Exclude<Unrated, "short"> | undefined> {
    if (await this.#haveGuests(people)) return "guest";
    if (await this.#shareNetwork(people)) return "network";
    return (await this.#playedOften(people)) ? "often" : undefined;
  }

  async #judged(game: FinishedGame): Promise<FinishedGame> {
    if (!game.rated) return game;
    const why = this.#isShort(game) ? "short" : await this.before(game.players.map(({ person }) => person));
    if (why !== undefined) return { ...game, rated: false, unrated: why };
    if (!(await this.#spend(game))) return { ...game, rated: false, unrated: "often" };
    // Another node may have let the same two through at the same time: whoever writes looks again.
    return { ...game, pairs: { most: this.#parts.limits.ratedPerDay, since: this.#parts.now() - DAY } };
  }

  /** Whether somebody hardly played who did not win: such games, agreed draws too, can be made by the hundred. */
  #isShort({ players }: FinishedGame): boolean {
    const { ratedMoves } = this.#parts.limits;
    return players.some(
      ({ person, result, moves = ratedMoves }) =>
        result !== "win" && !isBotPerson(person) && moves < ratedMoves,
    );
  }

  /** Whether more than are allowed play with others without an account: guests cost nothing, and there are always more. */
  async #haveGuests(people: readonly string[]): Promise<boolean> {
    const persons = personsOf(people);
    if (persons.length < 2) return false;
    const found = await Promise.all(persons.map((person) => this.#parts.store.people.find(person)));
    return found.filter((person) => person?.kind === "guest").length > this.#parts.limits.ratedGuests;
  }

  /** Counts the game for everybody in it, and against every network that somebody else in it comes from. */
  async #spend({ players }: FinishedGame): Promise<boolean> {
    const persons = personsOf(players.map(({ person }) => person));
    const seen = persons.length < 2 ? [] : await this.#networks(persons);
    for (const person of persons) {
      if (!(await this.#perDay.take(person))) return false;
      const others = new Set(seen.flatMap((one) => (one.person === person ? [] : [one.network])));
      for (const network of others)
        if (!(await this.#perNetworkAndDay.take(`${person} ${network}`))) return false;
    }
    return true;
  }

  #networks(persons: readonly string[]) {
    return this.#parts.store.people.networks(persons, this.#parts.now() - LATELY);
  }

  async #shareNetwork(people: readonly string[]): Promise<boolean> {
    const persons = personsOf(people);
    if (persons.length < 2) return false;
    const { limits } = this.#parts;
    const seen = await this.#networks(persons);
    const there = Map.groupBy(seen, ({ network }) => network);
    return [...there.values()].some(
      (some) => new Set(some.map(({ person }) => person)).size > limits.ratedPerNetwork,
    );
  }

  async #playedOften(people: readonly string[]): Promise<boolean> {
    const { store, limits } = this.#parts;
    for (const [one, other] of pairsOf(people))
      if ((await store.games.together(one, other, this.#parts.now() - DAY)) >= limits.ratedPerDay)
        return true;
    return false;
  }
}

function personsOf(people: readonly string[]): readonly string[] {
  return [...new Set(people)].filter((person) => !isBotPerson(person));
}

/** Every two of them. */
function pairsOf(people: readonly string[]): readonly (readonly [string, string])[] {
  const all = [...new Set(people)];
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}
