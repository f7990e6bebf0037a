import type { OldWorldEvent, View } from "@medallion/old-world";
import type { Half } from "@medallion/old-world/pages";
import type { Ref, Zone } from "../../../../drawn/index.ts";
import type { OldWorldDraft } from "./old-world-draft.ts";

export type OldWorldEventOf<K extends OldWorldEvent["kind"]> = Extract<OldWorldEvent, { kind: K }>;

/** What the events of one timeline have in common. */
export interface OldWorldFilming {
  readonly draft: OldWorldDraft;
  readonly before: View;
  readonly after: View;
  /** The stage of a fight keeps its combos while a blow is told, though their cards lie elsewhere by now. */
  readonly isHeld: boolean;
  /** Where every card ends up. */
  readonly end: ReadonlyMap<Ref, Zone>;
  /** The event that comes next. */
  next: OldWorldEvent | undefined;
  /** Where what is gained comes from: a place, a story, a pot; the middle of the table if nothing is known. */
  source: Zone;
  /** The half of the monster's next card that was named. */
  half: Half | undefined;
}
