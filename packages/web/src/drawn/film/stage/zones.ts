import type { Zone } from "../plan/cue.ts";

/** What films must know of a table's zones. */
export interface Zones {
  /** Width by height of a card that lies on the table. */
  readonly shape: number;
  /** Cards lie side by side there, in one line or several: who comes lies down behind the last. */
  isRow(zone: Zone): boolean;
  /** Cards lie below each other there, in one column or several: who comes lies down below the last. */
  isColumn?(zone: Zone): boolean;
  /** How tall a card there is, in pixels; as those that lie there or as the zone has room for, if absent. */
  heightIn?(zone: Zone): number | undefined;
  /** How tall something is wherever it is on its way, as a coin; as cards are there, if absent. */
  heightOf?(id: string): number | undefined;
  /** Cards lie on each other there: the one on top is seen until another has come to lie on it. */
  isPile(zone: Zone): boolean;
  /** Numbers of which one leads (`data-leads`): who was ahead is seen to be so until the number has changed. */
  isRanked?(zone: Zone): boolean;
  /** Where else something may come from, the best first, if a layout does not show the zone itself. */
  insteadOf(zone: Zone): readonly Zone[];
}
