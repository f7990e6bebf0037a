import { at, type Seat, type SeatRecap } from "@medallion/kernel";
import type { Deck } from "./decks/deck.ts";
import { packDeck, packDecks } from "./decks/pack.ts";
import { readyDeck, readyLineUp } from "./decks/ready/all.ts";
import type { State } from "./state.ts";

/** A seat is remembered by its deck and by the rounds it won: in a free-for-all by its points, in a tournament by its games. */
export function recap(state: State): readonly SeatRecap[] {
  return state.options.decks.map((decks, seat) => ({
    with: played(decks, state.options.mode === "solo"),
    score: scoreOf(state, seat),
  }));
}

/** A ready deck goes by its name, one's own by its leader; in solo the leader is all that was chosen. */
function played(decks: readonly Deck[], isSolo: boolean): SeatRecap["with"] & object {
  const first = at(decks, 0);
  const leader = { key: `card.${first.leader}` };
  if (isSolo) return { id: first.leader, name: leader };
  const lists = decks.map(({ cards = {}, ...deck }) => ({ ...deck, cards }));
  const id = decks.length === 1 ? packDeck(at(lists, 0)) : packDecks(lists);
  if (readyDeck(id) !== undefined || readyLineUp(id) !== undefined)
    return { id, name: { key: `deck.${id}` } };
  const leaders = decks.map((deck) => ({ key: `card.${deck.leader}` }));
  return { id, name: decks.length === 1 ? leader : { key: "recap.decks", values: { leaders } } };
}

function scoreOf({ options, players, sides, rounds, tournament }: State, seat: Seat): number {
  const { side } = at(players, seat);
  if (options.mode === "free-for-all") return at(sides, side).points;
  if (options.mode === "tournament") return tournament?.wins[seat] ?? 0;
  return rounds.filter(({ winners }) => winners.includes(side) && winners.length < sides.length).length;
}
