import type { Message } from "@medallion/kernel";
import type {
  ControlEffect,
  Effect,
  Effects,
  MonsterLevel,
  Place,
  ResourceEffect,
  TableRow,
  TurnEffect,
} from "../data/index.ts";
import { COMPONENTS } from "../data/index.ts";
import { amountText, changeText } from "./amount.ts";
import { conditionTexts } from "./condition.ts";
import { changed, fightText } from "./effect-fight.ts";
import { attributeName, locationName } from "./names.ts";

// What effects do, as clauses that follow a colon: no language begins them with a capital.

/** Several effects as one clause, "nothing" if there are none. */
export function effectsText(effects: Effects): Message {
  const [first] = effects;
  if (first === undefined) return { key: "effect.none" };
  if (effects.length === 1) return effectText(first);
  return { key: "effect.all", values: { effects: effects.map(effectText) } };
}

export function effectText(effect: Effect): Message {
  const key = `effect.${effect.op}`;
  switch (effect.op) {
    case "roll":
    case "if":
    case "band":
    case "test":
    case "shortFight":
    case "pokerAgainst":
    case "schoolOwner":
      return controlText(key, effect);
    case "gold":
    case "attribute":
    case "shield":
    case "shieldSet":
    case "potion":
    case "potionsUpTo":
    case "potionsDiscardAll":
    case "trail":
    case "draw":
    case "discardHand":
    case "discardDeck":
    case "removeCard":
    case "gainPoolCard":
    case "takeDiscard":
    case "discardToDeck":
    case "cycleHand":
    case "lookOwnDeck":
      return resourceText(key, effect);
    case "phase3Draw":
    case "phase3DrawSet":
    case "phase3Free":
    case "skipToPhase3":
    case "noExplore":
    case "quest":
    case "readEvent":
    case "keep":
    case "loseKept":
    case "move":
    case "trainingDiscount":
    case "potionLimit":
      return turnText(key, effect);
    default:
      return fightText(key, effect);
  }
}

function resourceText(key: string, effect: ResourceEffect): Message {
  switch (effect.op) {
    case "gold":
      return changed(effect.op, effect.n, "gain", "lose");
    case "attribute":
      return {
        key: `effect.${effect.op}.${effect.n > 0 ? "raise" : "lower"}`,
        values: { which: effect.which },
      };
    case "shield":
      if (typeof effect.n !== "number") return { key: `${key}.by`, values: { amount: changeText(effect.n) } };
      if (effect.overCap === true) return { key: `${key}.overCap`, values: { count: effect.n } };
      return changed(effect.op, effect.n, "raise", "lower");
    case "shieldSet":
    case "takeDiscard":
      return { key: `effect.${effect.op}.${effect.op === "shieldSet" ? effect.to : effect.pick}` };
    case "potion":
      return changed(effect.op, effect.n, "take", "discard");
    case "potionsUpTo":
      return {
        key,
        values: { count: effect.n, over: effect.overLimit === true ? "yes" : "no" },
      };
    case "trail":
      return { key: `effect.${effect.op}.${effect.pick}` };
    case "discardHand":
      return discardText(effect);
    case "removeCard":
      return removeText(key, effect);
    case "gainPoolCard":
      return effect.cost === "any"
        ? { key: `${key}.any` }
        : { key: `${key}.cost`, values: { cost: effect.cost } };
    case "discardToDeck":
      return { key: `effect.${effect.op}.${effect.pick}`, values: { count: effect.n } };
    case "cycleHand":
      return { key, values: { count: effect.max, bonus: effect.bonus } };
    case "lookOwnDeck":
      return { key, values: { count: effect.look, take: effect.take, rest: effect.rest } };
    case "draw":
    case "discardDeck":
      return { key, values: { count: effect.n } };
    case "potionsDiscardAll":
      return { key };
  }
}

function discardText(effect: ResourceEffect & { op: "discardHand" }): Message {
  const fallback = effect.deckFallback === true ? "yes" : "no";
  return typeof effect.n === "number"
    ? { key: `effect.${effect.op}.${effect.pick}`, values: { count: effect.n, fallback } }
    : { key: `effect.${effect.op}.${effect.pick}.by`, values: { amount: amountText(effect.n), fallback } };
}

