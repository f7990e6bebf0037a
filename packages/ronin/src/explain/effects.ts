import { boxOf } from "../box.ts";
import type { View } from "../view.ts";

/** Whether a card of this view has an effect. */
export function hasEffect(view: View, id: string): boolean {
  const box = boxOf(view);
  const card = box.cardOf.get(id);
  return card !== undefined && box.effects[card] !== undefined;
}
