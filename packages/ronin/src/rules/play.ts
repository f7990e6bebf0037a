import { at } from "@medallion/kernel";
import { type Box, boxOf } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import { queueStandard } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import type { Card, PlayerIndex, State, Step } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { toAll, toSeat } from "./tell.ts";
import { addToTimeline, cardNamed, idsOf, leaveHand } from "./zones.ts";

/** RO-5.1: all seats choose at the same time; a hand without a choice is committed at once (RO-13.18). */
export function askToPlay(state: State): void {
  state.phase = "play";
  for (let seat = 0; seat < state.options.humans; seat++) {
    if (choosesPlay(state, seat)) ask(state, { kind: "play", seat });
    else playerOf(state, seat).chosen = [...playerOf(state, seat).hand];
  }
}

export function choosesPlay(state: State, seat: PlayerIndex): boolean {
  return playerOf(state, seat).hand.length > 1;
}

/** By box the choices of ordered pairs, `first * cards + second`: random play lists them all the time. */
const pairsOf = new WeakMap<Box, (RoninChoice | undefined)[]>();

/** RO-13.8: every ordered pair of two different cards in hand. (bench: ronin-5-random-games) */
export function playChoices(state: State, seat: PlayerIndex): readonly RoninChoice[] {
  const box = boxOf(state);
  const { hand } = playerOf(state, seat);
  const size = box.cards.length;
  let pairs = pairsOf.get(box);
  if (pairs === undefined) {
    pairs = Array<undefined>(size * size).fill(undefined);
    pairsOf.set(box, pairs);
  }
  const choices = Array<RoninChoice>(hand.length * (hand.length - 1));
  let next = 0;
  for (const first of hand)
    for (const second of hand) {
      if (first === second) continue;
      const known = pairs[first * size + second] ?? pairChoice(box, first, second);
      pairs[first * size + second] = known;
      choices[next++] = known;
    }
  return choices;
}

function pairChoice({ cards }: Box, first: Card, second: Card): RoninChoice {
  return { kind: "play", cards: [at(cards, first).id, at(cards, second).id] };
}

/** RO-5.2: final, and nobody else hears of it before all have chosen. */
export function commit(
  state: State,
  scribe: Scribe,
  seat: PlayerIndex,
  { kind, cards }: RoninChoice & { kind: "play" | "keep" },
): void {
  playerOf(state, seat).chosen = cards.map((id) => cardNamed(state, id));
  scribe.final = true;
  scribe.tell?.(toSeat(seat, { kind: "cardsChosen", seat, to: kind, cards }));
}

/** RO-5.3: all timelines are extended before any effect is resolved. */
export function reveal(state: State, scribe: Scribe): void {
  scribe.final = true;
  for (const player of state.order) {
    if (!isHuman(state, player)) continue;
    const owner = playerOf(state, player);
    const { chosen } = owner;
    owner.chosen = [];
    for (const card of chosen) {
      leaveHand(state, player, card);
      addToTimeline(state, player, card);
    }
    scribe.tell?.(toAll({ kind: "cardsRevealed", seat: player, cards: idsOf(state, chosen) }));
  }
}

/** RO-5.4, RO-5.5, RO-7.7: slot by slot in initiative order; K0, the new effects from left to right, K2. */
export function playSlot(state: State, { at: place }: Step & { kind: "slot" }): void {
  const player = state.order[place];
  if (player === undefined) return;
  state.agenda.push({ kind: "slot", at: place + 1 });
  if (!isHuman(state, player)) return;
  const { timeline, added } = playerOf(state, player);
  state.agenda.push({ kind: "window", player, point: "K2" });
  for (let card = timeline.length - 1; card >= added; card--) queueStandard(state, player, card, "play");
  state.agenda.push({ kind: "window", player, point: "K0" });
}
