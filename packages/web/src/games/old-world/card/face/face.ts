import type { ActionCard } from "@medallion/old-world/data";

/** What a face of an action card is drawn from. */
export interface ActionDrawing {
  readonly card: ActionCard;
  /** What it is called in the chosen language; only the hand shows it. */
  readonly name: string;
  /** What it costs now, in cards. */
  readonly price: number | undefined;
  /** The extension, by its place, that the next card of the combo is laid on: it is lit, the others fade. */
  readonly link: number | undefined;
  /** It lies on a card before it: its socket shows. */
  readonly joined: boolean;
  /** Nothing of terrain matters in a fight. */
  readonly terrain: boolean;
}
