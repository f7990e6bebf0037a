/** Where the table wants a card's look to be: see the states of the art direction. */
export type CardState = "rest" | "playable" | "selected" | "disabled" | "targeted" | "dead";

/** `strip` lies in a row, `hand` adds the name and the row, `tile` does so on a phone; their width and height in units. */
export const CARD_SHAPES = { strip: [88, 120], hand: [100, 148], tile: [100, 102] } as const;

export type CardSize = keyof typeof CARD_SHAPES;

/** Whose card it is where two share a side: a colour and a mark, so that colour is not the only signal. */
export interface Owner {
  readonly color: string;
  /** One or two signs. */
  readonly mark: string;
}

/** A card that may be taken or was taken has a brass edge. */
export function isLit(state: CardState): boolean {
  return state === "playable" || state === "selected";
}
