import { at } from "@medallion/kernel";
import { type Box, boxOf, LAST_XP } from "../box.ts";
import type { Ability } from "../data/index.ts";
import type { Player, State } from "../state.ts";
import { AVAILABLE, LOCKED } from "../state.ts";
import { CHANCE_HALF, powerWorth, SYMBOLS_PER_PLAY, XP, XP_PER_CHAPTER, XP_SPREAD } from "./worth.ts";

/** Both markers at their end, and what a chapter may bring beyond. */
const MOST_XP = 3 * LAST_XP;
const LAST_CHAPTER = 2;
const CHAPTER_TURNS = 3;

/** Where in the game the experience of a player is weighed. */
export interface Moment {
  readonly chapter: number;
  /** Plays of the game, and of the chapter, after the one at hand. */
  readonly left: number;
  readonly later: number;
  readonly ahead: boolean;
}

/** By experience at the end of the chapter: what it brings in the end. */
export interface Experience {
  readonly table: readonly number[];
  /** What one point more is worth about where the player will stand. */
  readonly point: number;
}

export function experienceOf(state: State, owner: Player, moment: Moment): Experience {
  const table = tableOf(boxOf(state), owner, moment);
  const expected = totalXp(owner) + (moment.later + 1) * SYMBOLS_PER_PLAY;
  return { table, point: (worthAt(table, expected + 2) - worthAt(table, expected)) / 2 };
}

/** Tables depend on little, and are asked for with every position. */
const tables = new WeakMap<Box, Map<number, readonly number[]>>();

function tableOf(box: Box, owner: Player, moment: Moment): readonly number[] {
  const { chapter, left, later, ahead } = moment;
  let locked = 0;
  for (let slot = 1; slot < 4; slot++) if (owner.abilities[slot] === LOCKED) locked |= 1 << slot;
  const when = (chapter * 10 + left) * 4 + later;
  const key = ((when * 8 + owner.character + 1) * 16 + locked) * 2 + (ahead ? 1 : 0);
  let known = tables.get(box);
  if (known === undefined) {
    known = new Map();
    tables.set(box, known);
  }
  let table = known.get(key);
  if (table === undefined) {
    table = newTable(box, owner, moment);
    known.set(key, table);
  }
  return table;
}

/** Gold points at the end of the game, and abilities that are opened. */
function newTable(box: Box, owner: Player, moment: Moment): readonly number[] {
  // Who looks at now alone takes any experience for the same.
  if (!moment.ahead) return Array.from({ length: MOST_XP + 1 }, (_, xp) => xp * XP);
  const toCome = LAST_CHAPTER - moment.chapter;
  const gold = at(box.goldVp, Math.max(0, owner.character));
  const spread = toCome > 0 ? Math.round(XP_SPREAD * toCome) : moment.left > 0 ? 1 : 0;
  const goldTable: number[] = [];
  for (let xp = 0; xp <= MOST_XP; xp++) {
    const reached = Math.round(xp + toCome * XP_PER_CHAPTER) - LAST_XP;
    let sum = 0;
    for (let off = -spread; off <= spread; off++) sum += goldAt(gold, reached + off);
    goldTable.push(sum / (2 * spread + 1));
  }
  return goldTable.map((worth, xp) => worth + lockedWorth(box, owner, xp, moment));
}

function goldAt(gold: readonly number[], space: number): number {
  return space < 0 ? 0 : at(gold, Math.min(space, LAST_XP));
}

/** Between whole numbers a straight line. */
export function worthAt(table: readonly number[], place: number): number {
  const below = Math.floor(place);
  if (below >= table.length - 1) return at(table, table.length - 1);
  const low = at(table, below);
  return low + (place - below) * (at(table, below + 1) - low);
}

/** Both markers as one number. */
export function totalXp({ xp, gold }: Player): number {
  return xp + Math.max(0, gold);
}

/** What abilities still locked are worth with so much experience at the end of the chapter. */
function lockedWorth(box: Box, owner: Player, xp: number, { left, later }: Moment): number {
  let worth = 0;
  for (let slot = 1; slot < 4; slot++) {
    if (owner.abilities[slot] !== LOCKED) continue;
    const missing = at(at(box.thresholds, owner.character), slot - 1) - xp;
    const turns = left - later - (CHAPTER_TURNS * Math.max(0, missing)) / XP_PER_CHAPTER;
    if (turns <= 0) continue;
    const ability = at(box.abilities, owner.character * 4 + slot);
    worth += abilityWorth(ability, turns, turns / CHAPTER_TURNS, XP);
  }
  return worth;
}

/** What an ability is worth with so many turns and chapter ends to use it in. */
export function abilityWorth(ability: Ability, turns: number, ends: number, point: number): number {
  const chances = ability.window === "END" ? ends : turns;
  return chances <= 0 ? 0 : (powerWorth(ability, point) * chances) / (chances + CHANCE_HALF);
}

/** Chapter ends at which abilities can be used after the moment at hand. */
export function endsToCome({ chapter, phase, options }: State): number {
  const closed = phase === "chapter end" || phase === "cleaning" ? 1 : 0;
  return LAST_CHAPTER - chapter - closed + (options.rules.endAbilityAfterChapter3 ? 1 : 0);
}

/** What the abilities are worth that can still be used, after the moment at hand. */
export function heldWorth(state: State, owner: Player, left: number, point: number): number {
  const box = boxOf(state);
  const ends = endsToCome(state);
  let worth = 0;
  for (let slot = 0; slot < 4; slot++)
    if (owner.abilities[slot] === AVAILABLE)
      worth += abilityWorth(at(box.abilities, owner.character * 4 + slot), left, ends, point);
  for (const { ability, used } of owner.borrowed)
    if (!used) worth += abilityWorth(at(box.abilities, ability), left, ends, point);
  return worth;
}
