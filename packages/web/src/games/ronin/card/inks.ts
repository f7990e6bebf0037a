import type { Colour } from "@medallion/ronin";
import "./inks.css";

/** The three tones of a card's colour. */
interface Lacquer {
  readonly base: string;
  readonly light: string;
  readonly deep: string;
}

export function lacquerOf(colour: Colour): Lacquer {
  return {
    base: `var(--ro-${colour})`,
    light: `var(--ro-${colour}-light)`,
    deep: `var(--ro-${colour}-deep)`,
  };
}

export const INK = "var(--ro-ink)";
export const PAPER = "var(--ro-paper)";
export const BRASS = "var(--ro-brass)";
export const CINNABAR = "var(--ro-cinnabar)";

/** How `RoninDefs` calls what all drawings share. */
export const shared = (name: string): string => `ro-${name}`;
/** A gradient or a cloth that they share. */
export const url = (name: string): string => `url(#${shared(`paint-${name}`)})`;
