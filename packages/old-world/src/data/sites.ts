import type { Ability, Condition, Effect, Effects } from "./effect.ts";
import type { Path } from "./read.ts";
import type { Components, StoryOptions } from "./types.ts";
import type { Moment } from "./vocabulary.ts";

// Every place in the data where an effect, an ability or a condition stands, found in one walk.

/** When an effect is applied: at an ability's moment, by a story, a potion or a fight card. */
export type Setting = Moment | "story" | "potion" | "attack";

/** Whose card it is; monsters speak of the witcher who fights them. */
export type Owner = "monster" | "trophy" | "kept" | "potion" | "fightCard" | "exploration" | "event";

export interface ListSite {
  readonly effects: Effects;
  readonly path: Path;
  readonly setting: Setting;
  readonly owner: Owner;
  readonly isCost: boolean;
}

export interface EffectSite extends Omit<ListSite, "effects"> {
  readonly effect: Effect;
  /** Whether it is the last of its list. */
  readonly isLast: boolean;
}

export interface AbilitySite {
  readonly ability: Ability;
  readonly path: Path;
  readonly owner: Owner;
}

export interface ConditionSite {
  readonly condition: Condition;
  /** All that must hold together with it, itself included. */
  readonly all: readonly Condition[];
  readonly path: Path;
  readonly setting: Setting;
  readonly owner: Owner;
}

/** The lists that an effect may apply in its turn, each with where it stands in the effect. */
export function branchesOf(effect: Effect): readonly (readonly [effects: Effects, path: Path])[] {
  switch (effect.op) {
    case "roll":
    case "band":
    case "test":
    case "shortFight": {
      const rows = effect.table.map((row, index) => [row.effects, ["table", index, "effects"]] as const);
      return effect.op === "shortFight" ? [[effect.prepare, ["prepare"]], ...rows] : rows;
    }
    case "if":
      return [
        [effect.met, ["met"]],
        [effect.otherwise, ["otherwise"]],
      ];
    case "pokerAgainst":
      return [[effect.onBetter, ["onBetter"]]];
    case "schoolOwner":
      return [[effect.effects, ["effects"]]];
    default:
      return [];
  }
}

/** All places, nested ones after what they stand in. */
export interface Sites {
  readonly lists: readonly ListSite[];
  readonly effects: readonly EffectSite[];
  readonly abilities: readonly AbilitySite[];
  readonly conditions: readonly ConditionSite[];
}

/** The components together with all their places. */
export interface Sited extends Components {
  readonly sites: Sites;
}

export function sited(components: Components): Sited {
  return { ...components, sites: sitesOf(components) };
}

type Found = { -readonly [K in keyof Sites]: Sites[K][number][] };

export function sitesOf(components: Components): Sites {
  const found: Found = { lists: [], effects: [], abilities: [], conditions: [] };
  const { potions, fightCards, explorationCards, eventCards } = components;
  for (const [index, potion] of potions.entries())
    for (const part of ["cost", "effects", "drawback"] as const)
      addList(found, {
        effects: potion[part],
        path: ["potions", index, part],
        setting: "potion",
        owner: "potion",
        isCost: part === "cost",
      });
  for (const [index, card] of fightCards.entries())
    for (const half of ["charge", "bite"] as const)
      addList(found, {
        effects: card[half],
        path: ["fightCards", index, half],
        setting: "attack",
        owner: "fightCard",
        isCost: false,
      });
  for (const [index, { options }] of explorationCards.entries())
    addOptions(found, options, ["explorationCards", index], "exploration");
  for (const [index, event] of eventCards.entries()) {
    const path = ["eventCards", index];
    if (event.kind === "options") addOptions(found, event.options, path, "event");
    else
      addList(found, {
        effects: event.effects,
        path: [...path, "effects"],
        setting: "story",
        owner: "event",
        isCost: false,
      });
  }
  addTrophies(found, components);
  return found;
}

function addTrophies(found: Found, { monsters, attributeTrophies, witcherTrophies }: Components): void {
  for (const [index, { abilities, trophy }] of monsters.entries()) {
    addAbilities(found, abilities, ["monsters", index], "monster");
    addAbilities(found, trophy.abilities, ["monsters", index, "trophy"], "trophy");
  }
  for (const [index, { abilities }] of attributeTrophies.entries())
    addAbilities(found, abilities, ["attributeTrophies", index], "trophy");
  for (const [index, { abilities }] of witcherTrophies.entries())
    addAbilities(found, abilities, ["witcherTrophies", index], "trophy");
}

function addOptions(found: Found, options: StoryOptions, path: Path, owner: Owner): void {
  for (const [index, option] of options.entries())
    for (const part of ["cost", "effects"] as const)
      addList(found, {
        effects: option[part],
        path: [...path, "options", index, part],
        setting: "story",
        owner,
        isCost: part === "cost",
      });
}

function addAbilities(found: Found, abilities: readonly Ability[], path: Path, owner: Owner): void {
  for (const [index, ability] of abilities.entries()) {
    const where = [...path, "abilities", index];
    const site = { setting: ability.when, owner };
    found.abilities.push({ ability, path: where, owner });
    addConditions(found, ability.conditions, { ...site, path: where });
    addList(found, { ...site, effects: ability.cost, path: [...where, "cost"], isCost: true });
    addList(found, { ...site, effects: ability.effects, path: [...where, "effects"], isCost: false });
  }
}

function addConditions(
  found: Found,
  all: readonly Condition[],
  { path, setting, owner }: Pick<ConditionSite, "path" | "setting" | "owner">,
): void {
  for (const [index, condition] of all.entries())
    found.conditions.push({ condition, all, path: [...path, "conditions", index], setting, owner });
}

function addList(found: Found, site: ListSite): void {
  const { effects, path, setting, owner, isCost } = site;
  found.lists.push(site);
  for (const [index, effect] of effects.entries()) {
    const where = [...path, index];
    const isLast = index === effects.length - 1;
    found.effects.push({ effect, path: where, setting, owner, isCost, isLast });
    if (effect.op === "keep") addAbilities(found, effect.abilities, where, "kept");
    if (effect.op === "if") addConditions(found, effect.conditions, { path: where, setting, owner });
    for (const [inner, step] of branchesOf(effect))
      addList(found, { ...site, effects: inner, path: [...where, ...step] });
  }
}
