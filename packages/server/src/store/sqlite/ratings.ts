import { changesRatings, gameValues, playerValues, ratedPeople } from "../rows.ts";
import type { Append, FinishedGame, Rate } from "../store.ts";
import { storable } from "../text.ts";
import { GAME, PLAYER } from "./columns.ts";
import type { Line } from "./line.ts";
import type { GameWork, RatingRow } from "./work.ts";

/** The games that ended, with new ratings worked out from those that are written now. */
export async function gameWorks(line: Line, append: Append, rate: Rate): Promise<readonly GameWork[]> {
  const games: GameWork[] = [];
  for (const finished of append.finished) {
    const row = gameValues(finished, append);
    const game: GameWork = {
      values: GAME.map((name) => storable(row[name])),
      players: playerValues(finished, append).map((player) => PLAYER.map((name) => storable(player[name]))),
    };
    if (!changesRatings(finished)) games.push(game);
    else games.push(withRatings(game, finished, await ratingsOf(line, finished), rate));
  }
  return games;
}

/** The same games, of which one goes by other ratings. */
export function rated(
  games: readonly GameWork[],
  index: number,
  known: readonly RatingRow[],
  { finished }: Append,
  rate: Rate,
): readonly GameWork[] {
  return games.map((game, other) => {
    const ended = finished[other];
    return other === index && ended !== undefined ? withRatings(game, ended, known, rate) : game;
  });
}

function withRatings(
  work: GameWork,
  finished: FinishedGame,
  known: readonly RatingRow[],
  rate: Rate,
): GameWork {
  const { game, mode, players } = finished;
  const before = new Map(known.map(([person, mu, sigma, games]) => [person, { mu, sigma, games }]));
  const after = [...rate({ game, mode, players }, before)].map(
    ([person, { mu, sigma, games }]): RatingRow => [person, mu, sigma, games],
  );
  return { ...work, rating: { game, mode, people: ratedPeople(finished), known, after } };
}

async function ratingsOf(line: Line, finished: FinishedGame): Promise<readonly RatingRow[]> {
  const { game, mode } = finished;
  const known: RatingRow[] = [];
  for (const person of ratedPeople(finished)) {
    const sql = "select mu, sigma, games from ratings where person = ? and game = ? and mode = ?";
    const [row] = (await line.query(sql, [person, game, mode])).rows;
    if (row !== undefined) known.push([person, Number(row.mu), Number(row.sigma), Number(row.games)]);
  }
  return known;
}
