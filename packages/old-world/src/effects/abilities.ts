import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import type { Moments } from "../box-effects.ts";
import type { OldWorldChoice } from "../choice.ts";
import type { Effect, Moment } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { fighterOf } from "../fight/facts.ts";
import { toAll } from "../rules/tell.ts";
import type { AbilityIndex, MonsterIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { holds } from "./conditions.ts";
import { hasWork } from "./has-work.ts";
import { abilityNamed as namedAmong, useChoice } from "./names.ts";
import { payable } from "./payable.ts";

/** Calls back for each ability of the seat at a moment: the fought monster's, then trophies', then kept cards'. */
function forEachAt(state: State, seat: Seat, when: Moment, found: (ability: AbilityIndex) => void): void {
  const { fight } = state;
  const box = boxOf(state);
  const visit = (moments: Moments | undefined): void => {
    const abilities = moments?.[when];
    if (abilities !== undefined) for (const ability of abilities) found(ability);
  };
  if (fight !== null && fight.monster !== NONE && fight.attacker === seat)
    visit(box.monsterMoments[fight.monster]);
  const { trophies, kept } = playerOf(state, seat);
  for (const trophy of trophies) visit(box.trophies[trophy]?.moments);
  for (const keep of kept) visit(box.keeps[keep]?.moments);
}

/** Whether some card of the seat has an ability at the moment. Asked many times in a combat turn, so nothing is built. */
export function hasAbilityAt(state: State, seat: Seat, when: Moment): boolean {
  const { fight } = state;
  const box = boxOf(state);
  if (
    fight !== null &&
    fight.monster !== NONE &&
    fight.attacker === seat &&
    box.monsterMoments[fight.monster]?.[when] !== undefined
  )
    return true;
  const { trophies, kept } = playerOf(state, seat);
  for (const trophy of trophies) if (box.trophies[trophy]?.moments[when] !== undefined) return true;
  for (const keep of kept) if (box.keeps[keep]?.moments[when] !== undefined) return true;
  return false;
}

/** All abilities of the seat's cards at a moment, whether they can be used or not. */
export function abilitiesAt(state: State, seat: Seat, when: Moment): readonly AbilityIndex[] {
  const abilities: AbilityIndex[] = [];
  forEachAt(state, seat, when, (ability) => abilities.push(ability));
  return abilities;
}

/** Whether its limit, its conditions and its cost allow the ability now (facts 6.2). */
export function canUse(state: State, seat: Seat, ability: AbilityIndex): boolean {
  const { ability: printed, cost } = at(boxOf(state).abilities, ability);
  switch (printed.limit) {
    case "oncePerFight":
      if (fighterOf(state, seat)?.used.includes(ability) === true) return false;
      break;
    case "oncePerTurn":
      if (state.turn.used.includes(ability)) return false;
      break;
    case "once":
    case "unlimited":
      break;
  }
  return holds(state, seat, printed.conditions) && payable(state, seat, cost);
}

/** The optional abilities of the seat that can be used now and would do something. */
export function usable(state: State, seat: Seat, when: Moment): readonly AbilityIndex[] {
  const { abilities, lists } = boxOf(state);
  const found: AbilityIndex[] = [];
  forEachAt(state, seat, when, (ability) => {
    const { ability: printed, effects } = at(abilities, ability);
    if (printed.choice === "may" && canUse(state, seat, ability) && hasWork(state, seat, at(lists, effects)))
      found.push(ability);
  });
  return found;
}

/** Counts a use, and lets a card whose ability works once leave when its effects are done (OW-8.21). */
export function spend(state: State, seat: Seat, ability: AbilityIndex): void {
  const { ability: printed, on, index } = at(boxOf(state).abilities, ability);
  if (printed.limit === "oncePerTurn") state.turn.used.push(ability);
  else fighterOf(state, seat)?.used.push(ability);
  if (printed.limit === "once" && on === "keep") state.agenda.push({ do: "leave", seat, keep: index });
}

/** Uses an ability: its cost comes first, then its effects, both from the agenda. */
export function useAbility(state: State, scribe: Scribe, seat: Seat, ability: AbilityIndex): void {
  const { cost, effects } = at(boxOf(state).abilities, ability);
  tellUsed(state, scribe, seat, ability);
  spend(state, seat, ability);
  pushEffects(state, seat, effects);
  pushEffects(state, seat, cost);
}

function tellUsed(state: State, scribe: Scribe, seat: Seat, ability: AbilityIndex): void {
  if (scribe.tell === undefined) return;
  const { kind: _kind, ...name } = useChoice(boxOf(state), ability);
  scribe.tell(toAll({ kind: "abilityUsed", seat, ...name }));
}

/** Puts a list of effects for the seat on the agenda. */
export function pushEffects(state: State, seat: Seat, list: number): void {
  if (at(boxOf(state).lists, list).length > 0) state.agenda.push({ do: "effects", list, at: 0, seat });
}

/** OW-7.6, OW-12.2: whether what the monster demands for its declaration can be paid. */
export function canDeclare(state: State, seat: Seat, monster: MonsterIndex): boolean {
  const { monsterMoments, abilities } = boxOf(state);
  const demands = monsterMoments[monster]?.fightDeclare ?? [];
  return demands.every((ability) => payable(state, seat, at(abilities, ability).cost));
}

/** The answer that uses an ability, for menus. */
export function abilityChoice(state: State, ability: AbilityIndex): OldWorldChoice {
  return useChoice(boxOf(state), ability);
}

/** The usable ability that an answer names. */
export function abilityNamed(state: State, seat: Seat, when: Moment, choice: OldWorldChoice): AbilityIndex {
  if (choice.kind !== "use") throw new Error(`${choice.kind} uses no ability`);
  return namedAmong(boxOf(state), abilitiesAt(state, seat, when), choice);
}

/** What holds as long as the seat owns its cards, or for the fight against its monster (moment `static`). */
export function staticEffects(state: State, seat: Seat): readonly Effect[] {
  const { abilities, lists } = boxOf(state);
  const found: Effect[] = [];
  forEachAt(state, seat, "static", (ability) => {
    const { ability: printed, effects } = at(abilities, ability);
    if (holds(state, seat, printed.conditions)) found.push(...at(lists, effects));
  });
  return found;
}
