import {
  type Ability,
  type AbilityPoint,
  type ActionCard,
  CHARACTERS,
  COLOURS,
  type Power,
  parseEffect,
  SLOTS,
  SYMBOLS,
  type Sym,
  WINDOW_OF,
} from "../data/index.ts";

/** Cards that tests write in words: colour, symbols, LEFT or RIGHT, an effect: `red C M C3>R9(C)`. */
export class WrittenCards {
  readonly cards: ActionCard[] = [];

  /** The id of a printed card, or of a new one made from the words. */
  idOf(text: string): string {
    const [first = "", ...parts] = text.split(" ");
    const colour = COLOURS.find((known) => known === first);
    if (colour === undefined) return text;
    const id = `own-${this.cards.length}`;
    const pass = parts.find((part) => part === "LEFT" || part === "RIGHT");
    const effect = parts.find((part) => part.includes(">"));
    this.cards.push({
      id,
      colour,
      symbols: parts.flatMap((part): Sym[] => SYMBOLS.filter((symbol) => symbol === part)),
      ...(pass === undefined ? {} : { pass }),
      ...(effect === undefined ? {} : { effect: parseEffect(effect) }),
    });
    return id;
  }

  idsOf(texts: readonly string[] = []): readonly string[] {
    return texts.map((text) => this.idOf(text));
  }
}

/** Abilities 1, 2, … of a character as point and power. */
export function abilitiesOf(player: number, powers: readonly [AbilityPoint, Power][]): readonly Ability[] {
  return powers.flatMap(([point, power], i) => {
    const [character, slot] = [CHARACTERS[player], SLOTS[i]];
    if (character === undefined || slot === undefined) throw new Error("no such ability");
    const id = `${character}-${slot}`;
    return [{ id, character, slot, window: WINDOW_OF[point], point, ...power }];
  });
}
