import type { Seat } from "@medallion/kernel";
import type { OldWorldChoice } from "../choice.ts";
import type { Scribe } from "../events.ts";
import type { State } from "../state.ts";
import { isSolo, playerOf } from "../state.ts";
import { toSeat } from "./tell.ts";
import { abandon } from "./turn.ts";
import { idsOf, shuffleDeck } from "./zones.ts";

const NO_OFFERS: readonly OldWorldChoice[] = [];
const LOOK: readonly OldWorldChoice[] = [{ kind: "lookThrough" }];
const ABANDON: readonly OldWorldChoice[] = [{ kind: "abandon" }];

/** What a seat may do unasked: look through the own deck (DP-06), give up a solo game (DP-08). */
export function offersOf(state: State, seat: Seat): readonly OldWorldChoice[] {
  if (state.phase === "over") return NO_OFFERS;
  if (isSolo(state)) return ABANDON;
  return canLook(state, seat) ? LOOK : NO_OFFERS;
}

/** OW-1.22. */
function canLook(state: State, seat: Seat): boolean {
  if (state.options.rules.deckListAlwaysVisible || state.phase === "setup") return false;
  if (seat === state.active || state.fight?.defender === seat) return false;
  // A single card is known without looking.
  return playerOf(state, seat).deck.length > 1;
}

/** Takes up an offer; says whether the choice is one. */
export function takeOffer(state: State, scribe: Scribe, seat: Seat, choice: OldWorldChoice): boolean {
  if (choice.kind === "abandon") abandon(state, scribe, seat);
  else if (choice.kind === "lookThrough") lookThrough(state, scribe, seat);
  else return false;
  return true;
}

/** The cards are told as a list without order, and the deck is shuffled. */
function lookThrough(state: State, scribe: Scribe, seat: Seat): void {
  if (scribe.tell !== undefined) {
    const { deck } = playerOf(state, seat);
    const sorted = [...deck].sort((one, other) => one - other);
    const event = { kind: "deckSearched" as const, seat, count: deck.length };
    scribe.tell(toSeat(seat, { ...event, cards: idsOf(state, sorted) }, { ...event, cards: [] }));
  }
  shuffleDeck(state, scribe, seat);
}
