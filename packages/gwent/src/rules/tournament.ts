import { at, pick } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import type { Scribe } from "../events.ts";
import type { State, Tournament } from "../state.ts";
import { playerOf } from "../state.ts";
import { ask, close } from "./ask.ts";
import { emptyTable, giveDecks } from "./start.ts";
import { COIN, toAll } from "./zones.ts";

export function newTournament(): Tournament {
  const revealed = [0, 1].map(() => [[], [], []]);
  return { wins: [0, 0], picks: [-1, -1], next: [-1, -1], out: [[], []], first: 0, game: 1, revealed };
}

function tournamentOf(state: State): Tournament {
  if (state.tournament === undefined) throw new Error("this match is no tournament");
  return state.tournament;
}

/** GW-20.2: a coin settles who picks first. */
export function openTournament(state: State): void {
  state.tournament = newTournament();
  state.tournament.first = pick(state.random, COIN, 2);
  state.agenda.push({ kind: "pick-decks", player: state.tournament.first });
}

/** GW-20.3 to GW-20.6: decks that have not won; a winner's last deck has. */
export function pickable(state: State, player: number): number[] {
  const out = at(tournamentOf(state).out, player);
  return [0, 1, 2].filter((place) => !out.includes(place));
}

export function askForDeck(state: State, scribe: Scribe, player: number): void {
  const places = pickable(state, player);
  if (places.length === 1) pickDeck(state, scribe, player, at(places, 0));
  else ask(state, player, "deck");
}

export function pickDeck(state: State, scribe: Scribe, player: number, place: number): void {
  const tournament = tournamentOf(state);
  close(state, player);
  tournament.next[player] = place;
  const deck = at(at(state.options.decks, player), place);
  scribe.tell?.(toAll({ kind: "deckPicked", seat: player, faction: deck.faction, leader: deck.leader }));
  if (player === tournament.first) state.agenda.push({ kind: "pick-decks", player: 1 - player });
  else startGame(state);
}

/** A fresh table with the picked decks (GW-20.8). */
function startGame(state: State): void {
  const tournament = tournamentOf(state);
  tournament.picks = tournament.next;
  const fresh = emptyTable(state.options, state.random);
  Object.assign(state, { ...fresh, asked: state.asked, agenda: [{ kind: "start" }], tournament });
  giveDecks(
    state,
    state.options.decks.map((decks, player) => at(decks, at(tournament.picks, player))),
  );
}

/** The end of a match: of a single one, or of a game of a tournament (GW-20.1, GW-20.3, GW-20.7). */
export function endGame(state: State, scribe: Scribe, winners: number[]): void {
  const { tournament } = state;
  if (tournament === undefined) return endMatch(state, scribe, winners);
  rememberSeen(state, tournament);
  for (const winner of winners) {
    tournament.wins[winner] = at(tournament.wins, winner) + 1;
    at(tournament.out, winner).push(at(tournament.picks, winner));
    tournament.first = winner;
  }
  scribe.tell?.(toAll({ kind: "gameEnded", winners, wins: [...tournament.wins] }));
  const champion = tournament.wins.indexOf(2);
  if (champion >= 0) return endMatch(state, scribe, [champion]);
  tournament.game++;
  if (winners.length === 0) return startGame(state);
  tournament.next = [-1, -1];
  state.agenda.push({ kind: "pick-decks", player: tournament.first });
}

/** What was seen of a deck is remembered when it is played again. */
function rememberSeen(state: State, tournament: Tournament): void {
  for (const player of [0, 1]) {
    const place = at(tournament.picks, player);
    const before = at(at(tournament.revealed, player), place);
    at(tournament.revealed, player)[place] = seenTogether(before, playerOf(state, player).revealed);
  }
}

/** Of each kind as many as the better informed of two looks at a deck list has seen. */
function seenTogether(first: readonly Kind[], second: readonly Kind[]): Kind[] {
  const left = [...first];
  for (const kind of second) {
    const place = left.indexOf(kind);
    if (place >= 0) left.splice(place, 1);
  }
  return [...second, ...left];
}

function endMatch(state: State, scribe: Scribe, winners: number[]): void {
  state.phase = "over";
  state.winners = winners;
  state.agenda = [];
  scribe.tell?.(toAll({ kind: "matchEnded", winners: membersOf(state, winners) }));
}

/** The players of these sides, for people: a team is named by both its members. */
export function membersOf(
  state: { readonly sides: readonly { readonly members: readonly number[] }[] },
  sides: readonly number[],
): number[] {
  return sides.flatMap((side) => at(state.sides, side).members);
}
