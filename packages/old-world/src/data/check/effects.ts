import type { Effect, Effects, Table, Value } from "../effect.ts";
import { type AbilitySite, branchesOf, type ConditionSite, type EffectSite, type Sited } from "../sites.ts";
import { type Constraint, hold } from "./fault.ts";
import { FIGHT_MOMENTS, SETTINGS_OF_CONDITION, SETTINGS_OF_OP } from "./settings.ts";

type Span = readonly [first: number, last: number | undefined];

/** The numbers a table must answer (OW-8.15, OW-8.16). */
function tableOf(effect: Effect): readonly [table: Table, span: Span] | undefined {
  switch (effect.op) {
    case "roll":
      return [effect.table, [1, 6]];
    case "band":
      return [effect.table, [1, 5]];
    case "test":
      return [effect.table, [3, 16]];
    case "shortFight":
      return [effect.table, [0, undefined]];
    default:
      return undefined;
  }
}

function checkTable({ effect, path }: EffectSite): void {
  const found = tableOf(effect);
  if (found === undefined) return;
  const [table, [first, last]] = found;
  let due: number | undefined = first;
  for (const [index, { from, to }] of table.entries()) {
    const row = [...path, "table", index];
    hold(
      from === due,
      "OW-8.15",
      `This row must begin at ${due ?? "nothing, the row before has no end"}.`,
      row,
    );
    hold(to === undefined || to >= from, "OW-8.15", "This row is empty.", row);
    due = to === undefined ? undefined : to + 1;
  }
  const end = last === undefined ? undefined : last + 1;
  hold(due === end, "OW-8.15", `The table must end ${last === undefined ? "open" : `at ${last}`}.`, [
    ...path,
    "table",
  ]);
}

/** What may be paid: something that can be counted beforehand (OW-8.3, facts 6.2). */
function isPayment(effect: Effect): boolean {
  switch (effect.op) {
    case "gold":
    case "potion":
      return effect.n < 0;
    case "discardHand":
      return (
        typeof effect.n === "number" &&
        effect.n > 0 &&
        effect.pick === "owner" &&
        effect.deckFallback === undefined
      );
    default:
      return false;
  }
}

/** Whether the turn may jump to Phase III in one of the effects, so that nothing may follow. */
function maySkip(effect: Effect): boolean {
  if (effect.op === "skipToPhase3") return true;
  return branchesOf(effect).some(([effects]) => effects.some(maySkip));
}

function checkValue(value: Value, { path, setting, owner }: EffectSite): void {
  const where = [...path, "n"];
  if (typeof value === "number") {
    hold(value !== 0, "facts 6.4", "0 changes nothing.", where);
    return;
  }
  switch (value.by) {
    case "monsterLevel":
      hold(owner === "monster" || owner === "fightCard", "facts 6.4", "Only a monster has a level.", where);
      return;
    case "comboCard":
      hold(setting === "comboBuilt", "OW-12.17", "A combo is counted when it is complete.", where);
      return;
    case "handCard":
    case "attribute":
      return;
  }
}

function checkNumber(site: EffectSite): void {
  const { effect, path } = site;
  switch (effect.op) {
    case "shield":
    case "damage":
    case "takeDamage":
    case "comboShield":
    case "discardHand":
      checkValue(effect.n, site);
      return;
    case "gold":
    case "potion":
    case "phase3Draw":
    case "refill":
      hold(effect.n !== 0, "facts 6.4", "0 changes nothing.", [...path, "n"]);
      return;
    case "lookOwnDeck":
      hold(effect.take <= effect.look, "facts 6.4", "What is taken is among what is looked at.", path);
      return;
    case "lookOpponentDeck":
      hold(effect.discard <= effect.look, "facts 6.4", "What is discarded is among what is looked at.", path);
      return;
    default:
      return;
  }
}

