import { CENTER } from "../../../../drawn/film/plan/cue.ts";
import type { Zone } from "../../../../drawn/index.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { faceOf } from "./faces.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import { MS } from "./timing.ts";
import { fightZone, goneOf } from "./zones.ts";

export function fightBegins(filming: OldWorldFilming): void {
  filming.draft.shine(fightZone.foe);
  filming.draft.tell(topicOf.phase);
}

export function monsterIsReady({ draft }: OldWorldFilming): void {
  draft.hint(fightZone.life);
}

export function combatTurnBegins(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"combatTurnStarted">,
): void {
  draft.shine(fightZone.fighter(seat));
}

export function monsterTurnBegins({ draft }: OldWorldFilming): void {
  draft.shine(fightZone.foe);
}

export function specializationActs(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"specializationUsed">,
): void {
  draft.shine(fightZone.fighter(seat));
  draft.tell(topicOf.seat(seat));
}

/** The number of the strike flies to whom it hits. */
export function strike(
  filming: OldWorldFilming,
  { seat, damage }: OldWorldEventOf<"attackDealt" | "damageDealt">,
): void {
  const { draft } = filming;
  if (damage === 0) return;
  draft.move(
    { id: faceOf.hit(damage) },
    { from: fightZone.damage(seat), to: struckBy(filming, seat), way: "arc" },
    MS.strike,
  );
  draft.wait(MS.strike);
  draft.lands();
}

/** Whose life a witcher strikes at. */
function struckBy({ before, after }: OldWorldFilming, seat: number): Zone {
  const { attacker, defender } = after.fight ?? before.fight ?? {};
  if (defender === undefined) return fightZone.life;
  return zoneOf.deck(seat === attacker ? defender : (attacker ?? defender));
}

/** Cards fall one by one, all of them within a moment. */
export function monsterIsHurt({ draft }: OldWorldFilming, { count }: OldWorldEventOf<"monsterHurt">): void {
  if (count === 0) return;
  const ms = Math.min(MS.fallAll, MS.fall + (count - 1) * MS.fallApart);
  draft.own({ kind: "shake", zone: fightZone.foe }, MS.shake);
  draft.own({ kind: "fall", zone: fightZone.life, count, of: "monster" }, ms);
  draft.wait(ms);
  draft.tell(topicOf.foe);
}

export function witcherIsHurt({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"damageTaken">): void {
  draft.own({ kind: "shake", zone: fightZone.fighter(seat) }, MS.shake);
  draft.wait(MS.shake / 2);
  draft.tell(topicOf.seat(seat));
}

export function attackIsNamed(filming: OldWorldFilming, { attack }: OldWorldEventOf<"attackNamed">): void {
  filming.half = attack;
  filming.draft.hint(fightZone.foe);
}

/** Alone a die names it. */
export function attackIsRolled(filming: OldWorldFilming, event: OldWorldEventOf<"attackRolled">): void {
  filming.half = event.attack;
  dieIsCast(filming, event);
}

/** A single die, seen large by everybody. */
export function dieIsCast(
  { draft }: OldWorldFilming,
  { die }: OldWorldEventOf<"attackRolled" | "dieRolled" | "testRolled">,
): void {
  draft.move({ id: faceOf.die(die) }, { from: CENTER, to: CENTER, shows: MS.dieShown }, MS.die);
  draft.wait(MS.die);
  draft.tells();
}

/** The top card of its life is turned over for everybody to read, the half that acts in light. */
export function attackIsRevealed(
  { draft, half }: OldWorldFilming,
  { card }: OldWorldEventOf<"attackRevealed">,
): void {
  draft.present(faceOf.fight(card, half), fightZone.life, fightZone.revealed);
  draft.lands();
  draft.tells();
  draft.tell(topicOf.foe);
}

export function attackIsSettled({ draft }: OldWorldFilming): void {
  draft.hint(fightZone.revealed);
}

export function opponentIsSeen(
  filming: OldWorldFilming,
  { seat }: OldWorldEventOf<"opponentSeen" | "seenPutBack">,
): void {
  filming.draft.hint(struckBy(filming, seat));
}

export function seenGo(filming: OldWorldFilming, event: OldWorldEventOf<"seenDiscarded">): void {
  const { draft } = filming;
  const { seat, count, cards } = event;
  const from = struckBy(filming, seat);
  if (from === fightZone.life) {
    draft.own({ kind: "fall", zone: from, count, of: "monster" }, MS.fall);
    draft.wait(MS.fall);
    return draft.tell(topicOf.foe);
  }
  const loser = Number(from.split(":")[1]);
  for (const card of cards) draft.move({ card, id: card }, { from, to: zoneOf.discard(loser) }, MS.discard);
  draft.wait(MS.discard);
  draft.tell(topicOf.seat(loser));
}

export function knockOut({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"knockedOut">): void {
  draft.own({ kind: "shake", zone: fightZone.fighter(seat) }, MS.shake * 2);
  draft.dwell(MS.verdict);
  draft.lands();
  draft.tell(topicOf.seat(seat));
}

/** The monster is gone from its place. */
export function monsterGoes(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"monsterDefeated" | "monsterDrivenAway">,
): void {
  draft.own({ kind: "shake", zone: fightZone.foe }, MS.shake * 2);
  draft.dwell(MS.verdict);
  draft.tell(topicOf.seat(seat), topicOf.phase);
}

export function allIsLost({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"totalDefeat">): void {
  draft.dwell(MS.hold);
  draft.tell(topicOf.seat(seat), topicOf.phase);
}

export function duelIsWon({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"duelWon">): void {
  draft.put({ kind: "ring", zone: fightZone.fighter(seat), wins: true }, MS.gleam);
  draft.dwell(MS.verdict);
  draft.tell(topicOf.seat(seat), topicOf.phase);
}

export function fatigueComes({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"fatigueSuffered">): void {
  draft.nod(goneOf(seat), MS.nod);
  draft.tell(topicOf.seat(seat));
}
