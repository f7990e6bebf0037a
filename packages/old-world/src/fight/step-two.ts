import type { Seat } from "@medallion/kernel";
import { at, pick, remove } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import type { OldWorldChoice } from "../choice.ts";
import type { Scribe } from "../events.ts";
import { ask } from "../rules/ask.ts";
import { changeShield } from "../rules/attributes.ts";
import { RANDOM_CARDS } from "../rules/chance.ts";
import type { Asked, AskRule } from "../rules/kinds.ts";
import { toAll } from "../rules/tell.ts";
import { cardNamed, discardCard } from "../rules/zones.ts";
import type { ListIndex, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import type { ComboCard, Mod } from "../state-fight.ts";
import { comboChoices, withCard } from "./combo.ts";
import type { PlayedCard } from "./events.ts";
import { acting, fighterOf, fightOf } from "./facts.ts";
import { damageTotal, has, shieldTotal } from "./totals.ts";

/** Step 2: with cards in hand a combo must be played, without them there is none (OW-11.6). */
export function playStepTwo(state: State, scribe: Scribe): void {
  const fighter = acting(state);
  fightOf(state).step = 2;
  const { hand } = playerOf(state, fighter.seat);
  if (hand.length === 0) {
    scribe.tell?.(toAll({ kind: "noCombo", seat: fighter.seat }));
    return;
  }
  askForCombo(
    state,
    fighter.seat,
    has(fighter.mods, "firstCardRandom") ? [randomCard(state, scribe, hand)] : [],
  );
}

/** OW-12.21: the Nightwraith's. */
function randomCard(state: State, scribe: Scribe, hand: readonly number[]): ComboCard {
  scribe.final = true;
  return { card: at(hand, pick(state.random, RANDOM_CARDS, hand.length)), extension: NONE, free: false };
}

function askForCombo(
  state: State,
  seat: Seat,
  laid: readonly ComboCard[],
  list: ListIndex = NONE,
  place = NONE,
): void {
  ask(state, seat, { kind: "combo", laid, list, at: place });
}

const NO_MODS: readonly Mod[] = [];

/** DP-44. */
export const COMBO: AskRule<Asked<"combo">> = {
  choices: (state, { seat, laid, list }) =>
    comboChoices(state, seat, laid, list === NONE ? (fighterOf(state, seat)?.mods ?? NO_MODS) : NO_MODS),
  answer(state, scribe, { seat, laid, list, at: place }, choice) {
    if (choice.kind === "lay") askForCombo(state, seat, laidOn(state, laid, choice), list, place);
    else if (list === NONE) playCombo(state, scribe, laid);
    else playShortCombo(state, scribe, seat, laid, list, place);
  },
};

function laidOn(
  state: State,
  laid: readonly ComboCard[],
  { card, extension = 0, free }: Extract<OldWorldChoice, { readonly kind: "lay" }>,
): readonly ComboCard[] {
  return withCard(laid, cardNamed(state, card), extension - 1, free === true);
}

/** The combo is complete and in the open (OW-11.11). */
function playCombo(state: State, scribe: Scribe, laid: readonly ComboCard[]): void {
  const fighter = acting(state);
  const { hand } = playerOf(state, fighter.seat);
  for (const { card } of laid) {
    remove(hand, card);
    state.seen[card] = 0;
  }
  fighter.combo = [...laid];
  fighter.combos++;
  scribe.final = true;
  tellCombo(state, scribe, fighter.seat, laid);
}

function tellCombo(state: State, scribe: Scribe, seat: Seat, laid: readonly ComboCard[]): void {
  if (scribe.tell === undefined) return;
  const box = boxOf(state);
  scribe.tell(toAll({ kind: "comboPlayed", seat, cards: laid.map((one) => playedCard(box, one)) }));
}

function playedCard(box: Box, { card, extension, free }: ComboCard): PlayedCard {
  const { id, extensions } = at(box.cards, card);
  return extension === NONE
    ? { card: id, free }
    : { card: id, extension: at(extensions, extension).colour, free };
}

/** OW-8.16: a combo outside fights; only its damage and Shield symbols count. */
export function beginShortCombo(
  state: State,
  scribe: Scribe,
  { seat, list, at: place }: { readonly seat: Seat; readonly list: ListIndex; readonly at: number },
): void {
  if (playerOf(state, seat).hand.length > 0) {
    askForCombo(state, seat, [], list, place);
    return;
  }
  scribe.tell?.(toAll({ kind: "noCombo", seat }));
  state.agenda.push({ do: "shortFightRow", seat, list, at: place, damage: 0 });
}

function playShortCombo(
  state: State,
  scribe: Scribe,
  seat: Seat,
  laid: readonly ComboCard[],
  list: ListIndex,
  place: number,
): void {
  const box = boxOf(state);
  const counted = { combo: [...laid], mods: [], dull: 0 };
  tellCombo(state, scribe, seat, laid);
  scribe.final = true;
  changeShield(state, scribe, seat, shieldTotal(box, counted));
  for (const { card } of laid) discardCard(state, scribe, seat, card);
  state.agenda.push({ do: "shortFightRow", seat, list, at: place, damage: damageTotal(box, counted) });
}
