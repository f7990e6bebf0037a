import { InputError } from "@medallion/kernel";
import { type ActionCard, ALL_CARDS, type Path } from "../data/index.ts";
import { FILLER, isNameless, readFace, repeated } from "./notation.ts";

/** Cards of a place: how many fillers, or which ones. */
export type CardsInput = number | readonly (string | number)[];

const ID = /^[A-Za-z][A-Za-z0-9]*$/u;
const PRINTED: ReadonlyMap<string, ActionCard> = new Map(ALL_CARDS.map((card) => [card.id, card]));

/** The cards a scenario declares in `cards`, by their names. Throws `InputError`. */
function declaredCards(cards: unknown): readonly ActionCard[] {
  if (cards === undefined) return [];
  if (typeof cards !== "object" || cards === null || Array.isArray(cards))
    throw new InputError(
      "cards",
      "Write cards as names with what they show, such as P: red damage 1 > blue damage 1.",
      ["cards"],
    );
  return Object.entries(cards).map(([id, face]) => {
    const path = ["cards", id];
    if (!ID.test(id) || isNameless(id) || PRINTED.has(id))
      throw new InputError("cards", `"${id}" cannot be the name of a card: use letters of your own.`, path);
    if (typeof face !== "string" || !isNameless(face))
      throw new InputError("cards", "Write what the card shows, such as red damage 1 > blue damage 1.", path);
    return readFace(id, id, face, path);
  });
}

/** Hands out the cards of a scenario: each named one lies in one place only, nameless ones are made as needed. */
export class Supply {
  private readonly own: ActionCard[];
  private readonly laid = new Set<string>();
  private made = 0;

  constructor(cards: unknown) {
    this.own = [...declaredCards(cards)];
  }

  /** All cards that are not printed ones. */
  get cards(): readonly ActionCard[] {
    return this.own;
  }

  /** The ids of the cards that are meant, in the order they are written. */
  take(cards: CardsInput, path: Path): readonly string[] {
    if (typeof cards === "number") return Array.from({ length: cards }, () => this.one(FILLER, path));
    return cards.flatMap((entry, place) =>
      repeated(entry).map((written) => this.one(written, [...path, place])),
    );
  }

  private one(written: string, path: Path): string {
    if (isNameless(written)) return this.make(written, path);
    if (!PRINTED.has(written) && !this.own.some(({ id }) => id === written))
      throw new InputError(
        "unknown-card",
        `There is no card "${written}": write one of \`cards\`, a printed one such as ${ALL_CARDS[0]?.id}, ${FILLER}, or what it shows.`,
        path,
      );
    if (this.laid.has(written))
      throw new InputError("card", `There is only one ${written}, and it lies elsewhere.`, path);
    this.laid.add(written);
    return written;
  }

  /** Cards that are written alike are alike. */
  private make(written: string, path: Path): string {
    this.made++;
    const stem = written.replaceAll(/[^A-Za-z0-9]/gu, "");
    const card = readFace(`${stem}-${this.made}`, written, written, path);
    this.own.push(card);
    return card.id;
  }
}
