import type { ComponentType } from "react";
import type { KeyLine } from "../keys/key-list.ts";
import type { Text } from "../language/words.ts";
import type { Scene } from "../scene/scene.ts";
import type { AnyFilms } from "./film/films.ts";
import type { HandOrder } from "./hand/hand-order.ts";
import type { Way } from "./pointing/way.ts";
import type { Zooming } from "./zoom/zoomed.ts";

/**
 * What a game says of its drawn table; `DrawnTable` does the rest. What lies on the table bears its names for it:
 * `data-spot` what can be pointed at, `data-zone` a place, `data-ref` a card or a figure, `data-zoom` what can be seen
 * large, `data-why` a number that can be explained, `data-open` what opens beside the table.
 */
export interface DrawnGame<Sight, Spot extends string> {
  /** What this viewer sees, by the game's own types; `acts` says whether it may answer now. */
  sight(scene: Scene, acts: boolean): Sight;
  /**
   * How each choice that may be made now is made by pointing; none for who may not answer. Digits follow their order,
   * so what lies in the hand comes in the order in which it lies there.
   */
  ways(sight: Sight, order: HandOrder): readonly Way<Spot>[];
  /** Which spots the digits point at; those that have a letter of their own need none. */
  isNumbered?(spot: Spot): boolean;
  /** The digit that is printed beside a spot, if one is: that key points at it. */
  printedDigit?(spot: Spot): number | undefined;
  /** Whether a choice plainly loses something by what this viewer sees, so that it is asked about once. */
  isSlip?(sight: Sight, choice: number): boolean;
  /** The letters of the table's buttons (`aria-keyshortcuts`), for the list of keys. */
  keys(text: Text): readonly KeyLine[];
  /** Everything that lies on the table. */
  readonly Layout: ComponentType;
  /** What is looked at closely. */
  readonly Zoom: ComponentType<Zooming>;
  /** What `data-open` opens. */
  readonly Panels?: ComponentType<{ readonly onClose: () => void }>;
  /**
   * Whether something lies open over the table that going back shuts, by what was opened (`data-open`) and what is held;
   * whatever was opened, if absent.
   */
  isOpen?(sight: Sight, open: string | undefined, held: Spot | undefined): boolean;
  readonly films: AnyFilms;
}
