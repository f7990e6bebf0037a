import type { Limits } from "../limits.ts";
import { isBotPerson } from "../ratings/bot-person.ts";
import type { FinishedGame, Store, Unrated } from "../store/store.ts";
import { Mailbox } from "./mailbox.ts";

export interface RatedGamesParts {
  readonly store: Store;
  readonly limits: Pick<Limits, "ratedMoves" | "ratedPerNetwork" | "ratedPerDay">;
  now(): number;
}

const DAY = 86_400_000;
/** Where somebody was within this time is where they are. */
const LATELY = 3_600_000;

/** Which games count: none that was hardly played, that one network plays with itself, or that a pair repeats all day. */
export class RatedGames {
  readonly #parts: RatedGamesParts;
  /** One after another, so that of many that end at once each knows of those before it. */
  readonly #mailbox = new Mailbox();

  constructor(parts: RatedGamesParts) {
    this.#parts = parts;
  }

  /** The same store, which looks at every rated game before it is written down. */
  judging(store: Store): Store {
    const append: Store["tables"]["append"] = (wanted) => {
      if (!wanted.finished.some(({ rated }) => rated)) return store.tables.append(wanted);
      return this.#mailbox.run(async () => {
        const finished: FinishedGame[] = [];
        for (const game of wanted.finished) finished.push(await this.#judged(game));
        return store.tables.append({ ...wanted, finished });
      });
    };
    return { ...store, tables: { ...store.tables, append } };
  }

  /** Why a game between these would not count, as far as it can be told before; `undefined` if it would. */
  async before(people: readonly string[]): Promise<Exclude<Unrated, "short"> | undefined> {
    if (await this.#shareNetwork(people)) return "network";
    return (await this.#playedOften(people)) ? "often" : undefined;
  }

  async #judged(game: FinishedGame): Promise<FinishedGame> {
    if (!game.rated) return game;
    const why = this.#isShort(game) ? "short" : await this.before(game.players.map(({ person }) => person));
    return why === undefined ? game : { ...game, rated: false, unrated: why };
  }

  /** Whether somebody lost who hardly played: such games can be made by the hundred. */
  #isShort({ players }: FinishedGame): boolean {
    const { ratedMoves } = this.#parts.limits;
    return players.some(
      ({ person, result, moves = ratedMoves }) =>
        result === "loss" && !isBotPerson(person) && moves < ratedMoves,
    );
  }

  async #shareNetwork(people: readonly string[]): Promise<boolean> {
    const persons = [...new Set(people)].filter((person) => !isBotPerson(person));
    if (persons.length < 2) return false;
    const { store, limits } = this.#parts;
    const seen = await store.people.networks(persons, this.#parts.now() - LATELY);
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

/** Every two of them. */
function pairsOf(people: readonly string[]): readonly (readonly [string, string])[] {
  const all = [...new Set(people)];
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}