function removeText(key: string, effect: ResourceEffect & { op: "removeCard" }): Message {
  const values = { count: effect.n, fallback: effect.deckFallback === true ? "yes" : "no" };
  if (effect.from.length === 3) return { key, values };
  return {
    key: `${key}.from`,
    values: { ...values, zones: effect.from.map((zone) => ({ key: `zone.${zone}` })) },
  };
}

function turnText(key: string, effect: TurnEffect): Message {
  switch (effect.op) {
    case "phase3Draw":
      return changed(effect.op, effect.n, "more", "fewer");
    case "quest":
      return {
        key,
        values: { place: placeText(effect.place), event: effect.event, pay: effect.pay ?? 0 },
      };
    case "readEvent":
    case "loseKept":
      return { key, values: { event: effect.event } };
    case "keep":
      return { key, values: { kind: effect.kind } };
    case "move":
      return {
        key,
        values: { to: effect.to, pay: effect.pay, action: effect.thenAction === true ? "yes" : "no" },
      };
    case "trainingDiscount":
      return { key, values: { count: effect.n, least: effect.min } };
    case "phase3DrawSet":
    case "potionLimit":
      return { key, values: { count: effect.n } };
    case "phase3Free":
    case "skipToPhase3":
    case "noExplore":
      return { key };
  }
}

/** Where a quest is resolved; OW-8.22. */
export function placeText(place: Place): Message {
  switch (place.at) {
    case "terrain":
      return { key: `place.${place.terrain}` };
    case "location":
      return locationName(COMPONENTS.locations[place.location]?.id ?? "");
    case "school":
      return { key: `place.${place.whose}` };
  }
}

function controlText(key: string, effect: ControlEffect): Message {
  switch (effect.op) {
    case "roll":
      return { key, values: { rows: rowsText(effect.table) } };
    case "if":
      return {
        key,
        values: {
          conditions: conditionTexts(effect.conditions),
          met: effectsText(effect.met),
          otherwise: effectsText(effect.otherwise),
        },
      };
    case "band":
      return { key, values: { of: effect.of, rows: rowsText(effect.table) } };
    case "test":
      return { key, values: { attribute: attributeName(effect.attribute), rows: rowsText(effect.table) } };
    case "shortFight":
      return {
        key,
        values: {
          prepare: effectsText(effect.prepare),
          count: effect.draw,
          rows: rowsText(effect.table),
        },
      };
    case "pokerAgainst":
      return { key, values: { dice: [...effect.dice], effects: effectsText(effect.onBetter) } };
    case "schoolOwner":
      return { key, values: { effects: effectsText(effect.effects) } };
  }
}

/** The rows of a table one after another; a list of the language would end with "and". */
function rowsText(rows: readonly TableRow[]): Message {
  const [first, ...others] = rows;
  if (first === undefined) return { key: "effect.none" };
  const row = { key: "row", values: { range: rangeText(first), effects: effectsText(first.effects) } };
  return others.length === 0 ? row : { key: "rows", values: { row, rest: rowsText(others) } };
}

/** The numbers a row of a table stands for. */
export function rangeText({ from, to }: Pick<TableRow, "from" | "to">): Message {
  if (to === undefined) return { key: "range.up", values: { from } };
  return to === from ? { key: "range.one", values: { from } } : { key: "range", values: { from, to } };
}

/** The effects of a fight card for a monster of this level: numbers by level are settled, nothings left out. */
export function effectsOfLevel(effects: Effects, level: MonsterLevel): Effects {
  return effects.flatMap((effect) => {
    if (!("n" in effect) || typeof effect.n !== "object" || effect.n.by !== "monsterLevel") return [effect];
    const n = effect.n.levels[level - 1] ?? 0;
    // The same effect with a plain number, which each of those that are counted may have.
    return n === 0 ? [] : [{ ...effect, n } as Effect];
  });
}