/** Parameters that have a meaning at some of an effect's moments only. */
function checkMeaning({ effect, path, setting }: EffectSite): void {
  if (effect.op === "damage")
    hold(
      setting !== "attackDealt" || effect.now === true,
      "OW-11.21",
      "The attack is over: this damage must be dealt now.",
      path,
    );
  if (effect.op === "reduceAttack")
    hold(
      (effect.attack === "this") === (setting === "opponentAttack"),
      "OW-12.19",
      "This attack is reduced when it is dealt, the next one before.",
      [...path, "attack"],
    );
}

function checkSite(site: EffectSite): void {
  const { effect, path, setting, isCost, isLast } = site;
  hold(
    SETTINGS_OF_OP[effect.op].includes(setting),
    "facts 6.4",
    `${effect.op} has no meaning at ${setting}.`,
    path,
  );
  hold(!isCost || isPayment(effect), "OW-8.3", `${effect.op} is nothing to pay with here.`, path);
  hold(isLast || !maySkip(effect), "OW-7.12", "Nothing follows a jump to Phase III.", path);
  checkTable(site);
  checkNumber(site);
  checkMeaning(site);
}

/** A duel has no monster: an ability that works in both kinds of fight must ask for one first. */
function checkCondition({ condition, all, path, setting, owner }: ConditionSite): void {
  hold(
    SETTINGS_OF_CONDITION[condition.is].includes(setting),
    "facts 6.3",
    `${condition.is} cannot be judged at ${setting}.`,
    path,
  );
  if (owner === "monster" || (condition.is !== "noTrail" && condition.is !== "monsterLifeAtMost")) return;
  hold(
    all.some((other) => other.is === "opponentIs" && other.opponent === "monster"),
    "facts 6.3",
    `${condition.is} needs a monster as the opponent.`,
    path,
  );
}

function checkAbility({ ability, path, owner }: AbilitySite): void {
  const { when, limit, choice, cost, effects } = ability;
  const never = when === "fightDeclare" ? cost.length === 0 : effects.length === 0;
  hold(!never, "facts 6.2", "This ability does nothing.", path);
  hold(when !== "fightDeclare" || owner === "monster", "facts 6.2", "Only a monster restricts its fight.", [
    ...path,
    "when",
  ]);
  hold(
    when !== "fightDeclare" || effects.length === 0,
    "OW-12.2",
    "Declaring a fight only costs something.",
    [...path, "effects"],
  );
  hold(owner !== "monster" || choice === "must", "OW-12.5", "A monster's ability is not optional.", [
    ...path,
    "choice",
  ]);
  hold(
    when !== "static" || (limit === "unlimited" && choice === "must" && cost.length === 0),
    "facts 6.2",
    "A static ability always holds and costs nothing.",
    path,
  );
  const where = [...path, "limit"];
  hold(
    limit !== "oncePerFight" || FIGHT_MOMENTS.has(when),
    "facts 6.2",
    `${when} is no moment of a fight.`,
    where,
  );
  hold(limit !== "oncePerTurn" || when === "phase1", "facts 6.2", "Once per turn is for Phase I.", where);
  hold(limit !== "once" || owner === "kept", "OW-8.21", "Only a kept card leaves its owner.", where);
}

/** A card becomes one thing only: a quest, or a card that is kept (OW-8.10, OW-8.21). */
function fates(effects: Effects): number {
  return effects.reduce((most, effect) => {
    if (effect.op === "quest" || effect.op === "keep") return most + 1;
    return most + Math.max(0, ...branchesOf(effect).map(([inner]) => fates(inner)));
  }, 0);
}

export const EFFECT_CONSTRAINTS = {
  effects: ({ sites }) => {
    for (const site of sites.effects) checkSite(site);
  },
  abilities: ({ sites }) => {
    for (const site of sites.abilities) checkAbility(site);
  },
  conditions: ({ sites }) => {
    for (const site of sites.conditions) checkCondition(site);
  },
  fates: ({ sites }) => {
    for (const { effects, path } of sites.lists)
      hold(fates(effects) <= 1, "OW-8.10", "A card is kept once, as a quest or for its abilities.", path);
  },
} satisfies Record<string, Constraint<Sited>>;
