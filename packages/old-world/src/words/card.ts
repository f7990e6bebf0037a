import type { Message } from "@medallion/kernel";
import {
  type ActionCard,
  type ActionId,
  COMPONENTS,
  type Extension,
  type FightCard,
  type MonsterLevel,
  type School,
  type SpecializationLevel,
  type Symbols,
} from "../data/index.ts";
import { signed } from "./amount.ts";
import { effectsOfLevel, effectsText } from "./effect.ts";
import { attributeName, specializationName } from "./names.ts";

/** All that an action card shows beside its name: first its face, then its extensions (OW-1.10). */
export function cardTexts({ colour, terrain, cost, base, extensions }: ActionCard): readonly Message[] {
  const symbols = symbolTexts(base);
  return [
    { key: "card-face", values: { colour, terrain, cost, count: symbols.length, symbols } },
    ...extensions.map(extensionText),
  ];
}

/** Which colour may follow, and what it adds. */
export function extensionText(extension: Extension): Message {
  const symbols = symbolTexts(extension);
  return { key: "extension", values: { colour: extension.colour, count: symbols.length, symbols } };
}

export function symbolTexts(symbols: Symbols & { readonly returnCard?: true }): readonly Message[] {
  const { damage, shield, refill, takeDiscard, returnCard } = symbols;
  return [
    ...(damage === undefined ? [] : [{ key: "symbol.damage", values: { count: damage } }]),
    ...(shield === undefined ? [] : [{ key: "symbol.shield", values: { count: shield } }]),
    ...(refill === undefined
      ? []
      : [{ key: "symbol.refill", values: { change: signed(refill), count: Math.abs(refill) } }]),
    ...(takeDiscard === undefined ? [] : [{ key: "symbol.takeDiscard" }]),
    ...(returnCard === undefined ? [] : [{ key: "symbol.returnCard" }]),
  ];
}

/** A fight card by its place among the twenty. */
export const fightCardName = (card: number): Message => ({ key: "fight-card", values: { number: card + 1 } });

/** One half of a fight card; of a known level its numbers are settled. */
export function attackText(card: FightCard, attack: "charge" | "bite", level?: MonsterLevel): Message {
  const effects = level === undefined ? card[attack] : effectsOfLevel(card[attack], level);
  return { key: `attack-face.${attack}`, values: { effects: effectsText(effects) } };
}

export const attackName = (attack: "charge" | "bite"): Message => ({ key: `attack.${attack}` });

/** What a school's Specialization does on one level; OW-17.1. */
export function specializationText(row: SpecializationLevel): Message {
  const key = `specialization.${row.school}.text`;
  switch (row.school) {
    case "wolf":
      return { key, values: { damage: row.damage, refill: row.refill } };
    case "griffin":
      return { key, values: { take: row.take, discard: row.discard } };
    case "bear":
      return { key, values: { draw: row.draw, shield: row.shield } };
    case "cat":
      return { key, values: { look: row.look, keep: row.keep, rest: row.look - row.keep } };
    case "viper":
      return { key, values: { look: row.look, discard: row.discard } };
  }
}

/** The same by the school and the level. */
export function specializationOn(school: School, level: number): Message {
  const row = COMPONENTS.specializations.find((one) => one.school === school && one.level === level);
  return row === undefined ? specializationName(school) : specializationText(row);
}

/** What can be done at a location; OW-18.1. */
export function actionText(action: ActionId): Message {
  const numbers = COMPONENTS.locationActions;
  const key = `action.${action}.text`;
  switch (action) {
    case "school":
      return { key: "action.school.text" };
    case "trail":
      return { key, values: { gold: numbers.trailGold, quest: numbers.trailQuestGold } };
    case "trainCombat":
    case "trainDefense":
    case "trainAlchemy":
    case "trainSpecialization":
      return { key: "action.train.text", values: { attribute: attributeName(numbers.training[action]) } };
    case "potion":
      return { key, values: { count: numbers.potions } };
    case "pokerLocals":
      return { key, values: { gold: numbers.localsStake, bank: numbers.localsBankAdds } };
    case "exchange":
      return { key, values: { more: numbers.exchangeCostIncrease } };
    case "beggarPurge":
      return { key, values: { gold: numbers.beggarGold, most: numbers.purgeMost } };
  }
}
