import type { View } from "@medallion/ronin";
import type { Forecast } from "@medallion/ronin/forecast";

/** What the page says to the worker: from which view cards are told of now, and of which. */
export type Asking =
  | { readonly kind: "view"; readonly number: number; readonly view: View }
  /** Cards in the order in which they would be laid. */
  | { readonly kind: "cards"; readonly number: number; readonly cards: readonly string[] };

/** What the worker says; no forecast where no cards are laid. */
export interface Foretold {
  readonly number: number;
  readonly cards: readonly string[];
  readonly forecast: Forecast | undefined;
}
