import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { attributeTrophy, type Box, boxOf, monsterTrophy, schoolTrophy } from "../box.ts";
import {
  ATTRIBUTES,
  type Attribute,
  type BoardLevel,
  COMPONENTS,
  SCHOOLS,
  type School,
  TERRAINS,
} from "../data/index.ts";
import type { AbilityIndex, Card, MonsterIndex } from "../state.ts";
import type { View } from "../view.ts";
import type { PlayerView, TrophyView } from "../view-player.ts";
import { type Contender, helpOf } from "./odds.ts";
import { powerOf } from "./power.ts";
import { LAST_TROPHY, POTION_IN_FIGHT, TROPHY } from "./worth.ts";

/** What the seat that is asked sees, with its own cards as numbers. */
export interface Scene {
  readonly view: View;
  readonly box: Box;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly hand: readonly Card[];
  /** Whether later moves and turns count, or only what a choice brings now. */
  readonly ahead: boolean;
}

export function sceneOf(view: View, seat: Seat, ahead: boolean): Scene {
  const box = boxOf(view);
  const me = at(view.players, seat);
  return { view, box, seat, me, hand: numbers(box, me.hand ?? []), ahead };
}

export function cardOf(box: Box, id: string): Card {
  const card = box.cardOf.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

function numbers(box: Box, ids: readonly string[]): Card[] {
  return ids.map((id) => cardOf(box, id));
}

const cards = new WeakMap<PlayerView, readonly Card[]>();

/** All action cards of a player: which they are is no secret, only where they lie. */
export function cardsOf({ box, view }: Scene, seat: Seat): readonly Card[] {
  const player = at(view.players, seat);
  const known = cards.get(player);
  if (known !== undefined) return known;
  const found = listCards(box, player);
  cards.set(player, found);
  return found;
}

function listCards(box: Box, { hand, known, spied, deckSeen, hidden, discard }: PlayerView): readonly Card[] {
  const found = numbers(box, hand ?? known);
  if (hand === undefined) for (const id of spied) found.push(cardOf(box, id));
  for (const { card } of deckSeen) found.push(cardOf(box, card));
  for (const id of hidden) found.push(cardOf(box, id));
  for (const id of discard) found.push(cardOf(box, id));
  return found;
}

type Row = "combatDraw" | "shieldCap" | "potionsPerFight";
const ROWS: readonly BoardLevel[] = COMPONENTS.playerBoard;

/** OW-3.24. */
export function rowOf({ view }: Scene, level: number, row: Row): number {
  return view.options.rules.attributeRows === "level" ? level : at(ROWS, level - 1)[row];
}

/** Cards drawn in step 4 of a combat turn. */
export function drawOf(scene: Scene, seat: Seat): number {
  return rowOf(scene, at(at(scene.view.players, seat).attributes, 0), "combatDraw");
}

/** A witcher who may fight with so many cards in hand. */
export function contenderOf(scene: Scene, seat: Seat, hand?: number): Contender {
  const player = at(scene.view.players, seat);
  const { attributes, shield, handCount, potions } = player;
  const usable = Math.min(potions.length, rowOf(scene, at(attributes, 2), "potionsPerFight"));
  const own = cardsOf(scene, seat);
  return {
    life: own.length,
    power: powerOf(scene.box, own, drawOf(scene, seat)),
    hand: hand ?? handCount,
    opening: undefined,
    attributes,
    shieldCap: rowOf(scene, at(attributes, 1), "shieldCap"),
    shield,
    help: usable * POTION_IN_FIGHT + helpOf(scene.box, abilitiesOf(scene, player)),
  };
}

/** Abilities of a player's trophies and kept cards. */
export function abilitiesOf({ box }: Scene, { trophies, kept }: PlayerView): readonly AbilityIndex[] {
  if (trophies.length + kept.length === 0) return [];
  const found: AbilityIndex[] = [];
  for (const trophy of trophies) found.push(...at(box.trophies, trophyNumber(box, trophy)).abilities);
  for (const { keep } of kept) found.push(...at(box.keeps, keep).abilities);
  return found;
}

function trophyNumber(box: Box, { of, id }: TrophyView): number {
  if (of === "monster") return monsterTrophy(monsterNumber(box, id));
  if (of === "attribute") return attributeTrophy(box, ATTRIBUTES.indexOf(id as Attribute));
  return schoolTrophy(box, SCHOOLS.indexOf(id as School));
}

export function monsterNumber(box: Box, id: string): MonsterIndex {
  const monster = box.monsterOf.get(id);
  if (monster === undefined) throw new Error(`there is no monster ${id}`);
  return monster;
}

/** What one more trophy from a fight is worth. */
export function trophyWorth({ me }: Scene): number {
  return me.track + 1 >= COMPONENTS.constants.trophiesToWin ? LAST_TROPHY : TROPHY;
}

/** Whether the player owns a trail token of the terrain. */
export function hasTrail({ me }: Scene, terrain: number): boolean {
  return me.trails.includes(at(TERRAINS, terrain));
}
