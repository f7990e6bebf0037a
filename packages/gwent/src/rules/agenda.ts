import { at } from "@medallion/kernel";
import type { Card, Entry, State } from "../state.ts";

/** A card in the open, in limbo or in a pile, is to enter the battlefield next; where it goes is found out then. */
export function queueEntry(
  state: State,
  card: Card,
  player: number,
  { how = "play", side = -1, musters = true }: { how?: Entry; side?: number; musters?: boolean } = {},
): void {
  state.agenda.push({ kind: "enter", card: at(state.refs, card), player, how, row: -1, side, musters });
}
