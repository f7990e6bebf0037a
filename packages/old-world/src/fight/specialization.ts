import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import { SCHOOLS, type School } from "../data/index.ts";
import { pushEffects, usable, useAbility } from "../effects/abilities.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { attributeOf, SPECIALIZATION } from "../rules/attributes.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import type { AbilityIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { Fighter } from "../state-fight.ts";
import { acting, actingFighter, fightOf, opposingDeck } from "./facts.ts";

/** When a school uses its Specialization: in step 1, with the complete combo, after step 3a, or by itself. */
type Use = "menu" | "combo" | "hit" | "trigger";

const USES: Readonly<Record<School, Use>> = {
  wolf: "combo",
  griffin: "menu",
  bear: "trigger",
  cat: "menu",
  viper: "hit",
};

function schoolOf(state: State, seat: Seat): School {
  return at(SCHOOLS, playerOf(state, seat).school);
}

/** Whether the Specialization could be used now; a trophy's use need not be the Cat's first turn (OW-17.12). */
function isMoment(state: State, fighter: Fighter, byTrophy: boolean): boolean {
  const { seat } = fighter;
  const player = playerOf(state, seat);
  const fight = fightOf(state);
  switch (schoolOf(state, seat)) {
    case "wolf":
      return fighter.combo.length >= 3;
    case "griffin":
      return player.discard.length > 0;
    case "bear":
      return player.shield === 0;
    case "cat":
      return player.deck.length > 0 && (byTrophy || fight.turns[fight.side] === 1);
    case "viper":
      return fighter.hits > 0 && opposingDeck(state, seat) > 0;
  }
}

/** Choices of the step-1 menu: the Cat's and the Griffin's ability, and a trophy's second use of the Bear's. */
export function addMenuSpecializations(state: State, fighter: Fighter, choices: OldWorldChoice[]): void {
  const { seat } = fighter;
  const school = schoolOf(state, seat);
  const use = USES[school];
  if (use !== "menu" && use !== "trigger") return;
  if (use === "menu" && fighter.specialized === 0 && isMoment(state, fighter, false))
    choices.push({ kind: "specialization", school, level: attributeOf(state, seat, SPECIALIZATION) });
  for (const ability of repeats(state, fighter))
    choices.push({ kind: "specialization", school, level: repeatLevel(state, ability), with: ability });
}

/** Trophies that allow a second use now (OW-17.12). */
function repeats(state: State, fighter: Fighter): readonly AbilityIndex[] {
  const abilities = usable(state, fighter.seat, "specialization");
  return abilities.length > 0 && isMoment(state, fighter, true) ? abilities : NO_ABILITIES;
}
const NO_ABILITIES: readonly AbilityIndex[] = [];

function repeatLevel(state: State, ability: AbilityIndex): number {
  for (const effect of at(boxOf(state).abilities, ability).ability.effects)
    if (effect.op === "repeatSpecialization") return effect.level;
  throw new Error("this ability repeats no Specialization");
}

/**
 * What can be used now is offered one by one: the Wolf's with the complete combo, the Viper's after step 3a. The Bear's
 * second use has the Wolf's moment too, for a Shield that was lost since step 1.
 */
export function offerSpecializations(
  state: State,
  _scribe: Scribe,
  { use: moment }: { readonly use: "combo" | "hit" },
): void {
  const fighter = acting(state);
  const use = USES[schoolOf(state, fighter.seat)];
  if (use !== moment && !(use === "trigger" && moment === "combo")) return;
  if (!isMoment(state, fighter, true)) return;
  for (const ability of repeats(state, fighter))
    state.agenda.push({ do: "offerSpecialization", with: ability });
  if (use === moment && fighter.specialized === 0)
    state.agenda.push({ do: "offerSpecialization", with: NONE });
}

/** Asks, if it is still the moment: what was used before may have emptied the opponent's deck. */
export function offerSpecialization(
  state: State,
  _scribe: Scribe,
  { with: ability }: { readonly with: AbilityIndex },
): void {
  const fighter = acting(state);
  if (!isMoment(state, fighter, true)) return;
  const { seat } = fighter;
  const level = ability === NONE ? attributeOf(state, seat, SPECIALIZATION) : repeatLevel(state, ability);
  ask(state, seat, { kind: "specialization", level, with: ability });
}

/** DP-45, DP-46. */
export const SPECIALIZE: AskRule<Asked<"specialization">> = {
  choices: (state, { seat, level, with: ability }) => {
    const use = { kind: "specialization" as const, school: schoolOf(state, seat), level };
    return [{ kind: "decline" }, ability === NONE ? use : { ...use, with: ability }];
  },
  answer(state, scribe, { seat }, choice) {
    if (choice.kind === "specialization") chooseSpecialization(state, scribe, seat, choice.with);
  },
  // Nothing speaks against the Wolf's.
  fallback: (state, { seat }) => (schoolOf(state, seat) === "wolf" ? 1 : 0),
};

/** The own use, or that of a trophy. */
export function chooseSpecialization(
  state: State,
  scribe: Scribe,
  seat: Seat,
  ability: AbilityIndex | undefined,
): void {
  if (ability !== undefined) return useAbility(state, scribe, seat, ability);
  const fighter = acting(state);
  fighter.specialized++;
  useSpecialization(state, scribe, seat, attributeOf(state, seat, SPECIALIZATION));
}

/** With the numbers of this level (OW-3.6, OW-17.12). */
export function useSpecialization(state: State, scribe: Scribe, seat: Seat, level: number): void {
  const { school } = playerOf(state, seat);
  scribe.tell?.(toAll({ kind: "specializationUsed", seat, school: at(SCHOOLS, school), level }));
  pushEffects(state, seat, at(at(boxOf(state).specializationLists, school), level - 1));
}

/** OW-17.4, OW-17.5: at a Shield of 0 the Bear's ability comes by itself, whatever the step of the own turn. */
export function triggerBear(state: State, scribe: Scribe): void {
  const { fight } = state;
  const fighter = fight === null ? undefined : actingFighter(fight);
  if (fight === null || fighter === undefined || fight.step === 0 || fight.winner !== NONE) return;
  const { seat, specialized } = fighter;
  if (specialized > 0 || playerOf(state, seat).shield > 0) return;
  if (USES[schoolOf(state, seat)] === "trigger") chooseSpecialization(state, scribe, seat, undefined);
}
