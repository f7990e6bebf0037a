import { type Sight as SightOf, text } from "@medallion/ink";
import type { Message } from "@medallion/kernel";
import { cardRow } from "../cards/all.ts";
import type { CardRow } from "../cards/row.ts";
import { printedIn } from "../decks/card-set.ts";
import type { SideView, View } from "../view.ts";

/** What is drawn of a view. */
export type Sight = SightOf<View>;

/** A card as this match prints it. */
export function rowOf({ view }: Pick<Sight, "view">, id: string): CardRow | undefined {
  const declared = view.declared?.find((card) => card.id === id);
  if (declared !== undefined) return declared;
  const row = cardRow(id);
  return row === undefined ? undefined : printedIn(row, view.rules.cardSet);
}

/** The name of a card; one that a scenario declared has no text and is called by its id. */
export function cardText(sight: Sight, id: string): string {
  const declared = sight.view.declared?.some((card) => card.id === id) ?? false;
  return declared ? id : text(sight, `card.${id}`);
}

/** A player as the value of a message: the automaton is no seat and has no name. */
export function whoIs({ view }: Pick<Sight, "view">, player: number): Message | { readonly seat: number } {
  return view.automaton !== undefined && player === 1 ? { key: "board.automaton" } : { seat: player };
}

/** One name, or those of a team. */
export function namesText(sight: Sight, players: readonly number[]): string {
  const seat = players.map((player) => whoIs(sight, player));
  return sight.say({ key: "board.name", values: { seat } });
}

/** The viewer's own side; for a spectator the first one takes its place. */
export function nearSide({ view }: Pick<Sight, "view">): number {
  return view.seat === null ? 0 : (view.players[view.seat]?.side ?? 0);
}

/** All other sides in turn order. */
export function farSides(sight: Pick<Sight, "view">): readonly number[] {
  const { sides } = sight.view;
  const near = nearSide(sight);
  return sides.slice(1).map((_, i) => (near + 1 + i) % sides.length);
}

/** Whether anything lies on the field, so that rows are worth drawing. */
export function hasField({ view }: Sight): boolean {
  return view.phase === "round" || (view.phase === "over" && view.sides.some(fought));
}

function fought({ rows }: SideView): boolean {
  return rows.some(({ cards, slot }) => cards.length > 0 || slot !== undefined);
}
