import type { Box } from "../box.ts";
import { COLOURS, type Extension, type Symbols } from "../data/index.ts";
import { perBox } from "./per-box.ts";

/** What a card or one of its extensions gives, in numbers. */
export interface Print {
  readonly damage: number;
  readonly shield: number;
  readonly refill: number;
  /** Cards it brings back to hand: the top discard, or itself. */
  readonly back: number;
}

export interface Link extends Print {
  /** The place in `COLOURS` of a card that may be laid on it. */
  readonly colour: number;
}

/** An action card as a bot reads it. */
export interface CardPrint extends Print {
  readonly colour: number;
  readonly links: readonly Link[];
}

/** All cards of the box, by card. */
export const printsOf: (box: Box) => readonly CardPrint[] = perBox(({ cards }) =>
  cards.map(({ base, colour, extensions }) => ({
    ...printOf(base),
    colour: COLOURS.indexOf(colour),
    links: extensions.map((extension) => linkOf(extension)),
  })),
);

function printOf({ damage = 0, shield = 0, refill = 0, takeDiscard }: Symbols): Print {
  return { damage, shield, refill, back: takeDiscard === true ? 1 : 0 };
}

function linkOf(extension: Extension): Link {
  const print = printOf(extension);
  const back = print.back + (extension.returnCard === true ? 1 : 0);
  return { ...print, back, colour: COLOURS.indexOf(extension.colour) };
}
