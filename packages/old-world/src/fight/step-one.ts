import { at, remove } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { abilityChoice, abilityNamed, pushEffects, usable, useAbility } from "../effects/abilities.ts";
import { pushMoment } from "../effects/moments.ts";
import { payable } from "../effects/payable.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { potionUses } from "../rules/attributes.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { potionNamed } from "../rules/potions.ts";
import { toAll } from "../rules/tell.ts";
import type { AbilityIndex, PotionIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter } from "../state-fight.ts";
import { acting } from "./facts.ts";
import { addMenuSpecializations, chooseSpecialization } from "./specialization.ts";
import type { FightStep } from "./steps.ts";

const STEP_ONE: FightStep = { do: "stepOne" };
const GO_ON: OldWorldChoice = { kind: "goOn" };

/** Step 1: potions, Specialization and effects in any order, until the witcher goes on (OW-11.2). */
export function openStepOne(state: State): void {
  ask(state, acting(state).seat, { kind: "stepOne" });
}

/** DP-40. */
export const STEP_ONE_MENU: AskRule<Asked<"stepOne">> = {
  choices(state, { seat }) {
    const fighter = acting(state);
    const choices: OldWorldChoice[] = [GO_ON];
    addPotions(state, fighter, choices);
    addMenuSpecializations(state, fighter, choices);
    for (const ability of usable(state, seat, "ownStep1")) choices.push(abilityChoice(state, ability));
    return choices;
  },
  answer(state, scribe, { seat }, choice) {
    if (choice.kind === "goOn") {
      scribe.tell?.(toAll({ kind: "attackPrepared", seat }));
      return;
    }
    state.agenda.push(STEP_ONE);
    if (choice.kind === "potion")
      declarePotion(state, scribe, potionNamed(state, choice.potion), choice.with);
    else if (choice.kind === "specialization") chooseSpecialization(state, scribe, seat, choice.with);
    else useAbility(state, scribe, seat, abilityNamed(state, seat, "ownStep1", choice));
  },
};

/** Each kind of potion held, plain and with each trophy that may be used with it (OW-11.3, OW-11.23). */
function addPotions(state: State, fighter: Fighter, choices: OldWorldChoice[]): void {
  const { seat, potionCap } = fighter;
  const { potions, drunk } = playerOf(state, seat);
  if (potions.length === 0 || (potionCap !== NONE && drunk.length >= potionCap)) return;
  const box = boxOf(state);
  const isCounted = fighter.potions < potionUses(state, seat);
  const trophies = usable(state, seat, "potionDeclared");
  for (const [place, kind] of potions.entries()) {
    if (potions.indexOf(kind) !== place) continue;
    const potion = at(box.potions, kind).id;
    const isPlain = isCounted && payable(state, seat, at(box.potionLists, kind).cost);
    if (isPlain) choices.push({ kind: "potion", potion });
    for (const ability of trophies)
      if (isPlain || isFree(state, ability)) choices.push({ kind: "potion", potion, with: ability });
  }
}

function isFree(state: State, ability: AbilityIndex): boolean {
  return at(boxOf(state).abilities, ability).ability.effects.some(({ op }) => op === "freePotion");
}

function declarePotion(
  state: State,
  scribe: Scribe,
  potion: PotionIndex,
  ability: AbilityIndex | undefined,
): void {
  state.agenda.push({ do: "potion", potion });
  if (ability !== undefined) useAbility(state, scribe, acting(state).seat, ability);
}

/** Cost, effects and drawback of a potion that has been declared; it is turned face down (OW-11.3, OW-11.23). */
export function usePotion(state: State, scribe: Scribe, { potion }: { readonly potion: PotionIndex }): void {
  const fighter = acting(state);
  const { seat, freePotion: free } = fighter;
  const { potions, drunk } = playerOf(state, seat);
  const box = boxOf(state);
  const { cost, effects, drawback } = at(box.potionLists, potion);
  remove(potions, potion);
  drunk.push(potion);
  fighter.freePotion = false;
  if (!free) fighter.potions++;
  scribe.tell?.(toAll({ kind: "potionUsed", seat, potion: at(box.potions, potion).id, free }));
  pushMoment(state, seat, "potionUsed");
  if (!free) pushEffects(state, seat, drawback);
  pushEffects(state, seat, effects);
  if (!free) pushEffects(state, seat, cost);
}
