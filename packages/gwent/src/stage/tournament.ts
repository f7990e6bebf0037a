import { at, InputError } from "@medallion/kernel";
import type { Faction } from "../cards/row.ts";
import { FACTIONS } from "../cards/row.ts";
import type { Deck } from "../decks/deck.ts";
import { readDeck } from "../decks/read.ts";
import { newTournament } from "../rules/tournament.ts";
import type { State } from "../state.ts";
import { FILLER, factionNamed, noLeader } from "./cards.ts";
import type { PositionInput, SeatInput } from "./format.ts";
import { type Path, playerNamed, seatsOf } from "./names.ts";

const USUAL: readonly Faction[] = ["northern-realms", "nilfgaard", "monsters"];
const DECK_SIZE = 22;

/** The decks of every seat: the arranged one, or in a tournament the three it brought. */
export function lineUps(
  state: State,
  position: PositionInput,
  arranged: readonly Deck[],
): readonly (readonly Deck[])[] {
  return seatsOf(state).map((name, seat) => {
    if (state.options.mode !== "tournament") return [at(arranged, seat)];
    const path = ["position", name, "decks"];
    const given = seatIn(position, name).decks ?? USUAL;
    if (given.length !== 3) throw new InputError("position", "Write three decks.", path);
    return given.map((deck, place) => deckOf(deck, [...path, place]));
  });
}

function seatIn({ places }: PositionInput, name: string): SeatInput {
  return places.find(([place]) => place === name)?.[1] ?? {};
}

/** A faction stands for a deck of fillers with a leader that does nothing. */
function deckOf(given: unknown, path: Path): Deck {
  const faction = FACTIONS.find((known) => known === given);
  if (faction !== undefined) return { faction, leader: noLeader(faction), cards: { [FILLER]: DECK_SIZE } };
  const deck = readDeck(given);
  if (deck.leader === undefined) throw new InputError("position", "This deck needs a leader.", path);
  return { ...deck, leader: deck.leader };
}

/** Games won, decks in use and decks that are out (GW-20.3). */
export function tellTournament(state: State, position: PositionInput): void {
  const tournament = newTournament();
  for (const [player, name] of seatsOf(state).entries()) {
    const seat = seatIn(position, name);
    const decks = at(state.options.decks, player);
    const place = (written: string, path: Path): number => {
      const faction = factionNamed(written, path);
      const found = decks.findIndex((deck) => deck.faction === faction);
      if (found < 0) throw new InputError("position", `${name} has no deck of ${faction}.`, path);
      return found;
    };
    const out = seat.out ?? [];
    tournament.out[player] = out.map((written, i) => place(written, ["position", name, "out", i]));
    tournament.wins[player] = seat.wins ?? out.length;
    tournament.picks[player] =
      seat.pick !== undefined
        ? place(seat.pick, ["position", name, "pick"])
        : position.phase === undefined || position.phase === "turn"
          ? 0
          : -1;
  }
  tournament.first =
    position.first === undefined ? 0 : playerNamed(state, position.first, ["position", "first"]);
  tournament.game = position.game ?? tournament.wins.reduce((sum, wins) => sum + wins, 1);
  if (position.phase !== "decks") tournament.next = [...tournament.picks];
  state.tournament = tournament;
}

/** GW-20.2: the decks of the next game are to be picked. */
export function openDecks(state: State): void {
  if (state.tournament === undefined)
    throw new InputError("position", "Only a tournament has this phase.", ["position", "phase"]);
  state.agenda = [{ kind: "pick-decks", player: state.tournament.first }];
}
