import { InputError } from "@medallion/kernel";
import { type ActionCard, ALL_CARDS, cardOf } from "../data/index.ts";
import type { Path } from "../refuse.ts";
import { FILLER, isNameless, namelessCard, readFace } from "./notation.ts";

const ID = /^[A-Za-z][A-Za-z0-9]*$/u;

/** The cards a scenario declares in `cards`, by their names. Throws `InputError`. */
function declaredCards(cards: unknown): readonly ActionCard[] {
  if (cards === undefined) return [];
  if (typeof cards !== "object" || cards === null || Array.isArray(cards))
    throw new InputError("cards", "Write cards as names with what they show, such as X: red C LEFT.", [
      "cards",
    ]);
  return Object.entries(cards).map(([id, face]) => {
    const path = ["cards", id];
    if (!ID.test(id) || id.startsWith(FILLER))
      throw new InputError("cards", `"${id}" cannot be the name of a card: use letters and digits.`, path);
    if (typeof face !== "string" || !isNameless(face))
      throw new InputError("cards", "Write a colour and what the card shows, such as red C M LEFT.", path);
    return readFace(id, face, path);
  });
}

/** Hands out the cards of a scenario: each named one lies in one place only, nameless ones are made as needed. */
export class Supply {
  private readonly own: ActionCard[];
  private readonly laid = new Set<string>();
  private readonly counts = new Map<string, number>();

  constructor(cards: unknown) {
    this.own = [...declaredCards(cards)];
  }

  /** All cards that are not printed ones. */
  get cards(): readonly ActionCard[] {
    return this.own;
  }

  /** The card, or with `3x red` the cards, that is meant and lies nowhere else. */
  take(written: string, path: Path): readonly ActionCard[] {
    const [, count, of = ""] = /^(\d+)x\s+(.+)$/u.exec(written) ?? [];
    if (count === undefined) return [this.one(written.trim(), path)];
    return Array.from({ length: Number(count) }, () => this.one(of.trim(), path));
  }

  fillers(count: number, path: Path): readonly ActionCard[] {
    return Array.from({ length: count }, () => this.one(FILLER, path));
  }

  private one(written: string, path: Path): ActionCard {
    if (isNameless(written)) return this.make(written, path);
    const card = this.own.find(({ id }) => id === written) ?? cardOf(written);
    if (card === undefined)
      throw new InputError(
        "unknown-card",
        `There is no card "${written}": write one of \`cards\`, a printed one such as ${ALL_CARDS[0]?.id}, ${FILLER}, or a colour with what it shows.`,
        path,
      );
    if (this.laid.has(written))
      throw new InputError("card", `There is only one ${written}, and it lies elsewhere.`, path);
    this.laid.add(written);
    return card;
  }

  private make(written: string, path: Path): ActionCard {
    const card = namelessCard(written, (stem) => this.count(stem), path);
    this.own.push(card);
    return card;
  }

  private count(stem: string): number {
    const number = (this.counts.get(stem) ?? 0) + 1;
    this.counts.set(stem, number);
    return number;
  }
}
