import { at } from "@medallion/kernel";
import type { Kind } from "../cards/table.ts";
import {
  AVENGER,
  BERSERKER,
  BOND,
  DECOY,
  HERO,
  HORN,
  MARDROEME,
  MEDIC,
  MORALE,
  MUSTER,
  ROW_SCORCH,
  SCORCH,
  SPECIAL,
  SPY,
  UNIT,
  WEATHER,
} from "../cards/table.ts";
import type { Card, State } from "../state.ts";
import { playerOf, sideOf, tableOf } from "../state.ts";

/** A card whose face is unknown: about what ready decks hold on average. */
export const UNKNOWN_CARD = 8.5;

/** A Horn waits for a row worth doubling. */
const HORN_CARD = 9;
/** A horn on a unit doubles what is in its own row only. */
const HORN_UNIT = 5;
/** Scorch pays when the other's best has no equal on our side. */
const SCORCH_CARD = 7.5;
/** A unit that scorches a row often finds less than ten points there. */
const ROW_SCORCH_UNIT = 3;
/** A Decoy saves a good unit for the next round or turns a spy round. */
const DECOY_CARD = 5.5;
const WEATHER_CARD = 4;
const CLEAR_WEATHER_CARD = 2.5;
/** A second card of the same weather has nothing to do while the first lies. */
const WEATHER_AGAIN = 1;
/** Mardroeme without berserkers. */
const IDLE_MARDROEME = 0.5;
/** Heroes keep their strength whatever comes. */
const HERO_SAFETY = 1;
/** Units that a morale boost usually finds in its row. */
const MORALE_UNITS = 2;
/** What a medic finds in the end, if the pile is still poor. */
const MEDIC_HOPE = 6;
/** A spy held back is worth less than the cards it draws: they come late. */
const SPY_HELD = 0.8;
/** A token in the next round counts less than points now. */
export const TOKEN_LATER = 0.6;

/** Whose hand is weighed and when. */
export interface Scene {
  readonly state: State;
  readonly player: number;
  /** Whether another round may follow. */
  readonly goesOn: boolean;
  /** Whether the hand can still be played in this round, beside what lies there. */
  readonly inRound: boolean;
  /** What an unknown card drawn from the own deck is worth. */
  readonly draw: number;
}

