import type { Seat } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf, WILD } from "../box.ts";
import type { OldWorldChoice, Payment } from "../choice.ts";
import { type Effect, NEIGHBOURS, TERRAINS } from "../data/index.ts";
import { pushMoment } from "../effects/moments.ts";
import type { Scribe } from "../events.ts";
import type { AbilityIndex, Card, Place, State } from "../state.ts";
import { NONE, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { loseGold } from "./gold.ts";
import type { Asked } from "./kinds.ts";
import { GROUND, isQuestPlace } from "./places.ts";
import { thinkBetter, toAll } from "./tell.ts";
import { finishTrailQuests } from "./tokens.ts";
import { cardNamed, discardCard, distinct, idOf } from "./zones.ts";

const BACK: OldWorldChoice = { kind: "back" };
const MOVE_GOLD = 1;

/** Whether a card shows what the place asks for (OW-5.4, OW-1.20). */
function shows(state: State, card: Card, to: Place): boolean {
  const ground = at(GROUND, to);
  if (ground === NONE) return state.options.rules.location0Terrain === "any";
  return at(boxOf(state).terrains, card) === ground;
}

function isWild(state: State, card: Card): boolean {
  return at(boxOf(state).terrains, card) === WILD;
}

/** OW-5.4 to OW-5.9. */
export function canPayMove(state: State, seat: Seat, to: Place): boolean {
  const { hand, gold } = playerOf(state, seat);
  if (hand.length === 0) return false;
  if (hand.length > 1 || gold >= MOVE_GOLD) return true;
  return hand.some((card) => isWild(state, card) || shows(state, card, to));
}

/** DP-11. With a first of two cards named, the second one; otherwise every payment that is possible. */
export function paymentChoices(
  state: State,
  { seat, to, first }: Asked<"movePayment">,
): readonly OldWorldChoice[] {
  const { hand, gold } = playerOf(state, seat);
  const choices: OldWorldChoice[] = [BACK];
  const add = (card: Card, payment: Payment): void => {
    choices.push({ kind: "pay", card: idOf(state, card), payment });
  };
  if (first !== NONE) {
    const others = hand.filter((card) => card !== first);
    for (const card of distinct(boxOf(state), others)) add(card, "second");
    return choices;
  }
  for (const card of distinct(boxOf(state), hand)) {
    if (isWild(state, card)) add(card, "wild");
    else if (shows(state, card, to)) add(card, "terrain");
    if (gold >= MOVE_GOLD) add(card, "gold");
    if (hand.length > 1) add(card, "two");
  }
  return choices;
}

export function answerPayment(
  state: State,
  scribe: Scribe,
  { seat, to, first }: Asked<"movePayment">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "pay") return thinkBetter(scribe, seat);
  const card = cardNamed(state, choice.card);
  if (choice.payment === "two") {
    ask(state, seat, { kind: "movePayment", to, first: card });
    return;
  }
  if (first !== NONE) discardCard(state, scribe, seat, first);
  discardCard(state, scribe, seat, card);
  if (choice.payment === "gold") loseGold(state, scribe, seat, MOVE_GOLD);
  moveFigure(state, scribe, seat, to);
}

/** A move, however it was paid (OW-5.20): trail quests first, then what the place does. */
export function moveFigure(state: State, scribe: Scribe, seat: Seat, to: Place): void {
  const player = playerOf(state, seat);
  const from = player.at;
  player.at = to;
  if (seat === state.active) state.turn.moved = true;
  scribe.tell?.(toAll({ kind: "moved", seat, from, to }));
  finishTrailQuests(state, scribe, seat);
  for (const quest of player.quests) quest.ready = isQuestPlace(state, quest, to);
  pushMoment(state, seat, "enterLocation");
}

/** A move that a kept card gives instead of a normal one (OW-5.23). */
interface KeptMove {
  readonly ability: AbilityIndex;
  readonly story: string;
  readonly move: Extract<Effect, { readonly op: "move" }>;
}

function keptMoves(state: State, seat: Seat): readonly KeptMove[] {
  const { kept } = playerOf(state, seat);
  if (kept.length === 0) return [];
  const box = boxOf(state);
  const moves: KeptMove[] = [];
  for (const keep of kept) {
    const { abilities, story } = at(box.keeps, keep);
    for (const ability of abilities) {
      const { when, effects } = at(box.abilities, ability).ability;
      if (when !== "phase1" || state.turn.used.includes(ability)) continue;
      for (const effect of effects)
        if (effect.op === "move") moves.push({ ability, story: at(box.stories, story).id, move: effect });
    }
  }
  return moves;
}

/** Places that a move given by a card can lead to: connected, of the terrain, never location 0 unless any (OW-5.22). */
export function givenPlaces(state: State, seat: Seat, { to }: { readonly to: string }): readonly Place[] {
  const near = at(NEIGHBOURS, playerOf(state, seat).at);
  if (to === "any") return near;
  return near.filter((place) => TERRAINS[at(GROUND, place)] === to);
}

/** DP-11: moves of kept cards. */
export function keptMoveChoices(state: State, seat: Seat): OldWorldChoice[] {
  const payable = playerOf(state, seat).hand.length > 0;
  return keptMoves(state, seat).flatMap(({ story, move }) =>
    move.pay === "none" || payable
      ? givenPlaces(state, seat, move).map(
          (to): OldWorldChoice => ({ kind: "keptMove", to, story, pay: move.pay }),
        )
      : [],
  );
}

export function useKeptMove(
  state: State,
  scribe: Scribe,
  seat: Seat,
  { to, story }: Extract<OldWorldChoice, { readonly kind: "keptMove" }>,
): void {
  const chosen = keptMoves(state, seat).find((move) => move.story === story);
  if (chosen === undefined) throw new Error(`there is no move of ${story}`);
  if (chosen.move.pay === "anyCard") {
    scribe.tell?.(toAll({ kind: "setOut", seat, to }));
    ask(state, seat, { kind: "keptMovePayment", to, ability: chosen.ability });
  } else keptMove(state, scribe, seat, to, chosen.ability);
}

export function keptPaymentChoices(
  state: State,
  { seat }: Asked<"keptMovePayment">,
): readonly OldWorldChoice[] {
  const { hand } = playerOf(state, seat);
  const cards = distinct(boxOf(state), hand);
  return [
    BACK,
    ...cards.map((card): OldWorldChoice => ({ kind: "pay", card: idOf(state, card), payment: "any" })),
  ];
}

export function answerKeptPayment(
  state: State,
  scribe: Scribe,
  { seat, to, ability }: Asked<"keptMovePayment">,
  choice: OldWorldChoice,
): void {
  if (choice.kind !== "pay") return thinkBetter(scribe, seat);
  discardCard(state, scribe, seat, cardNamed(state, choice.card));
  keptMove(state, scribe, seat, to, ability);
}

function keptMove(state: State, scribe: Scribe, seat: Seat, to: Place, ability: AbilityIndex): void {
  const box = boxOf(state);
  const { story } = at(box.keeps, at(box.abilities, ability).index);
  state.turn.used.push(ability);
  scribe.tell?.(toAll({ kind: "keptUsed", seat, story: at(box.stories, story).id }));
  moveFigure(state, scribe, seat, to);
}
