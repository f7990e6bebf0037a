import { ratedPeople } from "../rows.ts";
import type { FinishedGame, Rate, Rating } from "../store.ts";
import { named, type Statements } from "./statements.ts";

/** Works out and writes the ratings after one game. */
export function rateGame(sql: Statements, rate: Rate, finished: FinishedGame): void {
  const { game, mode, players } = finished;
  const before = new Map<string, Rating>();
  for (const person of ratedPeople(finished)) {
    const row = sql.rating.get(person, game, mode);
    if (row !== undefined)
      before.set(person, { mu: Number(row.mu), sigma: Number(row.sigma), games: Number(row.games) });
  }
  for (const [person, { mu, sigma, games }] of rate({ game, mode, players }, before))
    sql.setRating.run(named({ person, game, mode, mu, sigma, games, ordinal: mu - 3 * sigma }));
}
