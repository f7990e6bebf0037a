import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { ATTRIBUTES, type Attribute, type BoardLevel, COMPONENTS } from "../data/index.ts";
import type { Scribe } from "../events.ts";
import type { AttributeIndex, State } from "../state.ts";
import { playerOf } from "../state.ts";
import { isOverfull, takePotion } from "./potions.ts";
import { toAll } from "./tell.ts";
import { drawCards } from "./zones.ts";

export const COMBAT = 0;
export const DEFENSE = 1;
export const ALCHEMY = 2;
export const SPECIALIZATION = 3;

const { attributeMin, attributeMax } = COMPONENTS.constants;

/** By level from 1; the first place is never read. */
const ROWS: readonly BoardLevel[] = [at(COMPONENTS.playerBoard, 0), ...COMPONENTS.playerBoard];

export function attributeAt(index: AttributeIndex): Attribute {
  return at(ATTRIBUTES, index);
}

/** The level that counts now: in a fight an ability may change it (OW-12.21), but never from 5 or below 1. */
export function attributeOf(state: State, seat: Seat, attribute: AttributeIndex): number {
  const level = at(playerOf(state, seat).attributes, attribute);
  if (state.fight === null || level === attributeMax) return level;
  for (const fighter of state.fight.fighters)
    if (fighter.seat === seat)
      return Math.min(attributeMax, Math.max(attributeMin, level + at(fighter.attributes, attribute)));
  return level;
}

type Row = "combatDraw" | "shieldCap" | "potionsPerFight";

/** OW-3.24: a row of the board by the level of its attribute, or the level itself by option. */
function rowOf(state: State, seat: Seat, attribute: AttributeIndex, row: Row): number {
  const level = attributeOf(state, seat, attribute);
  return state.options.rules.attributeRows === "level" ? level : at(ROWS, level)[row];
}

/** Cards drawn in step 4 of a combat turn (OW-3.2). */
export function combatDraw(state: State, seat: Seat): number {
  return rowOf(state, seat, COMBAT, "combatDraw");
}

/** OW-3.4. */
export function shieldCap(state: State, seat: Seat): number {
  return rowOf(state, seat, DEFENSE, "shieldCap");
}

/** Potions that may be used in a fight (OW-11.3). */
export function potionUses(state: State, seat: Seat): number {
  return rowOf(state, seat, ALCHEMY, "potionsPerFight");
}

/** The highest Shield there is, whatever Defense says. */
export function highestShield(state: State): number {
  return state.options.rules.attributeRows === "level" ? attributeMax : at(ROWS, attributeMax).shieldCap;
}

export function canRaise(state: State, seat: Seat, attribute: AttributeIndex): boolean {
  return at(playerOf(state, seat).attributes, attribute) < attributeMax;
}

/** OW-3.8, OW-3.9. */
export function canLower(state: State, seat: Seat, attribute: AttributeIndex): boolean {
  const level = at(playerOf(state, seat).attributes, attribute);
  return level > attributeMin && level < attributeMax;
}

/** One raise by 1 with all that follows, as far as it goes (OW-3.14); a surplus of potions is asked for first. */
export function raiseAttribute(state: State, scribe: Scribe, seat: Seat, attribute: AttributeIndex): void {
  if (!canRaise(state, seat, attribute)) return;
  const { attributes } = playerOf(state, seat);
  const level = at(attributes, attribute) + 1;
  attributes[attribute] = level;
  scribe.tell?.(toAll({ kind: "attributeRaised", seat, attribute: attributeAt(attribute), level }));
  const row = at(ROWS, level);
  if (attribute === DEFENSE && row.raiseGivesShield) changeShield(state, scribe, seat, 1);
  if (attribute === ALCHEMY && row.raiseGivesPotion) {
    takePotion(state, scribe, seat);
    if (isOverfull(state, seat)) {
      state.agenda.push({ do: "level", seat }, { do: "overflow", seat });
      return;
    }
  }
  checkLevel(state, scribe, seat);
}

/** OW-3.8 to OW-3.10. */
export function lowerAttribute(state: State, scribe: Scribe, seat: Seat, attribute: AttributeIndex): void {
  if (!canLower(state, seat, attribute)) return;
  const { attributes } = playerOf(state, seat);
  const level = at(attributes, attribute) - 1;
  attributes[attribute] = level;
  scribe.tell?.(toAll({ kind: "attributeLowered", seat, attribute: attributeAt(attribute), level }));
  if (attribute === DEFENSE) clipShield(state, scribe, seat);
}

/** OW-3.10: a Shield above its cap comes down to it. */
export function clipShield(state: State, scribe: Scribe, seat: Seat): void {
  const surplus = playerOf(state, seat).shield - shieldCap(state, seat);
  if (surplus > 0) changeShield(state, scribe, seat, -surplus);
}

/** OW-3.11, OW-3.12. */
export function checkLevel(state: State, scribe: Scribe, seat: Seat): void {
  const player = playerOf(state, seat);
  for (;;) {
    for (const level of player.attributes) if (level <= player.level) return;
    player.level++;
    scribe.tell?.(toAll({ kind: "levelReached", seat, level: player.level }));
    drawCards(state, scribe, seat, at(ROWS, player.level).levelUpDraw);
  }
}

/** Changes Shield between 0 and its cap, or the highest cap there is (OW-3.22); says by how much. */
export function changeShield(state: State, scribe: Scribe, seat: Seat, n: number, overCap = false): number {
  const player = playerOf(state, seat);
  const before = player.shield;
  if (n < 0) player.shield = Math.max(0, before + n);
  else {
    const cap = overCap ? highestShield(state) : shieldCap(state, seat);
    player.shield = Math.max(before, Math.min(cap, before + shieldRoom(state, seat, n)));
    noteGain(state, seat, player.shield - before);
  }
  const by = player.shield - before;
  if (by !== 0) scribe.tell?.(toAll({ kind: "shieldChanged", seat, by, shield: player.shield }));
  return by;
}

/** Sets Shield to 0 or to its cap. */
export function setShield(state: State, scribe: Scribe, seat: Seat, to: 0 | "cap"): number {
  const goal = to === "cap" ? shieldCap(state, seat) : 0;
  return changeShield(state, scribe, seat, goal - playerOf(state, seat).shield);
}

/** How far a rise of n may go in the own combat turn (OW-12.21, Noonwraith). */
function shieldRoom({ fight }: State, seat: Seat, n: number): number {
  if (fight === null || fight.side < 0) return n;
  const fighter = fight.fighters[fight.side];
  if (fighter === undefined || fighter.seat !== seat || fighter.shieldGainCap < 0) return n;
  return Math.max(0, Math.min(n, fighter.shieldGainCap - fighter.shieldGained));
}

function noteGain({ fight }: State, seat: Seat, gained: number): void {
  for (const fighter of fight?.fighters ?? []) if (fighter.seat === seat) fighter.shieldGained += gained;
}
