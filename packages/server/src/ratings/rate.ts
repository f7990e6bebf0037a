import type { FinishedGame, Rate, Rating } from "../store/store.ts";
import { isBotPerson } from "./bot-person.ts";
import { BEGINNER, plackettLuce } from "./plackett-luce.ts";

/** What everybody begins with: mu 25, sigma 25/3. */
export const UNRATED: Rating = { ...BEGINNER, games: 0 };

interface Placed {
  readonly person: string;
  readonly place: number;
}

/**
 * New ratings (Plackett–Luce) of those whose rating changes. Nothing changes without results, without an opponent, or
 * when a person sat in two seats. A bot in several seats is an opponent to the others but keeps its own rating.
 */
export const rate: Rate = ({ players }, before) => {
  const placed = placedPlayers(players);
  const seats = Map.groupBy(placed, ({ person }) => person);
  const doubled = [...seats.values()].some(
    ([first, second]) => second && first && !isBotPerson(first.person),
  );
  if (seats.size < 2 || doubled) return new Map();

  const teams = teamsOf(placed);
  const old = (person: string): Rating => before.get(person) ?? UNRATED;
  const rated = plackettLuce(
    teams.map((team) => ({
      place: team[0]?.place ?? 0,
      members: team.map(({ person }) => old(person)),
    })),
  );
  const after = new Map<string, Rating>();
  for (const [team, members] of teams.entries()) {
    for (const [member, { person }] of members.entries()) {
      const fresh = rated[team]?.[member];
      if (fresh === undefined || seats.get(person)?.length !== 1) continue;
      after.set(person, { mu: fresh.mu, sigma: fresh.sigma, games: old(person).games + 1 });
    }
  }
  return after;
};

/** All players in an order that does not depend on seats, so that sums round alike; none if one of them has no result. */
function placedPlayers(players: FinishedGame["players"]): readonly Placed[] {
  const placed = players.flatMap(({ person, place, result }) =>
    person === "" || place === undefined || result === undefined ? [] : [{ person, place }],
  );
  if (placed.length < players.length) return [];
  return placed.sort((a, b) => a.place - b.place || (a.person < b.person ? -1 : a.person > b.person ? 1 : 0));
}

/** Everybody alone, equal places being ties; but two places shared by equally many, two or more, are two teams. */
function teamsOf(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const sharing = [...Map.groupBy(placed, ({ place }) => place).values()];
  const [first, second] = sharing;
  const inTeams = sharing.length === 2 && first && first.length >= 2 && first.length === second?.length;
  return inTeams ? sharing : placed.map((player) => [player]);
}
