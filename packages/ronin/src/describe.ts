import type { Message, Value } from "@medallion/kernel";
import type { Printed, RoninChoice, Target } from "./choice.ts";
import { SYMBOLS, type Sym } from "./data/index.ts";
import { abilityName, cardName, characterName, sideName, symbolName } from "./data/words.ts";

export const seatName = (seat: number): Value => ({ seat });

export function cardNames(ids: readonly string[]): Value {
  return ids.map(cardName);
}

/** Symbols with their numbers: "2 combat, 1 magic". */
export function symbolCounts(symbols: readonly Sym[]): Value {
  return SYMBOLS.flatMap((symbol) => {
    const count = symbols.filter((other) => other === symbol).length;
    return count === 0 ? [] : [{ key: `symbols.${symbol}`, values: { count } }];
  });
}

/** "combat on Such Card". */
export function printedName({ card, symbol }: Printed): Message {
  return { key: "printed", values: { symbol: symbolName(symbol), card: cardName(card) } };
}

export function printedNames(printed: readonly Printed[]): Value {
  return printed.map(printedName);
}

/** What a choice says to a person. */
export function describeChoice(choice: RoninChoice): Message {
  const key = `choice.${choice.kind}`;
  switch (choice.kind) {
    case "character":
      return { key, values: { character: characterName(choice.character) } };
    case "automa":
      return { key, values: { seat: seatName(choice.player), character: characterName(choice.character) } };
    case "board":
      return { key, values: { board: sideName(choice.board), side: choice.side } };
    case "row":
      return { key, values: { row: choice.row, cards: cardNames(choice.cards) } };
    case "take":
    case "play":
      return { key, values: { cards: cardNames(choice.cards) } };
    case "keep":
      return { key, values: { cards: cardNames(choice.cards), count: choice.cards.length } };
    case "discard":
      return { key, values: { card: cardName(choice.card) } };
    case "deck":
    case "decline":
    case "draw":
      return { key };
    case "use":
      return choice.target === undefined
        ? { key, values: { ability: abilityName(choice.ability) } }
        : {
            key: "choice.use.on",
            values: { ability: abilityName(choice.ability), target: describeTarget(choice.target) },
          };
    case "partner":
      return {
        key,
        values: { side: choice.side, seat: seatName(choice.partner), level: choice.level },
      };
    case "lose":
      return { key, values: { symbols: lossNames(choice) } };
    case "track":
      return {
        key,
        values: { side: choice.side, seat: seatName(choice.partner), points: choice.points },
      };
    case "ability-card":
      return { key, values: { ability: abilityName(choice.ability), seat: seatName(choice.partner) } };
    case "xp":
      return { key, values: { xp: choice.xp } };
    case "symbols":
      return { key, values: { symbols: symbolCounts(choice.symbols) } };
    case "quest":
      return { key, values: { symbol: symbolName(choice.symbol) } };
  }
}

/** Tokens, then printed symbols, as one list. */
export function lossNames({
  tokens,
  printed,
}: {
  readonly tokens: readonly Sym[];
  readonly printed: readonly Printed[];
}): Value {
  const ofPool = SYMBOLS.flatMap((symbol) => {
    const count = tokens.filter((token) => token === symbol).length;
    return count === 0 ? [] : [{ key: `tokens.${symbol}`, values: { count } }];
  });
  return [...ofPool, ...printed.map(printedName)];
}

/** What an ability is used on. */
export function describeTarget(target: Target): Message {
  const key = `target.${target.kind}`;
  switch (target.kind) {
    case "gain":
      return { key, values: { symbols: symbolCounts(target.symbols) } };
    case "convert":
      return { key, values: { away: symbolCounts(target.away), symbols: symbolCounts(target.symbols) } };
    case "uncover":
      return { key, values: { symbols: printedNames(target.printed) } };
    case "cards":
      return { key, values: { cards: cardNames(target.cards) } };
    case "borrow":
      return { key, values: { seat: seatName(target.of), card: cardName(target.card) } };
    case "swap":
      return { key, values: { give: cardName(target.give), row: target.row, get: cardName(target.get) } };
    case "track":
      return { key, values: { side: target.side, seat: seatName(target.partner) } };
  }
}
