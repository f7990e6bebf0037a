import type { GwentChoice, View } from "@medallion/gwent";
import { type CardRow, ROWS, type RowName, weatherOf } from "@medallion/gwent/cards";
import type { HandOrder } from "../../../../drawn/hand/hand-order.ts";
import { type Way, waysOf as waysFor } from "../../../../drawn/pointing/way.ts";
import { ownHand } from "../../sight/own-hand.ts";
import { printed, type Sight } from "../../sight/sight.ts";
import { type Spot, spotOf } from "./spot.ts";

export type GwentWay = Way<Spot>;

/** What of a table decides where things go. */
export interface Ground {
  readonly view: View;
  /** The side of the player who chooses. */
  readonly own: number;
  printed(id: string): CardRow | undefined;
}

/** Every choice as a way of pointing. */
export function waysOf(ground: Ground, choices: readonly GwentChoice[]): readonly GwentWay[] {
  return waysFor(choices, (choice) => pointing(ground, choice));
}

/** What can be chosen in what somebody sees; cards of the hand in the order in which they lie, for the digits. */
export function waysIn(sight: Sight, order: HandOrder = "dealt"): readonly GwentWay[] {
  const { view, near, choices } = sight;
  const ways = waysOf({ view, own: near, printed: (id) => printed(view, id) }, choices);
  if (order === "dealt") return ways;
  const spots = (ownHand(sight, order) ?? []).map(({ card }) => spotOf.card(card));
  const placeOf = ({ from }: GwentWay): number => (from === undefined ? -1 : spots.indexOf(from));
  return ways.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function pointing(ground: Ground, choice: GwentChoice): Pick<GwentWay, "from" | "to"> {
  switch (choice.kind) {
    case "pass":
    case "leader":
    case "keep":
    case "decline":
      return { from: undefined, to: [choice.kind] };
    case "play":
      return { from: spotOf.card(choice.card), to: placesOf(ground, choice) };
    case "start":
      return { from: undefined, to: [spotOf.player(choice.seat)] };
    case "row":
      return {
        from: undefined,
        to: [spotOf.row(ground.own, choice.row), spotOf.slot(ground.own, choice.row)],
      };
    case "send":
      return { from: undefined, to: [spotOf.side(choice.against)] };
    case "look":
      return { from: undefined, to: [spotOf.player(choice.at)] };
    case "rob":
      return { from: undefined, to: [spotOf.pile(choice.from), spotOf.side(choice.from)] };
    case "exchange":
    case "revive":
    case "take":
    case "discard":
      return { from: spotOf.card(choice.card), to: [] };
    case "fetch":
      return { from: spotOf.kind(choice.id), to: [] };
    case "deck":
      return { from: spotOf.deck(choice.place), to: [] };
  }
}

/** Where a hand card may be laid down. */
function placesOf({ view, own, printed }: Ground, choice: GwentChoice & { kind: "play" }): readonly Spot[] {
  const card = printed(choice.id);
  if (choice.target !== undefined) return [spotOf.card(choice.target)];
  if (card === undefined) return [];
  if (card.kind === "weather") return ["weather", ...everyRow(view, weatherOf(card)?.rows ?? [])];
  if (card.kind === "special")
    return choice.row === undefined
      ? everyRow(view, ROWS)
      : [spotOf.slot(own, choice.row), spotOf.row(own, choice.row)];
  const row = choice.row ?? card.rows[0] ?? "close";
  if (choice.against !== undefined) return [spotOf.row(choice.against, row), spotOf.side(choice.against)];
  const side = card.abilities.includes("spy") ? otherSide(view, own) : own;
  return [spotOf.row(side, row)];
}

function everyRow(view: View, rows: readonly RowName[]): readonly Spot[] {
  return view.sides.flatMap((_, side) => rows.map((row) => spotOf.row(side, row)));
}

/** With two sides a spy needs no choice. */
function otherSide(view: View, own: number): number {
  return view.sides.findIndex((_, side) => side !== own);
}
