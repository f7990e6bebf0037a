import type { Message } from "@medallion/kernel";
import type { Ability, Condition, Effects, Moment, Potion } from "../data/index.ts";
import { conditionTexts } from "./condition.ts";
import { effectsText } from "./effect.ts";

/** The moment of an ability; a sentence begins with it. */
export const momentText = (moment: Moment): Message => ({ key: `moment.${moment}` });

/** When, if, how often, at what cost and what: a whole sentence. */
export function abilityText(ability: Ability): Message {
  const lead = leadText(ability);
  const effects = effectsText(ability.effects);
  if (ability.cost.length === 0) return { key: "ability", values: { lead, effects } };
  const cost = effectsText(ability.cost);
  return ability.effects.length === 0
    ? { key: "ability.toll", values: { lead, cost } }
    : { key: "ability.costly", values: { lead, cost, effects } };
}

function leadText({ when, conditions, limit, choice }: Ability): Message {
  return {
    key: "ability.lead",
    values: {
      moment: momentText(when),
      ifs: conditions.length,
      conditions: conditionTexts(conditions),
      limit: limit === "oncePerFight" && comesOnce(when, conditions) ? "unlimited" : limit,
      choice,
    },
  };
}

const ONCE_A_FIGHT: ReadonlySet<Moment> = new Set([
  "fightDeclare",
  "beforeLifeDeck",
  "afterLifeDeck",
  "fightEnd",
]);
const FIRSTS: ReadonlySet<Condition["is"]> = new Set(["firstOwnTurn", "firstCombo", "firstOpponentTurn"]);

/** Whether there is but one such moment in a fight, so that it need not be said. In step 1 there are many. */
function comesOnce(when: Moment, conditions: readonly Condition[]): boolean {
  if (ONCE_A_FIGHT.has(when)) return true;
  return when !== "ownStep1" && conditions.some(({ is }) => FIRSTS.has(is));
}

/** The abilities of the cards that these effects let a player keep. */
export function keptAbilities(effects: Effects): readonly Ability[] {
  return effects.flatMap((effect) => (effect.op === "keep" ? effect.abilities : []));
}

/** Two sentences in one line; for `reduce`. */
export function sentences(first: Message, next: Message): Message {
  return { key: "outline.sentences", values: { first, next } };
}

/** What a potion does, costs and spoils; OW-11.23. */
export function potionTexts({
  cost,
  effects,
  drawback,
}: Pick<Potion, "cost" | "effects" | "drawback">): readonly Message[] {
  return [
    ...(cost.length === 0 ? [] : [{ key: "potion-face.cost", values: { effects: effectsText(cost) } }]),
    { key: "potion-face.effect", values: { effects: effectsText(effects) } },
    ...(drawback.length === 0
      ? []
      : [{ key: "potion-face.drawback", values: { effects: effectsText(drawback) } }]),
  ];
}
