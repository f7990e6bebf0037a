import type { ReplyOf } from "@medallion/protocol";
import type { Visitor } from "../http/handler.ts";
import type { Store } from "../store/store.ts";
import type { People } from "./people.ts";
import { shownGame, shownRating } from "./profile-handlers.ts";

/** Finished games that are read at once. */
const AT_ONCE = 100;
/** Games and words that an export has at most, the latest: more than anybody plays or says while they are kept. */
const MOST = 20_000;

type Export = ReplyOf<"exportMe">;

/** All that the store has of a person, as one thing to take along. */
export async function exportOf(
  store: Store,
  people: Pick<People, "sessions">,
  visitor: Visitor,
  at: number,
): Promise<Export> {
  const { id } = visitor.person;
  const [sessions, ratings, statistics, muted, games, words] = await Promise.all([
    people.sessions(visitor),
    store.games.ratings(id),
    store.games.statistics(id),
    store.talk.muted(id),
    gamesOf(store, id),
    wordsOf(store, id),
  ]);
  return {
    format: "medallion-person",
    version: 1,
    ...{ exported: at, person: visitor.person },
    sessions: sessions.map(({ created, seen, agent }) => ({ created, seen, agent })),
    ratings: ratings.map(({ game, mode, rating }) => shownRating(game, mode, rating)),
    ...{ statistics: [...statistics], games, muted: [...muted], words },
  };
}

async function gamesOf(store: Store, person: string): Promise<Export["games"]> {
  const games: Export["games"] = [];
  for (let before: number | undefined; ; ) {
    const page = await store.games.all(person, AT_ONCE, before);
    games.push(...page.map(({ favourite, ...game }) => ({ ...shownGame(game), favourite })));
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE || games.length >= MOST) return games;
    before = last.finished;
  }
}

async function wordsOf(store: Store, person: string): Promise<Export["words"]> {
  let words: Export["words"] = [];
  for (const table of await store.people.tablesOf(person))
    for await (const said of store.people.words(person, table)) {
      words.push(...said.map(({ at, text }) => ({ table, at, text })));
      if (words.length > 2 * MOST) words = latest(words);
    }
  return latest(words);
}

function latest(words: Export["words"]): Export["words"] {
  return words.length <= MOST ? words : words.toSorted((one, other) => one.at - other.at).slice(-MOST);
}
