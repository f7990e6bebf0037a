import { CENTER } from "../../../../drawn/film/plan/cue.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { faceOf } from "./faces.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import { gained } from "./source.ts";
import { MS } from "./timing.ts";
import { fightZone, STORY } from "./zones.ts";

/** More coins than these are not seen singly. */
const MOST_COINS = 4;
const coins = (gold: number): readonly string[] =>
  Array.from({ length: Math.min(gold, MOST_COINS) }, () => faceOf.coin);

export function goldComes(filming: OldWorldFilming, { seat, gold }: OldWorldEventOf<"goldGained">): void {
  const { draft } = filming;
  draft.carryAll(coins(gold), gained(filming, "gold", seat), zoneOf.gold(seat));
  draft.nod(zoneOf.gold(seat), MS.nod);
  draft.tell(topicOf.seat(seat));
}

export function goldGoes(filming: OldWorldFilming, { seat, gold }: OldWorldEventOf<"goldLost">): void {
  const { draft } = filming;
  draft.carryAll(coins(gold), zoneOf.gold(seat), filming.source);
  draft.tell(topicOf.seat(seat));
}

export function betIsWon({ draft }: OldWorldFilming, { seat, gold }: OldWorldEventOf<"betWon">): void {
  draft.carryAll(coins(gold), fightZone.bet(seat), zoneOf.gold(seat));
  draft.tell(topicOf.seat(seat));
}

export function betIsPlaced({ draft }: OldWorldFilming, { seat, gold }: OldWorldEventOf<"betPlaced">): void {
  if (gold > 0) draft.carryAll([faceOf.coin], zoneOf.gold(seat), fightZone.bet(seat));
  else draft.hint(fightZone.bet(seat));
  draft.tell(topicOf.seat(seat));
}

export function betIsOver(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"betMade" | "betLost">,
): void {
  draft.hint(fightZone.bet(seat));
  draft.tell(topicOf.seat(seat));
}

export function attributeChanges(
  { draft }: OldWorldFilming,
  { seat }: OldWorldEventOf<"attributeRaised" | "attributeLowered">,
): void {
  draft.hint(zoneOf.attributes(seat));
  draft.tell(topicOf.seat(seat));
}

/** A medal is struck, and comes to its board. */
export function levelRises(
  { draft }: OldWorldFilming,
  { seat, level }: OldWorldEventOf<"levelReached">,
): void {
  draft.present(faceOf.level(level), CENTER, zoneOf.level(seat));
  draft.lands();
  draft.nod(zoneOf.level(seat), MS.nod);
  draft.tell(topicOf.seat(seat));
}

export function levelIsTested(
  { draft }: OldWorldFilming,
  { seat, of }: OldWorldEventOf<"levelTested">,
): void {
  draft.hint(of === "witcherLevel" ? zoneOf.level(seat) : zoneOf.attributes(seat));
}

export function shieldChanges({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"shieldChanged">): void {
  draft.hint(zoneOf.shield(seat));
  draft.tell(topicOf.seat(seat));
}

export function potionComes(
  filming: OldWorldFilming,
  { seat, potion }: OldWorldEventOf<"potionTaken">,
): void {
  const { draft } = filming;
  draft.carryAll([faceOf.potion(potion)], gained(filming, "potion", seat), zoneOf.potions(seat));
  draft.tell(topicOf.seat(seat));
}

export function potionGoes(
  { draft }: OldWorldFilming,
  { seat, potion }: OldWorldEventOf<"potionDiscarded">,
): void {
  draft.carryAll([faceOf.potion(potion)], zoneOf.potions(seat), CENTER);
  draft.tell(topicOf.seat(seat));
}

/** Everybody sees what is drunk. */
export function potionIsDrunk(
  { draft }: OldWorldFilming,
  { seat, potion }: OldWorldEventOf<"potionUsed">,
): void {
  draft.present(faceOf.potion(potion), zoneOf.potions(seat), fightZone.fighter(seat));
  draft.tell(topicOf.seat(seat));
}

/** It is seen large, and then hangs on its board. */
export function trophyIsWon(
  { draft }: OldWorldFilming,
  { seat, trophy }: OldWorldEventOf<"trophyGained">,
): void {
  draft.present(
    faceOf.trophy(trophy),
    trophy.of === "monster" ? fightZone.foe : CENTER,
    zoneOf.trophies(seat),
  );
  draft.lands();
  draft.tell(topicOf.seat(seat));
}

export function trackMoves({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"trackMoved">): void {
  draft.hint(zoneOf.trophies(seat));
  draft.tell(topicOf.seat(seat));
}

export function cardIsKept({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"cardKept">): void {
  draft.carryAll([faceOf.kept], `${STORY}:kept:${seat}`, zoneOf.kept(seat));
  draft.tell(topicOf.seat(seat));
}

export function keptActs({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"keptUsed">): void {
  draft.shine(zoneOf.kept(seat));
}

export function keptLeaves({ draft }: OldWorldFilming, { seat }: OldWorldEventOf<"keptLeft">): void {
  draft.carryAll([faceOf.kept], zoneOf.kept(seat), CENTER);
  draft.tell(topicOf.seat(seat));
}

/** What acts is lit: a trophy, a kept card or the monster. */
export function abilityActs({ draft }: OldWorldFilming, { seat, on }: OldWorldEventOf<"abilityUsed">): void {
  draft.shine(on === "monster" ? fightZone.foe : on === "kept" ? zoneOf.kept(seat) : zoneOf.trophies(seat));
  draft.tell(topicOf.seat(seat));
}
