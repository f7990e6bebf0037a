import type { Facts, SeatFacts } from "@medallion/fittings";
import { perChance, perGame } from "@medallion/fittings";
import { at, type Seat, type Told } from "@medallion/kernel";
import { COMPONENTS, SCHOOLS } from "../data/index.ts";
import type { OldWorldEvent } from "../events.ts";
import { ratingOf, turnOf } from "../rules/turn.ts";
import { isSolo, NONE, playerOf, type State } from "../state.ts";

/** How trophies are won (OW-15.1). */
export const WAYS = ["monster", "duel", "meditation"] as const;
type Way = (typeof WAYS)[number];

const WAY_OF: Readonly<Record<"monster" | "school" | "attribute", Way>> = {
  monster: "monster",
  school: "duel",
  attribute: "meditation",
};

type Of<K extends OldWorldEvent["kind"]> = Extract<OldWorldEvent, { readonly kind: K }>;

/** One finished game from what was told in it and its last state. */
export function facts(told: readonly Told<OldWorldEvent>[], state: State): Facts {
  const events = told.map(({ event }) => event);
  const all = <K extends OldWorldEvent["kind"]>(kind: K): readonly Of<K>[] =>
    events.filter((event): event is Of<K> => event.kind === kind);
  const fights = all("fightDeclared").map(({ monster }) => monster);
  const won = all("monsterDefeated").map(({ monster }) => monster);
  const duels = all("duelDeclared");
  return {
    seats: state.players.map((_, seat) => seatFacts(state, seat, all("trophyGained"))),
    uses: {
      taken: perGame(all("poolCardTaken").map(({ card }) => card)),
      played: perGame(all("comboPlayed").flatMap(({ cards }) => cards.map(({ card }) => card))),
      potion: perGame(all("potionUsed").map(({ potion }) => potion)),
      location: perGame(all("actionUsed").map(({ place }) => String(place))),
      action: perGame(all("actionUsed").map(({ action }) => action)),
      trophy: perGame(all("trophyGained").map(({ trophy }) => WAY_OF[trophy.of])),
      fought: perChance(
        all("monsterAppeared").map(({ monster }) => monster),
        fights,
      ),
      defeated: perChance(fights, won),
    },
    parts: {
      monstersWon: [won.length, fights.length],
      duelsWon: [duelsWon(duels, all("duelWon")), duels.length],
      fights: [fights.length + duels.length, state.turns],
    },
  };
}

/** Of all duels those that the attacker won, who alone gains a trophy. */
function duelsWon(duels: readonly Of<"duelDeclared">[], won: readonly Of<"duelWon">[]): number {
  return won.filter(({ seat }, i) => duels[i]?.seat === seat).length;
}

function seatFacts(state: State, seat: Seat, gained: readonly Of<"trophyGained">[]): SeatFacts {
  const { school, track } = playerOf(state, seat);
  const { seats } = state.options;
  const turns = turnOf(state);
  const rating = isSolo(state) && state.winner !== NONE ? ratingOf(turns) : 0;
  return {
    score: track,
    traits: {
      school: [at(SCHOOLS, school)],
      place: [String(((seat - state.first + seats) % seats) + 1)],
      players: [String(seats)],
    },
    numbers: {
      ...wonBy(
        gained.filter((event) => event.seat === seat).map(({ trophy }) => WAY_OF[trophy.of]),
        track,
      ),
      turns,
      ...Object.fromEntries(
        COMPONENTS.soloRatings.map((row) => [`rating${row.rating}`, row.rating === rating ? 1 : 0]),
      ),
    },
  };
}

/** The steps on the track by how they were won; a meditation at position 3 gives a card and no step (OW-15.3). */
function wonBy(ways: readonly Way[], track: number): Readonly<Record<Way, number>> {
  const count = (way: Way): number => ways.filter((one) => one === way).length;
  const [monster, duel] = [count("monster"), count("duel")];
  return { monster, duel, meditation: track - monster - duel };
}
