import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Moment } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import type { AbilityIndex, State } from "../state.ts";
import { abilitiesAt, abilityNamed, canUse, hasAbilityAt, usable, useAbility } from "./abilities.ts";
import { useChoice } from "./names.ts";
import type { EffectStep } from "./steps.ts";

// OW-11.20: at one moment compulsory abilities come first, then optional ones in the order their owner chooses.

/** Puts the abilities of the seat at a moment on the agenda, if it has any. */
export function pushMoment(state: State, seat: Seat, when: Moment): void {
  if (hasAbilityAt(state, seat, when)) state.agenda.push({ do: "moment", when, seat });
}

export function openMoment(
  state: State,
  _scribe: Scribe,
  { seat, when }: Extract<EffectStep, { readonly do: "moment" }>,
): void {
  const { abilities } = boxOf(state);
  const found = abilitiesAt(state, seat, when);
  const isCompulsory = (ability: AbilityIndex): boolean => at(abilities, ability).ability.choice === "must";
  if (!found.every(isCompulsory)) state.agenda.push({ do: "optional", seat, when, used: [] });
  for (const ability of found.toReversed())
    if (isCompulsory(ability)) state.agenda.push({ do: "compulsory", seat, ability });
}

/** Judged when its turn comes: what applied before it may have changed its conditions (OW-12.17). */
export function runCompulsory(
  state: State,
  scribe: Scribe,
  { seat, ability }: Extract<EffectStep, { readonly do: "compulsory" }>,
): void {
  if (canUse(state, seat, ability)) useAbility(state, scribe, seat, ability);
}

/** One occurrence of a moment lets each optional ability be used once, whatever its limit. */
export function offerOptional(
  state: State,
  _scribe: Scribe,
  { seat, when, used }: Extract<EffectStep, { readonly do: "optional" }>,
): void {
  if (offered(state, seat, when, used).length > 0) ask(state, seat, { kind: "ability", when, used });
}

function offered(
  state: State,
  seat: Seat,
  when: Moment,
  used: readonly AbilityIndex[],
): readonly AbilityIndex[] {
  const abilities = usable(state, seat, when);
  return used.length === 0 ? abilities : abilities.filter((ability) => !used.includes(ability));
}

/** DP-39. */
export const ABILITY: AskRule<Asked<"ability">> = {
  choices(state, { seat, when, used }) {
    const box = boxOf(state);
    return [
      { kind: "decline" },
      ...offered(state, seat, when, used).map((ability) => useChoice(box, ability)),
    ];
  },
  answer(state, scribe, { seat, when, used }, choice) {
    if (choice.kind !== "use") return;
    const ability = abilityNamed(state, seat, when, choice);
    state.agenda.push({ do: "optional", seat, when, used: [...used, ability] });
    useAbility(state, scribe, seat, ability);
  },
};
