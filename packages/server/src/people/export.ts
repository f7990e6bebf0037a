import type { ReplyOf } from "@medallion/protocol";
import type { Visitor } from "../http/handler.ts";
import type { Store } from "../store/store.ts";
import type { People } from "./people.ts";
import { shownGame, shownRating } from "./profile-handlers.ts";

/** Finished games that are read at once. */
const AT_ONCE = 100;

type Export = ReplyOf<"exportMe">;

/** All that the store has of a person, as one thing to take along. */
export async function exportOf(store: Store, people: People, visitor: Visitor, at: number): Promise<Export> {
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
    if (last === undefined || page.length < AT_ONCE) return games;
    before = last.finished;
  }
}

async function wordsOf(store: Store, person: string): Promise<Export["words"]> {
  const words: Export["words"] = [];
  for (const table of await store.people.tablesOf(person))
    for (const { at, by, command } of await store.tables.entries(table))
      if (by !== "host" && by.person === person && command.kind === "say")
        words.push({ table, at, text: command.text });
  return words;
}
