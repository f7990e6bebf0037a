import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "../box.ts";
import { ATTRIBUTES, type Effect, type Effects, type Table } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import { attributeOf } from "../rules/attributes.ts";
import { rollDie, startPokerAgainst } from "../rules/poker.ts";
import { toAll } from "../rules/tell.ts";
import { drawCards } from "../rules/zones.ts";
import { type ListIndex, NONE, playerOf, type State, type Test } from "../state.ts";
import { noteRow } from "../tale/reading.ts";
import { pushEffects } from "./abilities.ts";
import type { Work } from "./apply.ts";
import { holds, schoolOwner } from "./conditions.ts";
import type { EffectStep } from "./steps.ts";

type Of<K extends Effect["op"]> = Extract<Effect, { readonly op: K }>;
type StepOf<K extends EffectStep["do"]> = Extract<EffectStep, { readonly do: K }>;

// What decides which effects follow: dice, tests, levels, conditions, short fights (OW-8.15, OW-8.16, OW-8.19).

function pushList(state: State, seat: Seat, effects: Effects): void {
  pushEffects(state, seat, listOf(state, effects));
}

function listOf(state: State, effects: Effects): ListIndex {
  const list = boxOf(state).listOf.get(effects);
  if (list === undefined) throw new Error("these effects are not part of the box");
  return list;
}

/** The row that fits the number; tables have no gaps. */
function rowOf(table: Table, number: number): number {
  return table.findIndex(({ from, to }) => number >= from && (to === undefined || number <= to));
}

function applyRow(
  state: State,
  scribe: Scribe,
  { seat, list }: Pick<Work, "seat" | "list">,
  table: Table,
  number: number,
): void {
  const row = rowOf(table, number);
  noteRow(state, scribe, list, row);
  pushList(state, seat, at(table, row).effects);
}

/** Remembers what decided in a story; abilities of fights have an account of their own. */
function noteTest(state: State, { seat, list }: Work, numbers: Omit<Test, "story" | "seat">): void {
  const source = at(boxOf(state).sources, list);
  if (source.of === "story" && state.fight === null)
    state.turn.tests.push({ story: source.index, seat, ...numbers });
}

/** OW-8.23. */
export function throwDie(state: State, scribe: Scribe, work: Work, { table }: Of<"roll">): void {
  const die = rollDie(state, scribe);
  scribe.tell?.(toAll({ kind: "dieRolled", seat: work.seat, die }));
  noteTest(state, work, { attribute: NONE, level: 0, die, total: die });
  applyRow(state, scribe, work, table, die);
}

export function test(state: State, scribe: Scribe, work: Work, { attribute, table }: Of<"test">): void {
  const { seat } = work;
  const index = ATTRIBUTES.indexOf(attribute);
  const level = attributeOf(state, seat, index);
  const die = rollDie(state, scribe);
  const total = 2 * level + die;
  scribe.tell?.(toAll({ kind: "testRolled", seat, attribute, level, die, total }));
  noteTest(state, work, { attribute: index, level, die, total });
  applyRow(state, scribe, work, table, total);
}

export function readLevel(state: State, scribe: Scribe, work: Work, { of, table }: Of<"band">): void {
  const { seat } = work;
  const attribute = of === "witcherLevel" ? NONE : ATTRIBUTES.indexOf(of);
  const level = attribute === NONE ? playerOf(state, seat).level : attributeOf(state, seat, attribute);
  scribe.tell?.(toAll({ kind: "levelTested", seat, of, level }));
  noteTest(state, work, { attribute, level, die: 0, total: level });
  applyRow(state, scribe, work, table, level);
}

export function branch(
  state: State,
  scribe: Scribe,
  { seat, list }: Work,
  { conditions, met, otherwise }: Of<"if">,
): void {
  const isMet = holds(state, seat, conditions);
  noteRow(state, scribe, list, isMet ? 0 : 1);
  pushList(state, seat, isMet ? met : otherwise);
}

/** OW-8.16: the losses, the draw, one combo; then its damage decides. */
export function fightShortly(
  state: State,
  { seat, list, at: place }: Work,
  { prepare, draw }: Of<"shortFight">,
): void {
  state.agenda.push({ do: "shortCombo", seat, list, at: place }, { do: "shortFightDraw", seat, count: draw });
  pushList(state, seat, prepare);
}

export function runShortFightDraw(
  state: State,
  scribe: Scribe,
  { seat, count }: StepOf<"shortFightDraw">,
): void {
  drawCards(state, scribe, seat, count);
}

export function runShortFightRow(state: State, scribe: Scribe, step: StepOf<"shortFightRow">): void {
  const effect = at(at(boxOf(state).lists, step.list), step.at);
  if (effect.op === "shortFight") applyRow(state, scribe, step, effect.table, step.damage);
}

/** OW-6.15. */
export function challengeDice(
  state: State,
  scribe: Scribe,
  { seat, list, at: place }: Work,
  { dice }: Of<"pokerAgainst">,
): void {
  state.agenda.push({ do: "diceDone", list });
  startPokerAgainst(state, scribe, dice, { do: "diceBeaten", seat, list, at: place });
}

export function runDiceBeaten(
  state: State,
  scribe: Scribe,
  { seat, list, at: place }: StepOf<"diceBeaten">,
): void {
  const effect = at(at(boxOf(state).lists, list), place);
  if (effect.op !== "pokerAgainst") return;
  noteRow(state, scribe, list, 0);
  pushList(state, seat, effect.onBetter);
}

/** A hand that was not better has its own end of the story. */
export function runDiceDone(state: State, scribe: Scribe, { list }: StepOf<"diceDone">): void {
  noteRow(state, scribe, list, 1);
}

/** OW-8.22. */
export function applyToSchoolOwner(state: State, { effects }: Of<"schoolOwner">): void {
  const owner = schoolOwner(state);
  if (owner !== NONE) pushList(state, owner, effects);
}
