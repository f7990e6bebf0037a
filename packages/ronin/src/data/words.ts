import type { Message } from "@medallion/kernel";
import type {
  Ability,
  AbilityPoint,
  ActionCard,
  Bonus,
  CharacterId,
  Colour,
  Condition,
  Direction,
  Effect,
  Result,
  Sym,
} from "./types.ts";

// How the components are called and what is printed on them, as messages of the catalogue.

export const cardName = (id: string): Message => ({ key: `card.${id}` });
export const symbolName = (symbol: Sym): Message => ({ key: `symbol.${symbol}` });
export const colourName = (colour: Colour): Message => ({ key: `colour.${colour}` });
export const characterName = (character: CharacterId): Message => ({ key: `character.${character}` });
export const passText = (direction: Direction): Message => ({ key: `pass.${direction}` });

/** The side of an alliance board, `A` or `B1` to `B5`. */
export const sideName = (id: string): Message => ({ key: "side", values: { id } });

/** An ability by its id, `geralt-1`. */
export function abilityName(id: string): Message {
  const [character = "", slot = ""] = id.split("-");
  return { key: `ability.${character}.${slot}` };
}

/** When an ability is used. */
export const pointText = (point: AbilityPoint): Message => ({ key: `point.${point}` });

/** What an ability does. */
export function abilityText(ability: Ability): Message {
  if (!("params" in ability)) return { key: `power.${ability.primitive}` };
  if ("each" in ability.params) return { key: `power.${ability.primitive}.each` };
  return { key: `power.${ability.primitive}`, values: { count: ability.params.count } };
}

/** An effect as it is printed: the condition, then the result. */
export function effectText({ timing, condition, result }: Effect): Message {
  return {
    key: `effect.${timing}`,
    values: { condition: conditionText(condition), result: resultText(result, condition) },
  };
}

function conditionText(condition: Condition): Message {
  const key = `condition.${condition.k}`;
  if ("symbol" in condition) return { key, values: { symbol: condition.symbol } };
  if ("colour" in condition) return { key, values: { colour: condition.colour } };
  return { key };
}

/** R2 moves the track shared with the partner chosen for C5, and any other one otherwise (RO-6.19). */
function resultText(result: Result, condition: Condition): Message {
  const key = `result.${result.k}`;
  if (result.k === "R2") return condition.k === "C5" ? { key: `${key}.shared` } : { key };
  if ("symbol" in result) return { key, values: { symbol: result.symbol } };
  if ("symbols" in result) return { key, values: { symbols: result.symbols.map(symbolName) } };
  return { key };
}

/** All that a card shows beside its name: colour, symbols, cup and effect. */
export function cardText({ colour, symbols, pass, effect }: ActionCard): readonly Message[] {
  return [
    { key: "card-face", values: { colour, count: symbols.length, symbols: printedNames(symbols) } },
    ...(pass === undefined ? [] : [passText(pass)]),
    ...(effect === undefined ? [] : [effectText(effect)]),
  ];
}

function printedNames(symbols: readonly Sym[]): readonly Message[] {
  const [first, second] = symbols;
  if (first === undefined || first !== second) return symbols.map(symbolName);
  return [{ key: "symbol.twice", values: { symbol: symbolName(first) } }];
}

/** What a space of an alliance track gives to both partners. */
export function bonusText(bonus: Bonus): Message {
  switch (bonus.k) {
    case "abilityOrXp":
      return { key: "bonus.abilityOrXp", values: { ability: bonus.ability, xp: bonus.xp } };
    case "drawOrXp":
      return { key: "bonus.drawOrXp", values: { xp: bonus.xp } };
    case "showHand":
      return { key: "bonus.showHand" };
    case "activeAny":
      return { key: "bonus.activeAny", values: { count: bonus.n } };
    case "xp":
      return { key: "bonus.xp", values: { xp: bonus.n } };
  }
}

/** Who hosts a passing of tea, and what it brings to both partners. */
export function pouringText(seat: number, points: number): Message {
  return { key: "board.pours", values: { seat: { seat }, points } };
}
