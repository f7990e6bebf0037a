import type { Choice, Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Faction, RowName } from "./cards/row.ts";
import { rowName } from "./cards/table.ts";
import type { Named } from "./events.ts";
import { medicCandidates } from "./rules/abilities.ts";
import { askOf } from "./rules/ask.ts";
import { opposingSides } from "./rules/battle.ts";
import {
  bondCopies,
  kindsInDeck,
  peekable,
  stealableSides,
  takeable,
  weatherKinds,
} from "./rules/leaders.ts";
import { emptySlots } from "./rules/specials.ts";
import { pickable } from "./rules/tournament.ts";
import { turnChoices } from "./rules/turn.ts";
import { named } from "./rules/zones.ts";
import type { Ask, Card, Ref, State } from "./state.ts";
import { cardOf, playerOf, tableOf } from "./state.ts";

/** Everything a player can answer. Cards are named by ref and id, opponents by their seat. */
export type GwentChoice = Choice &
  (
    | { readonly kind: "pass" }
    | { readonly kind: "leader" }
    | {
        readonly kind: "play";
        readonly card: Ref;
        readonly id: string;
        readonly row?: RowName;
        readonly against?: Seat;
        readonly target?: Ref;
        readonly targetId?: string;
      }
    | { readonly kind: "keep" }
    | { readonly kind: "exchange"; readonly card: Ref; readonly id: string }
    | { readonly kind: "start"; readonly seat: Seat }
    | { readonly kind: "revive"; readonly card: Ref; readonly id: string }
    | { readonly kind: "decline" }
    | { readonly kind: "row"; readonly card: Ref; readonly id: string; readonly row: RowName }
    | { readonly kind: "send"; readonly card: Ref; readonly id: string; readonly against: Seat }
    | { readonly kind: "look"; readonly at: Seat }
    | { readonly kind: "rob"; readonly from: Seat }
    | { readonly kind: "take"; readonly card: Ref; readonly id: string }
    | { readonly kind: "fetch"; readonly id: string }
    | { readonly kind: "discard"; readonly card: Ref; readonly id: string }
    | { readonly kind: "deck"; readonly place: number; readonly faction: Faction; readonly leader: string }
  );

/** Legal answers to the seat's open question, in canonical order. */
export function choicesOf(state: State, seat: Seat): readonly GwentChoice[] {
  const open = askOf(state, seat);
  return open === undefined ? [] : answersTo(state, open);
}

function answersTo(state: State, open: Ask): readonly GwentChoice[] {
  const { seat } = open;
  switch (open.kind) {
    case "turn":
      return turnChoices(state, seat);
    case "mulligan":
      return addCards(state, "exchange", playerOf(state, seat).hand, [{ kind: "keep" }]);
    case "starter":
      return state.players.map((_, player) => ({ kind: "start", seat: player }));
    case "medic": {
      const choices = addCards(state, "revive", medicCandidates(state, seat));
      if (state.options.rules.medicMayDecline) choices.push({ kind: "decline" });
      return choices;
    }
    case "row":
      return [0, 1].map((row) => ({ kind: "row", ...namedRef(state, open.card), row: rowName(row) }));
    case "opponent":
      return opposingSides(state, seat).map((against) => ({
        kind: "send",
        ...namedRef(state, open.card),
        against,
      }));
    case "slot":
      return emptySlots(state, seat).map((row) => ({
        kind: "row",
        ...namedRef(state, open.card),
        row: rowName(row),
      }));
    case "peek":
      return peekable(state, seat).map((player) => ({ kind: "look", at: player }));
    case "steal-from":
      return stealableSides(state, seat).map((from) => ({ kind: "rob", from }));
    case "steal":
      return addCards(state, "take", takeable(state, open.side));
    case "restore":
      return addCards(state, "take", takeable(state, playerOf(state, seat).side));
    case "weather":
      return fetches(state, weatherKinds(state, seat));
    case "bond":
      return fetches(state, bondCopies(state, seat));
    case "search":
      return fetches(state, kindsInDeck(state, seat));
    case "discard":
      return addCards(state, "discard", playerOf(state, seat).hand);
    case "deck":
      return pickable(state, seat).map((place) => {
        const { faction, leader } = at(at(state.options.decks, seat), place);
        return { kind: "deck", place, faction, leader };
      });
  }
}

/** A choice for each card, written out: a mulligan alone lists some forty (bench: gwent-random-games). */
function addCards(
  state: State,
  kind: "exchange" | "revive" | "take" | "discard",
  cards: readonly Card[],
  choices: GwentChoice[] = [],
): GwentChoice[] {
  const table = tableOf(state);
  for (const card of cards) {
    const { id } = at(table.cards, at(state.kinds, card));
    choices.push({ kind, card: at(state.refs, card), id });
  }
  return choices;
}

function fetches(state: State, kinds: readonly number[]): readonly GwentChoice[] {
  return kinds.map((kind) => ({ kind: "fetch", id: at(tableOf(state).cards, kind).id }));
}

function namedRef(state: State, ref: Ref): Named {
  return named(state, cardOf(state, ref));
}
