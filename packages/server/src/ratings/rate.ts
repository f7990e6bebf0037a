import type { FinishedGame, Rate, Rating } from "../store/store.ts";
import { anchorOf } from "./anchors.ts";
import { isBotPerson } from "./bot-person.ts";
import { BEGINNER, plackettLuce, type Skill } from "./plackett-luce.ts";

/** What everybody begins with: mu 25, sigma 25/3. */
export const UNRATED: Rating = { ...BEGINNER, games: 0 };

interface Placed {
  readonly person: string;
  readonly place: number;
}

/**
 * New ratings (Plackett–Luce) of those whose rating changes. Nothing changes without results, without an opponent, or
 * when a person sat in two seats. Bots are measured by and not measured: theirs stay what `anchorOf` says.
 */
export const rate: Rate = ({ players }, before) => {
  const skillOf = (person: string): Skill =>
    isBotPerson(person) ? anchorOf(person) : (before.get(person) ?? UNRATED);
  const after = new Map<string, Rating>();
  for (const { person, fresh } of judged(players, skillOf)) {
    const games = (before.get(person)?.games ?? 0) + 1;
    const { mu, sigma } = isBotPerson(person) ? anchorOf(person) : fresh;
    after.set(person, { mu, sigma, games });
  }
  return after;
};

/** What the game says of everybody in it, who were as good as `skillOf` says before; nothing where it cannot tell. */
export function judged(
  players: FinishedGame["players"],
  skillOf: (person: string) => Skill,
): readonly { readonly person: string; readonly fresh: Skill }[] {
  const placed = placedPlayers(players);
  const seats = Map.groupBy(placed, ({ person }) => person);
  const doubled = [...seats.values()].some(
    ([first, second]) => second && first && !isBotPerson(first.person),
  );
  if (seats.size < 2 || doubled) return [];

  const teams = teamsOf(placed);
  const rated = plackettLuce(
    teams.map((team) => ({
      place: team[0]?.place ?? 0,
      members: team.map(({ person }) => skillOf(person)),
    })),
  );
  return teams.flatMap((members, team) =>
    members.flatMap(({ person }, member) => {
      const fresh = rated[team]?.[member];
      return fresh === undefined ? [] : [{ person, fresh }];
    }),
  );
}

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
