import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { abilityNamed } from "../effects/names.ts";
import { withCard } from "../fight/combo.ts";
import { KEPT_ABILITY, KEPT_POTION, KNOCK_OUT } from "../knowledge/worth.ts";
import { cardNamed } from "../rules/zones.ts";
import type { AbilityIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import { type Bout, boutOf } from "./bout.ts";
import { bestCombo, exactCombo } from "./combos.ts";
import { threatOf } from "./threat.ts";
import { worthWith, worthWithout } from "./try-out.ts";
import { abilityWorths, listWorths } from "./worths.ts";

type Choices = readonly OldWorldChoice[];
type Use = Extract<OldWorldChoice, { readonly kind: "use" }>;

/** DP-44: the best combo that goes on with this card, or ends here. */
export function rateCombo(
  state: State,
  seat: Seat,
  laid: readonly ComboCard[],
  choices: Choices,
  into: Float64Array,
): void {
  const bout = boutOf(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] =
      choice.kind === "lay"
        ? bestCombo(
            bout,
            withCard(laid, cardNamed(state, choice.card), (choice.extension ?? 0) - 1, choice.free === true),
          )
        : exactCombo(bout, laid);
  }
}

/** DP-40: what the turn is worth with it, beyond what it would be worth later. */
export function rateStepOne(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const bout = boutOf(state, seat);
  const plain = bestCombo(bout);
  // Nothing more is needed where the combo ends the fight.
  const isOver = plain >= KNOCK_OUT / 2;
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    if (choice.kind === "goOn") into[place] = plain;
    else into[place] = isOver ? plain - KNOCK_OUT : stepOneWorth(state, seat, bout, choice);
  }
}

function stepOneWorth(state: State, seat: Seat, bout: Bout, choice: OldWorldChoice): number {
  const box = boxOf(state);
  switch (choice.kind) {
    case "potion": {
      const { cost, effects, drawback } = at(box.potions, box.potionOf.get(choice.potion) ?? NONE);
      if (choice.with === undefined)
        return worthWith(state, seat, bout, cost, effects, drawback) - KEPT_POTION;
      const extra = at(box.abilities, choice.with).ability.effects.filter(({ op }) => op !== "freePotion");
      return worthWith(state, seat, bout, effects, extra) - KEPT_POTION;
    }
    case "specialization": {
      const list = at(at(box.specializationLists, playerOf(state, seat).school), choice.level - 1);
      return worthWith(state, seat, bout, at(box.lists, list)) - KEPT_ABILITY;
    }
    case "use": {
      const { cost, effects } = at(box.abilities, abilityOf(state, seat, choice)).ability;
      return worthWith(state, seat, bout, cost, effects) - KEPT_ABILITY;
    }
    default:
      return 0;
  }
}

/** DP-39: used if it brings more than it costs. */
export function rateAbilities(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const worths = abilityWorths(boxOf(state));
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = choice.kind === "use" ? at(worths, abilityOf(state, seat, choice)) : 0;
  }
}

/** The ability of an own trophy, a kept card or the fought monster that a choice names. */
function abilityOf(state: State, seat: Seat, choice: Use): AbilityIndex {
  const box = boxOf(state);
  const { trophies, kept } = playerOf(state, seat);
  const abilities: AbilityIndex[] = [];
  for (const trophy of trophies) abilities.push(...at(box.trophies, trophy).abilities);
  for (const keep of kept) abilities.push(...at(box.keeps, keep).abilities);
  return abilityNamed(box, abilities, choice);
}

/** DP-45, DP-46. */
export function rateSpecialization(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const box = boxOf(state);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = 0;
    if (choice.kind !== "specialization") continue;
    const list = at(at(box.specializationLists, playerOf(state, seat).school), choice.level - 1);
    into[place] = 0.1 + at(listWorths(box), list);
  }
}

/** DP-49 and all discards in a fight: the hand card that is missed least. */
export function rateWounds(state: State, seat: Seat, choices: Choices, into: Float64Array): void {
  const bout = boutOf(state, seat);
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] =
      choice.kind === "discard" || choice.kind === "remove"
        ? worthWithout(bout, cardNamed(state, choice.card))
        : 0;
  }
}

/** DP-50: the half that costs the fighting witcher more on average; DP-54: of the revealed card. */
export function rateAttacks(state: State, choices: Choices, into: Float64Array): void {
  const { fight } = state;
  for (let place = 0; place < choices.length; place++) {
    const choice = at(choices, place);
    into[place] = 0;
    if (choice.kind !== "attack" || fight === null || fight.monster === NONE) continue;
    const { level } = at(boxOf(state).monsters, fight.monster);
    into[place] = 2 * threatOf(state, fight.attacker, level, choice.attack);
  }
}
