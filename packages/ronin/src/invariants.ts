import { at } from "@medallion/kernel";
import { type Box, boxOf, LAST_XP, NO_PASS } from "./box.ts";
import { COVERS_FIRST, COVERS_PASS, COVERS_SECOND } from "./effects/count.ts";
import { brokenKnowledge } from "./invariants-known.ts";
import { brokenTable } from "./invariants-table.ts";
import type { Player, State } from "./state.ts";
import { isHuman, LOCKED, VP_SOURCES } from "./state.ts";

export type Check = (holds: boolean, sentence: string) => void;

/** A sentence for each thing that must always hold and does not. */
export function brokenInvariants(state: State): readonly string[] {
  const faults: string[] = [];
  const check: Check = (holds, sentence) => {
    if (!holds) faults.push(sentence);
  };
  brokenTable(state, check);
  brokenKnowledge(state, check);
  for (const [player, owner] of state.players.entries()) {
    const say: Check = (holds, sentence) => check(holds, `player ${player}: ${sentence}`);
    symbolsAreRight(boxOf(state), owner, say);
    tracksAreRight(state, owner, say);
    chosenCardsAreHeld(state, owner, say);
    if (isHuman(state, player)) chaptersAreScored(state, player, say);
    else automaHasNothing(owner, say);
  }
  return faults;
}

/** Tokens are never owed, and a lost-symbol token lies on a symbol (RO-1.11). */
function symbolsAreRight(
  box: Box,
  { pool, timeline, covered, host, since, added }: Player,
  check: Check,
): void {
  check(pool.length === 4 && pool.every((count) => count >= 0), "no pool holds less than nothing");
  check(covered.length === timeline.length, "every timeline card says what is covered on it");
  check(since <= added && added <= timeline.length, "cards added this turn are the last ones of a timeline");
  for (const [place, card] of timeline.entries()) {
    const marks = covered[place] ?? 0;
    const printed =
      (at(box.first, card) >= 0 ? COVERS_FIRST : 0) |
      (at(box.second, card) >= 0 ? COVERS_SECOND : 0) |
      (at(box.passes, card) === NO_PASS ? 0 : COVERS_PASS);
    check((marks & ~printed) === 0, `only printed symbols of ${at(box.cards, card).id} are covered`);
  }
  check(host < 0 || timeline.includes(host), "the card that hosts tea lies in the timeline");
}

/** RO-1.17 to RO-1.23: markers, thresholds and where points came from agree. */
function tracksAreRight(state: State, owner: Player, check: Check): void {
  const { xp, gold, vp, xpFrom, vpFrom, abilities, character } = owner;
  check(xp >= 0 && xp <= LAST_XP && gold >= -1 && gold <= LAST_XP, "both markers stand on the track");
  check(gold >= 0 === (xp === LAST_XP), "the gold marker is there exactly from 20 XP on");
  const gained = sum(xpFrom);
  const shown = xp + Math.max(0, gold);
  check(gained === shown || (gold === LAST_XP && gained > shown), "the XP gained stand on the track");
  check(vp === sum(vpFrom), "the VP are those of their sources");
  if (character < 0 || sum(abilities) === 0) return;
  const thresholds = at(boxOf(state).thresholds, character);
  check(at(abilities, 0) !== LOCKED, "ability 1 is open from the start");
  for (const [i, threshold] of thresholds.entries())
    check(
      (at(abilities, i + 1) !== LOCKED) === xp >= threshold,
      `ability ${i + 2} is open from ${threshold} XP on`,
    );
}

/** RO-5.1, RO-10.2: what is chosen in secret still lies where it was. */
function chosenCardsAreHeld(state: State, { chosen, hand, timeline }: Player, check: Check): void {
  check(new Set(chosen).size === chosen.length, "no card is chosen twice");
  const zone = state.phase === "cleaning" ? timeline : hand;
  check(
    chosen.every((card) => zone.includes(card)),
    "chosen cards still lie where they were",
  );
}

/** RO-9.4: the VP of a chapter are the smaller of its two counts. */
function chaptersAreScored(state: State, player: number, check: Check): void {
  const { vpFrom } = at(state.players, player);
  const first = VP_SOURCES.indexOf("chapter1");
  for (const [chapter, counts] of state.scored.entries()) {
    if (state.agenda.some(({ kind }) => kind === "score-vp") && chapter === state.chapter) continue;
    check(
      at(vpFrom, first + chapter) === Math.min(...at(counts, player)),
      `chapter ${chapter + 1} is scored right`,
    );
  }
}

/** RO-12.4. */
function automaHasNothing(owner: Player, check: Check): void {
  const { hand, pool, xp, vp, abilities, borrowed } = owner;
  check(
    hand.length + sum(pool) + xp + vp + sum(abilities) + borrowed.length === 0,
    "an Automa has neither hand, tokens, XP, VP nor abilities",
  );
}

function sum(list: readonly number[]): number {
  return list.reduce((total, count) => total + count, 0);
}
