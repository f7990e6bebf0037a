import {
  type ActionCard,
  COLOURS,
  type Colour,
  type Extension,
  type Symbols,
  TERRAIN_SYMBOLS,
} from "../../data/index.ts";

/**
 * Cards that tests write in words: colour, symbols and extensions, as in `red d1 s1 r-1 take blue(d1) green(back)`.
 * A terrain and a cost (`forest`, `cost2`) may stand among them. Cards of one wording are printed alike.
 */
export class WrittenCards {
  readonly cards: ActionCard[] = [];

  /** The id of a printed card, or of a new one made from the words. */
  idOf(text: string): string {
    const [first = "", ...parts] = text.split(" ");
    const colour = COLOURS.find((known) => known === first);
    if (colour === undefined) return text;
    const id = `T${this.cards.length + 1}`;
    const cost = parts.find((part) => part.startsWith("cost"));
    this.cards.push({
      id,
      family: "test",
      colour,
      cost: cost === "cost2" ? 2 : cost === "cost1" ? 1 : 0,
      terrain: TERRAIN_SYMBOLS.find((terrain) => parts.includes(terrain)) ?? "forest",
      base: symbolsOf(parts.filter((part) => !part.includes("("))),
      extensions: parts.flatMap(extensionsOf),
      certainty: "designed",
    });
    return id;
  }

  /** A number stands for as many blank cards. */
  idsOf(cards: number | readonly string[] = 0): readonly string[] {
    const texts = typeof cards === "number" ? Array<string>(cards).fill("red") : cards;
    return texts.map((text) => this.idOf(text));
  }
}

function symbolsOf(parts: readonly string[]): Symbols {
  const numberAfter = (letter: string): number | undefined => {
    const found = parts.find((part) => part.startsWith(letter) && Number.isInteger(Number(part.slice(1))));
    return found === undefined ? undefined : Number(found.slice(1));
  };
  const [damage, shield, refill] = [numberAfter("d"), numberAfter("s"), numberAfter("r")];
  return {
    ...(damage === undefined ? {} : { damage }),
    ...(shield === undefined ? {} : { shield }),
    ...(refill === undefined ? {} : { refill }),
    ...(parts.includes("take") ? { takeDiscard: true } : {}),
  };
}

function extensionsOf(part: string): readonly Extension[] {
  const [, colour, symbols = ""] = /^(\w+)\((.*)\)$/.exec(part) ?? [];
  if (!isColour(colour)) return [];
  const words = symbols.split(",");
  return [{ colour, ...symbolsOf(words), ...(words.includes("back") ? { returnCard: true } : {}) }];
}

function isColour(text: string | undefined): text is Colour {
  return COLOURS.some((colour) => colour === text);
}
