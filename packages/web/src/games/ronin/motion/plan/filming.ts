import type { Message } from "@medallion/kernel";
import type { RoninEvent, View } from "@medallion/ronin";
import type { Ref, Zone } from "../../../../drawn/index.ts";
import type { RoninDraft } from "./ronin-draft.ts";

export type EventOf<K extends RoninEvent["kind"]> = Extract<RoninEvent, { kind: K }>;

/** What the events of one timeline have in common. */
export interface Filming {
  readonly draft: RoninDraft;
  readonly after: View;
  /** Where every card ends up. */
  readonly end: ReadonlyMap<Ref, Zone>;
  /** The event that comes next, and all that still come. */
  next: RoninEvent | undefined;
  later: readonly RoninEvent[];
  /** Words of the game in the viewer's language. */
  readonly say: (message: Message) => string;
  /** The card whose effect acts. */
  acting: Ref | undefined;
  /** The board whose marker moved last. */
  board: number | undefined;
}
