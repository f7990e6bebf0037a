import { at } from "@medallion/kernel";
import { activePair, owned } from "../effects/count.ts";
import type { Scribe } from "../events.ts";
import type { State, VpSource, XpSource } from "../state.ts";
import { isHuman } from "../state.ts";
import { gainVp, gainXp } from "./gain.ts";
import { toAll } from "./tell.ts";

const XP_OF: readonly XpSource[] = ["chapter1", "chapter2", "chapter3"];
const VP_OF: readonly VpSource[] = ["chapter1", "chapter2", "chapter3"];
const LAST_CHAPTER = 2;

/** RO-9.1, RO-9.2, RO-9.4, RO-9.6: everybody counts and gains XP; an Automa scores nothing (RO-12.26). */
export function scoreXp(state: State, scribe: Scribe): void {
  state.phase = "chapter end";
  const [left, right] = activePair(state);
  const counts = state.players.map((_, player) =>
    isHuman(state, player)
      ? ([owned(state, player, left), owned(state, player, right)] as const)
      : ([0, 0] as const),
  );
  // An arranged position may begin in a later chapter: nothing was scored in those before.
  while (state.scored.length < state.chapter) state.scored.push(counts.map(() => [0, 0]));
  state.scored.push(counts);
  for (let seat = 0; seat < state.options.humans; seat++) {
    const [ofLeft, ofRight] = at(counts, seat);
    const xp = Math.max(ofLeft, ofRight);
    scribe.tell?.(
      toAll({
        kind: "chapterScored",
        seat,
        chapter: state.chapter + 1,
        left: ofLeft,
        right: ofRight,
        xp,
        vp: Math.min(ofLeft, ofRight),
      }),
    );
    gainXp(state, scribe, seat, xp, at(XP_OF, state.chapter));
  }
}

/** RO-9.3, then what follows the chapter (RO-3.5). */
export function scoreVp(state: State, scribe: Scribe): void {
  const from = at(VP_OF, state.chapter);
  for (let seat = 0; seat < state.options.humans; seat++) {
    const [left, right] = at(at(state.scored, state.chapter), seat);
    const vp = Math.min(left, right);
    gainVp(state, seat, vp, from);
    scribe.tell?.(toAll({ kind: "vpGained", seat, vp, from }));
  }
  for (const player of state.players) player.passed = false;
  const isLast = state.chapter === LAST_CHAPTER;
  state.agenda.push(isLast ? { kind: "quest" } : { kind: "clean" });
  if (!isLast || state.options.rules.endAbilityAfterChapter3)
    state.agenda.push({ kind: "end-window", at: 0 });
}
