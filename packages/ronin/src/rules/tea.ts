import { at } from "@medallion/kernel";
import { boxOf, LEFT, type Pass, RIGHT } from "../box.ts";
import { COVERS_PASS } from "../effects/count.ts";
import { hasTea, newWork } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import type { PlayerIndex, State, Step } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { queuePoints } from "./alliance.ts";
import { isLaid, leftOf, rightOf } from "./circle.ts";
import { toAll } from "./tell.ts";
import { idOf } from "./zones.ts";

/** RO-8.6. */
const POINTS_PER_PAIR = 2;
const TURNS_PER_CHAPTER = 3;

/** RO-8.1 to RO-8.3: tea effects of the cards played this turn from left to right, then tea-passing pairs. */
export function teaSlot(state: State, { at: place }: Step & { kind: "tea" }): void {
  state.phase = "tea";
  const player = state.order[place];
  if (player === undefined) return;
  const { timeline, since } = playerOf(state, player);
  state.agenda.push({ kind: "tea", at: place + 1 }, { kind: "pairs", player });
  for (let spot = timeline.length - 1; spot >= since; spot--) {
    const card = at(timeline, spot);
    if (!hasTea(state, card)) continue;
    state.agenda.push(
      isHuman(state, player)
        ? { kind: "effect", work: newWork(player, card, spot, "tea") }
        : { kind: "automa-tea", player, card },
    );
  }
}

/** RO-8.5 to RO-8.8, RO-12.25: one pair, with the left neighbour before the right one; then the next. */
export function passTea(state: State, scribe: Scribe, step: Step & { kind: "pairs" }): void {
  const { player } = step;
  const right = rightOf(state, player);
  // Its points come on top of the search for further pairs.
  state.agenda.push(step);
  const formed =
    formPair(state, scribe, player, leftOf(state, player), player, LEFT, RIGHT) ||
    formPair(state, scribe, player, right, right, RIGHT, LEFT);
  if (!formed) state.agenda.pop();
}

/** Resolves a pair of a player and a partner on their board, if there is one. */
function formPair(
  state: State,
  scribe: Scribe,
  player: PlayerIndex,
  partner: PlayerIndex,
  board: PlayerIndex,
  way: Pass,
  back: Pass,
): boolean {
  if (!isLaid(state, board)) return false;
  const own = openPass(state, player, way);
  const other = own < 0 ? -1 : openPass(state, partner, back);
  if (other < 0) return false;
  coverPass(state, player, own);
  coverPass(state, partner, other);
  queuePoints(state, board, POINTS_PER_PAIR);
  scribe.tell?.(
    toAll({
      kind: "teaPassed",
      seat: player,
      partner,
      card: idOf(state, at(playerOf(state, player).timeline, own)),
      partnerCard: idOf(state, at(playerOf(state, partner).timeline, other)),
    }),
  );
  return true;
}

/** The leftmost uncovered symbol that points this way, TEA_HOST's either way; -1 if there is none. */
function openPass(state: State, player: PlayerIndex, way: Pass): number {
  const { passes } = boxOf(state);
  const { timeline, covered, host } = playerOf(state, player);
  for (let place = 0; place < timeline.length; place++) {
    const card = at(timeline, place);
    if ((passes[card] === way || card === host) && (at(covered, place) & COVERS_PASS) === 0) return place;
  }
  return -1;
}

function coverPass(state: State, player: PlayerIndex, place: number): void {
  const { covered } = playerOf(state, player);
  covered[place] = at(covered, place) | COVERS_PASS;
}

/** RO-3.3: the turn marker moves on; after the third turn the chapter is scored. */
export function endTurn(state: State): void {
  for (const player of state.players) player.host = -1;
  state.turn++;
  if (state.turn % TURNS_PER_CHAPTER !== 0) state.agenda.push({ kind: "turn" });
  else state.agenda.push({ kind: "score-vp" }, { kind: "score-xp" });
}
