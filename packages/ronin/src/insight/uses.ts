import { at } from "@medallion/kernel";
import { boost } from "../abilities/boost.ts";
import { abilityAt, abilityNamed } from "../abilities/held.ts";
import type { Ability } from "../data/index.ts";
import { effectOf, measure } from "../effects/condition.ts";
import { abilityWorth, endsToCome } from "../knowledge/experience.ts";
import { askOf } from "../rules/ask.ts";
import type { State, Work } from "../state.ts";
import { pendingOf, worthAfter, worthLaid } from "./afterwards.ts";
import { effectWorth } from "./card-worth.ts";
import { gainOf, type Use } from "./gains.ts";
import { type Outlook, outlookOf } from "./outlook.ts";
import type { Rate } from "./rate.ts";
import { readTally } from "./read-tally.ts";
import { copyTally, newTally } from "./tally.ts";

const base = newTally();
const tried = newTally();

/** A small lead for using: what is equal now may have no later. */
const NOW = 1e-3;

/** Not now, or any use: by what the use brings, beyond what the ability is worth if it is kept. */
export const rateUses: Rate = (state, seat, choices, into) => {
  const open = askOf(state, seat);
  if (open?.kind !== "ability") return;
  const outlook = outlookOf(state, seat);
  const pending = pendingOf(state, outlook);
  const isBefore = open.point === "K0";
  readTally(outlook, base, isBefore ? pending.from : outlook.owner.timeline.length);
  const after = isBefore ? worthLaid : worthAfter;
  copyTally(base, tried);
  const idle = after(outlook, tried, pending);
  const use: Use = { outlook, base, gain: (changed, card) => after(outlook, changed, pending, card) - idle };
  for (let i = 0; i < choices.length; i++) {
    const choice = at(choices, i);
    if (choice.kind !== "use") {
      into[i] = 0;
      continue;
    }
    const ability = abilityNamed(state, choice.ability);
    const power = abilityAt(state, ability);
    const gain =
      open.work === undefined
        ? gainOf(use, power, choice.target)
        : boostGain(state, outlook, open.work, ability);
    into[i] = gain - keptWorth(state, outlook, power) + NOW;
  }
};

function keptWorth(state: State, { turns, experience }: Outlook, ability: Ability): number {
  return abilityWorth(ability, turns, endsToCome(state), experience.point);
}

/** K1: what the effect brings more, and costs less, with the ability. */
function boostGain(state: State, outlook: Outlook, work: Work, ability: number): number {
  const boosted = boost(state, work, ability) ?? work;
  const effect = effectOf(state, work);
  const before = measure(state, work, effect);
  const after = measure(state, boosted, effect);
  return (
    effectWorth(outlook, work.card, after.level, after.cost) -
    effectWorth(outlook, work.card, before.level, before.cost)
  );
}
