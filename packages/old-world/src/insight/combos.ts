import { at } from "@medallion/kernel";
import { COLOURS, COMPONENTS, type Value } from "../data/index.ts";
import { effectsWorth } from "../knowledge/effects.ts";
import { type CardPrint, printsOf } from "../knowledge/prints.ts";
import { BACK, CARD, DAMAGE, DRAW, KNOCK_OUT, SHIELD } from "../knowledge/worth.ts";
import type { Card } from "../state.ts";
import { NONE } from "../state.ts";
import type { ComboCard } from "../state-fight.ts";
import type { Bout } from "./bout.ts";
import { fits } from "./extras.ts";

const { handLimit } = COMPONENTS.constants;
/** Combos looked at before a very large hand is given up. */
const PATIENCE = 1500;

// Written for speed (bench `old-world-rollout`): one search at a time, whose sums lie here.
let bout: Bout;
let prints: readonly CardPrint[];
let used = 0;
let left = 0;
let damage = 0;
let shield = 0;
let refill = 0;
let back = 0;
let size = 0;
const colours = [0, 0, 0, 0, 0];
let best = 0;

/** What the best combo found last gives: how much damage, and how many cards of life it costs. */
export const found = { damage: 0, shield: 0, spent: 0 };

/** The worth, in cards of life, of the best combo that begins with these cards; a hand of none has a combo of none. */
export function bestCombo(turn: Bout, laid: readonly ComboCard[] = []): number {
  begin(turn, laid);
  const top = laid[laid.length - 1];
  if (top === undefined) {
    if (turn.hand.length === 0) note();
    first();
  } else {
    note();
    next(top.card, top.free, freeIn(laid));
  }
  return best;
}

/** The worth of these cards and no more. */
export function exactCombo(turn: Bout, laid: readonly ComboCard[]): number {
  begin(turn, laid);
  return worth();
}

function begin(turn: Bout, laid: readonly ComboCard[]): void {
  bout = turn;
  prints = printsOf(turn.box);
  damage = shield = refill = back = size = used = 0;
  left = PATIENCE;
  best = Number.NEGATIVE_INFINITY;
  colours.fill(0);
  for (const { card, extension } of laid) {
    add(card, 1);
    if (extension !== NONE) addLink(card, extension, 1);
    used |= 1 << turn.hand.indexOf(card);
  }
}

function freeIn(laid: readonly ComboCard[]): number {
  let count = 0;
  for (const { free } of laid) if (free) count++;
  return count;
}

function note(): void {
  const now = worth();
  if (now <= best) return;
  best = now;
  found.damage = damage;
  found.shield = shield;
  found.spent = size - back;
}

function add(card: Card, times: number): void {
  const { colour, damage: d, shield: s, refill: r, back: b } = at(prints, card);
  size += times;
  colours[colour] = at(colours, colour) + times;
  if ((bout.dull & (1 << colour)) !== 0) return;
  damage += times * d;
  shield += times * s;
  refill += times * r;
  back += times * b;
}

function addLink(card: Card, link: number, times: number): void {
  const { colour, links } = at(prints, card);
  if ((bout.dull & (1 << colour)) !== 0) return;
  const { damage: d, shield: s, refill: r, back: b } = at(links, link);
  damage += times * d;
  shield += times * s;
  refill += times * r;
  back += times * b;
}

function first(): void {
  for (let place = 0; place < bout.hand.length; place++) if (isNew(place)) lay(place, false, 0);
}

/** All cards that may follow the top one, by its links or without one. */
function next(top: Card, isFree: boolean, free: number): void {
  if (size >= bout.most || left-- < 0) return;
  const { hand } = bout;
  const { links } = at(prints, top);
  for (let place = 0; place < hand.length; place++) {
    if (!isNew(place)) continue;
    if (!isFree) {
      const { colour } = at(prints, at(hand, place));
      for (let link = 0; link < links.length; link++) {
        if (at(links, link).colour !== colour) continue;
        addLink(top, link, 1);
        lay(place, false, free);
        addLink(top, link, -1);
      }
    }
    if (free < bout.free) lay(place, true, free + 1);
  }
}

function lay(place: number, isFree: boolean, free: number): void {
  const card = at(bout.hand, place);
  used |= 1 << place;
  add(card, 1);
  note();
  next(card, isFree, free);
  add(card, -1);
  used &= ~(1 << place);
}

/** Neither laid nor printed like a card before it that is not laid. */
function isNew(place: number): boolean {
  if ((used & (1 << place)) !== 0) return false;
  const { hand, box } = bout;
  const { alike } = box;
  const print = alike[at(hand, place)];
  for (let before = 0; before < place; before++)
    if ((used & (1 << before)) === 0 && alike[at(hand, before)] === print) return false;
  return true;
}

/** In cards of life. */
function worth(): number {
  let hit = damage + bout.damage;
  let symbols = bout.symbols ? shield + bout.comboShield : 0;
  let drawn = bout.row + refill + bout.refill;
  let rest = 0;
  for (const { conditions, effects } of bout.extras) {
    if (!conditions.every((condition) => fits(condition, colours, size, symbols))) continue;
    for (const effect of effects)
      if (effect.op === "damage") hit += amountOf(effect.n);
      else if (effect.op === "refill") drawn += effect.n;
      else if (effect.op === "comboShield") symbols += amountOf(effect.n);
      else rest += effectsWorth([effect]);
  }
  if (hit > bout.cap) hit = bout.cap;
  const spent = size - back;
  if (hit >= bout.enemy) return KNOCK_OUT - CARD * spent;
  const kept = bout.hand.length - spent;
  // Whoever plays the last card without a knock-out loses (OW-10.6).
  if (kept + bout.deck <= 0) return hit - KNOCK_OUT;
  return (
    DAMAGE * Math.max(0, hit) +
    SHIELD * Math.min(Math.max(0, symbols), bout.room) +
    DRAW * Math.min(Math.max(0, drawn), bout.deck, Math.max(0, handLimit - kept)) +
    BACK * back -
    CARD * size +
    rest
  );
}

function amountOf(value: Value): number {
  if (typeof value === "number") return value;
  return value.by === "comboCard" ? value.each * at(colours, COLOURS.indexOf(value.colour)) : 0;
}