/** What these cards will bring when they are played, in points; cards that need each other are weighed together. */
export function worthOf(scene: Scene, cards: readonly Card[]): number {
  const counts = new Map<Kind, number>();
  for (const card of cards) {
    const kind = at(scene.state.kinds, card);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const called = new Set<Kind>();
  let worth = 0;
  for (const [kind, count] of callersFirst(scene, counts)) {
    if (called.has(kind)) continue;
    worth += kindWorth(scene, kind, count, counts, called);
  }
  return worth;
}

/** Those who call others before those who are called. */
function callersFirst(scene: Scene, counts: ReadonlyMap<Kind, number>): (readonly [Kind, number])[] {
  const { flags } = tableOf(scene.state);
  const entries = [...counts];
  return [
    ...entries.filter(([kind]) => (at(flags, kind) & MUSTER) !== 0),
    ...entries.filter(([kind]) => (at(flags, kind) & MUSTER) === 0),
  ];
}

function kindWorth(
  scene: Scene,
  kind: Kind,
  count: number,
  counts: ReadonlyMap<Kind, number>,
  called: Set<Kind>,
): number {
  const table = tableOf(scene.state);
  const flags = at(table.flags, kind);
  if ((flags & SPECIAL) !== 0) return specialWorth(scene, kind, count, counts);
  const strength = at(table.strength, kind);
  if ((flags & SPY) !== 0) return count * spyWorth(scene, kind);
  if ((flags & MUSTER) !== 0) return musterWorth(scene, kind, count, counts, called);
  if ((flags & BOND) !== 0) return bondWorth(scene, kind, count);
  let each = strength + extraWorth(scene, flags, kind);
  if ((flags & BERSERKER) !== 0 && willTransform(scene, kind, counts)) each = tokenStrength(scene, kind);
  return count * each;
}

function extraWorth(scene: Scene, flags: number, kind: Kind): number {
  let extra = 0;
  if ((flags & HERO) !== 0) extra += HERO_SAFETY;
  if ((flags & MORALE) !== 0) extra += MORALE_UNITS;
  if ((flags & HORN) !== 0) extra += HORN_UNIT;
  if ((flags & (ROW_SCORCH | SCORCH)) !== 0) extra += ROW_SCORCH_UNIT;
  if ((flags & MEDIC) !== 0) extra += medicWorth(scene);
  if ((flags & AVENGER) !== 0 && scene.goesOn) extra += TOKEN_LATER * tokenStrength(scene, kind);
  return extra;
}

function tokenStrength(scene: Scene, kind: Kind): number {
  const table = tableOf(scene.state);
  return at(table.strength, at(table.token, kind));
}

/** Two cards later, less what the other side gets. */
function spyWorth(scene: Scene, kind: Kind): number {
  const left = Math.min(2, playerOf(scene.state, scene.player).deck.length);
  const strength = at(tableOf(scene.state).strength, kind);
  return Math.max(0, SPY_HELD * (left * scene.draw - strength));
}

/** The best unit in the pile, or the hope of one while the match goes on. */
function medicWorth(scene: Scene): number {
  let best = scene.goesOn ? MEDIC_HOPE : 0;
  for (const card of sideOf(scene.state, scene.player).pile) {
    const worth = revivedWorth(scene, at(scene.state.kinds, card));
    if (worth > best) best = worth;
  }
  return best;
}

/** What a unit brings that comes back from the pile; a medic is counted without its chain. */
export function revivedWorth(scene: Scene, kind: Kind): number {
  const table = tableOf(scene.state);
  const flags = at(table.flags, kind);
  if ((flags & (UNIT | HERO)) !== UNIT) return 0;
  const strength = at(table.strength, kind);
  if ((flags & SPY) !== 0)
    return Math.min(2, playerOf(scene.state, scene.player).deck.length) * scene.draw - strength;
  if ((flags & MUSTER) !== 0) return musterWorth(scene, kind, 1, new Map(), new Set());
  if ((flags & BOND) !== 0) return bondWorth(scene, kind, 1);
  return strength + ((flags & MEDIC) !== 0 ? 0 : extraWorth(scene, flags, kind));
}

/** Bonded units count by the square; those that lie in the row already are not counted again. */
function bondWorth(scene: Scene, kind: Kind, count: number): number {
  const lying = scene.inRound ? lyingOf(scene, kind) : 0;
  return at(tableOf(scene.state).strength, kind) * ((lying + count) ** 2 - lying ** 2);
}

function lyingOf(scene: Scene, kind: Kind): number {
  const row = at(tableOf(scene.state).row, kind);
  let lying = 0;
  for (const card of at(sideOf(scene.state, scene.player).rows, row))
    if (scene.state.kinds[card] === kind) lying++;
  return lying;
}

/** One caller brings its whole group from hand and deck, so the others in hand add nothing. */
function musterWorth(
  scene: Scene,
  kind: Kind,
  count: number,
  counts: ReadonlyMap<Kind, number>,
  called: Set<Kind>,
): number {
  const { state, player } = scene;
  const table = tableOf(state);
  const wanted = at(table.musters, kind);
  const flags = at(table.flags, kind);
  const found = new Map<Kind, number>();
  if (state.options.rules.musterFromHand)
    for (const other of wanted)
      if (counts.has(other)) found.set(other, (counts.get(other) ?? 0) - (other === kind ? 1 : 0));
  for (const card of playerOf(state, player).deck) {
    const other = at(state.kinds, card);
    if (wanted.includes(other)) found.set(other, (found.get(other) ?? 0) + 1);
  }
  let worth = at(table.strength, kind) + extraWorth(scene, flags, kind);
  for (const [other, number] of found) {
    called.add(other);
    const bonded = (at(table.flags, other) & BOND) !== 0;
    worth += bonded ? bondWorth(scene, other, number) : number * at(table.strength, other);
  }
  if (!wanted.includes(kind)) worth *= count;
  return worth;
}

function specialWorth(scene: Scene, kind: Kind, count: number, counts: ReadonlyMap<Kind, number>): number {
  const table = tableOf(scene.state);
  const flags = at(table.flags, kind);
  if ((flags & WEATHER) !== 0) {
    const first = at(table.weather, kind) === -1 ? CLEAR_WEATHER_CARD : WEATHER_CARD;
    return first + (count - 1) * WEATHER_AGAIN;
  }
  if ((flags & DECOY) !== 0) return count * DECOY_CARD;
  if ((flags & HORN) !== 0) return count * HORN_CARD;
  if ((flags & MARDROEME) !== 0) return mardroemeWorth(scene, counts) + (count - 1) * IDLE_MARDROEME;
  return count * SCORCH_CARD;
}

/** Berserkers in hand are counted as what they become, so this is for those that lie in the rows. */
function mardroemeWorth(scene: Scene, counts: ReadonlyMap<Kind, number>): number {
  const table = tableOf(scene.state);
  let worth = IDLE_MARDROEME;
  if (!scene.inRound) return worth;
  for (const cards of sideOf(scene.state, scene.player).rows)
    for (const card of cards) {
      const kind = at(scene.state.kinds, card);
      if ((at(table.flags, kind) & BERSERKER) === 0 || counts.has(kind)) continue;
      worth += tokenStrength(scene, kind) - at(table.strength, kind);
    }
  return worth;
}

/** Whether something that transforms berserkers is held, or lies in their row. */
function willTransform(scene: Scene, kind: Kind, counts: ReadonlyMap<Kind, number>): boolean {
  const table = tableOf(scene.state);
  const row = at(table.row, kind);
  for (const other of counts.keys()) {
    if ((at(table.flags, other) & MARDROEME) === 0) continue;
    if ((at(table.flags, other) & SPECIAL) !== 0 || at(table.row, other) === row) return true;
  }
  if (!scene.inRound) return false;
  const side = sideOf(scene.state, scene.player);
  const slot = at(side.slots, row);
  const lying = slot > 0 ? [slot, ...at(side.rows, row)] : at(side.rows, row);
  return lying.some((card) => (at(table.flags, at(scene.state.kinds, card)) & MARDROEME) !== 0);
}

/** What a card from the top of the own deck adds to the hand, on average. */
export function drawWorth(scene: Omit<Scene, "draw">): number {
  const { state, player } = scene;
  const { deck, hand } = playerOf(state, player);
  if (deck.length === 0) return 0;
  const guess: Scene = { ...scene, draw: UNKNOWN_CARD };
  const base = worthOf(guess, hand);
  const known = new Map<Kind, number>();
  let sum = 0;
  for (const card of deck) {
    const kind = at(state.kinds, card);
    let added = known.get(kind);
    if (added === undefined) {
      added = worthOf(guess, [...hand, card]) - base;
      known.set(kind, added);
    }
    sum += added;
  }
  return sum / deck.length;
}

/** What each of these cards adds to those before it. */
export function worthEach(scene: Scene, cards: readonly Card[]): readonly number[] {
  let before = 0;
  return cards.map((_, i) => {
    const whole = worthOf(scene, cards.slice(0, i + 1));
    const added = whole - before;
    before = whole;
    return added;
  });
}
