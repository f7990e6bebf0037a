import type { PokerSide } from "@medallion/old-world/pages";
import type { Zone } from "../../../../drawn/index.ts";
import { topicOf, zoneOf } from "../../sight/zones.ts";
import { faceOf } from "./faces.ts";
import type { OldWorldEventOf, OldWorldFilming } from "./filming.ts";
import { MS } from "./timing.ts";
import { fightZone } from "./zones.ts";

export function pokerBegins(
  filming: OldWorldFilming,
  { seat, opponent }: OldWorldEventOf<"pokerStarted">,
): void {
  filming.source = fightZone.pot;
  filming.draft.hint(fightZone.pot);
  filming.draft.tell(
    topicOf.phase,
    topicOf.seat(seat),
    ...(opponent === undefined ? [] : [topicOf.seat(opponent)]),
  );
}

/** The active player's dice are the own ones, all others theirs. */
function sideOf({ after }: OldWorldFilming, side: PokerSide): "own" | "theirs" {
  return side.of === "seat" && side.seat === after.active ? "own" : "theirs";
}

export function diceAreThrown(
  filming: OldWorldFilming,
  { side, dice }: OldWorldEventOf<"pokerRolled">,
): void {
  tumble(filming, side, [...dice.keys()]);
}

/** Those that were marked, if one knows which. */
export function diceAreThrownAgain(
  filming: OldWorldFilming,
  { side, count, dice }: OldWorldEventOf<"pokerRerolled">,
): void {
  if (count === 0) return;
  const marked = filming.before.poker?.marked ?? [];
  tumble(filming, side, marked.length === count ? marked : [...dice.keys()]);
}

function tumble(filming: OldWorldFilming, side: PokerSide, dice: readonly number[]): void {
  const { draft } = filming;
  const ms = MS.dice + (dice.length - 1) * MS.diceApart;
  draft.own({ kind: "tumble", side: sideOf(filming, side), dice }, ms);
  draft.wait(ms);
  draft.lands();
}

export function potIsWon(filming: OldWorldFilming, { winner, gold }: OldWorldEventOf<"pokerWon">): void {
  const { draft } = filming;
  draft.put({ kind: "ring", zone: fightZone.dice(sideOf(filming, winner)), wins: true }, MS.gleam);
  draft.wait(MS.gleam / 2);
  const to: Zone = winner.of === "seat" ? zoneOf.gold(winner.seat) : fightZone.dice("theirs");
  if (gold > 0) draft.carryAll([faceOf.coin], fightZone.pot, to);
  draft.dwell(MS.verdict);
  if (winner.of === "seat") draft.tell(topicOf.seat(winner.seat));
  draft.tell(topicOf.phase);
}

export function potIsPaid({ draft }: OldWorldFilming, { seat, gold }: OldWorldEventOf<"pokerPaid">): void {
  draft.put({ kind: "ring", zone: fightZone.dice("own"), wins: gold > 0 }, MS.gleam);
  draft.wait(MS.gleam / 2);
  if (gold > 0) draft.carryAll([faceOf.coin], fightZone.pot, zoneOf.gold(seat));
  draft.dwell(MS.verdict);
  draft.tell(topicOf.seat(seat), topicOf.phase);
}
