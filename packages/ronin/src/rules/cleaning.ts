import { symbolAt } from "../box.ts";
import type { RoninChoice } from "../choice.ts";
import { activePair } from "../effects/count.ts";
import { queueStandard } from "../effects/resolve.ts";
import type { Scribe } from "../events.ts";
import type { PlayerIndex, State } from "../state.ts";
import { isHuman, playerOf } from "../state.ts";
import { ask } from "./ask.ts";
import { toAll } from "./tell.ts";
import { idsOf, replenish } from "./zones.ts";

/** RO-10.1, RO-10.2: tokens off, then everybody chooses in secret what to keep. */
export function clean(state: State, scribe: Scribe): void {
  state.phase = "cleaning";
  for (const player of state.players) {
    player.pool.fill(0);
    player.covered.fill(0);
  }
  scribe.tell?.(toAll({ kind: "tokensCleared" }));
  state.agenda.push({ kind: "keep" });
  for (let seat = 0; seat < state.options.humans; seat++)
    if (choosesKeep(state, seat)) ask(state, { kind: "keep", seat });
    else playerOf(state, seat).chosen = [...playerOf(state, seat).timeline];
}

export function choosesKeep(state: State, seat: PlayerIndex): boolean {
  return playerOf(state, seat).timeline.length > 1;
}

/** RO-10.3, RO-10.10: one card after chapter I, two after II, more by KEEP_EXTRA, never more than there are. */
export function keptCount(state: State, seat: PlayerIndex): number {
  const { timeline, keeps } = playerOf(state, seat);
  return Math.min(timeline.length, state.chapter + 1 + keeps);
}

/** RO-13.15: every ordered choice of that many timeline cards. */
export function keepChoices(state: State, seat: PlayerIndex): readonly RoninChoice[] {
  const ids = idsOf(state, playerOf(state, seat).timeline);
  const count = keptCount(state, seat);
  const choices: RoninChoice[] = [];
  const extend = (cards: readonly string[]): void => {
    if (cards.length === count) choices.push({ kind: "keep", cards });
    else for (const id of ids) if (!cards.includes(id)) extend([...cards, id]);
  };
  extend([]);
  return choices;
}

/** RO-10.3 to RO-10.7, RO-12.26: kept cards begin the new timelines, all others are discarded; then their effects. */
export function revealKept(state: State, scribe: Scribe): void {
  scribe.final = true;
  for (const player of state.order) keep(state, scribe, player);
  replenish(state, scribe);
  state.agenda.push({ kind: "next-pair" });
  for (const player of state.order.toReversed())
    for (let place = playerOf(state, player).timeline.length - 1; place >= 0; place--)
      queueStandard(state, player, place, "cleaning");
  if (state.options.rules.keptCardsPair === "next") replacePair(state, scribe);
}

function keep(state: State, scribe: Scribe, player: PlayerIndex): void {
  const owner = playerOf(state, player);
  const kept = isHuman(state, player) ? owner.chosen : [];
  const discarded = owner.timeline.filter((card) => !kept.includes(card));
  state.discard.push(...discarded);
  owner.timeline = kept;
  owner.covered = kept.map(() => 0);
  // They count as played in the first turn of the chapter, but not as added in its Play step (RO-3.7, RO-7.18).
  owner.since = 0;
  owner.added = kept.length;
  owner.chosen = [];
  owner.keeps = 0;
  scribe.tell?.(
    toAll({
      kind: "cardsKept",
      seat: player,
      cards: idsOf(state, kept),
      discarded: idsOf(state, discarded),
    }),
  );
}

function replacePair(state: State, scribe: Scribe): void {
  state.pair = state.chapter + 1;
  const [left, right] = activePair(state);
  scribe.tell?.(
    toAll({
      kind: "chapterStarted",
      chapter: state.pair + 1,
      left: symbolAt(left),
      right: symbolAt(right),
    }),
  );
}

/** RO-10.5: the last act of cleaning, unless the option has done it before. */
export function nextChapter(state: State, scribe: Scribe): void {
  if (state.pair === state.chapter) replacePair(state, scribe);
  state.chapter++;
  state.agenda.push({ kind: "turn" });
}
