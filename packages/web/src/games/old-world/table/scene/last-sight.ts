import type { FightView, OldWorldEvent } from "@medallion/old-world";
import type { Scene } from "../../../../scene/scene.ts";
import type { OldWorldSight } from "../../sight/sight.ts";

type Log = Scene["log"];

/**
 * A fight or a game of dice that is over already, as it is seen while its end is told: with the dice as they fell (`log`),
 * and with the blows and who won as soon as that was said (`told`).
 */
export function lastSight(sight: OldWorldSight, log: Log, told: Log): OldWorldSight {
  const { view, scene } = sight;
  const since = scene.log.length;
  let { poker, fight } = view;
  if (poker !== undefined) poker = { ...poker, marked: [] };
  for (const event of eventsIn(log.slice(since)))
    if (poker !== undefined && (event.kind === "pokerRolled" || event.kind === "pokerRerolled")) {
      const isOwn = event.side.of === "seat" && event.side.seat === view.active;
      poker = { ...poker, [isOwn ? "dice" : "theirs"]: event.dice };
    }
  for (const event of eventsIn(told.slice(since))) {
    if (fight === undefined) break;
    const winner = winnerBy(event, fight.attacker);
    if (winner !== undefined) fight = { ...fight, winner };
    if (event.kind === "monsterHurt") fight = hurt(fight, event.count);
  }
  return { ...sight, view: { ...view, asks: [], ...(poker && { poker }), ...(fight && { fight }) } };
}

function hurt(fight: FightView, count: number): FightView {
  const { lifeCount, lostCount } = fight;
  return { ...fight, lifeCount: lifeCount - count, lostCount: lostCount + count };
}

function eventsIn(log: Log): readonly OldWorldEvent[] {
  return log.flatMap((entry) => (entry.kind === "game" ? [entry.event as OldWorldEvent] : []));
}

/** The side that has won: the attacker's is the first. */
function winnerBy(event: OldWorldEvent, attacker: number | undefined): number | undefined {
  switch (event.kind) {
    case "monsterDefeated":
    case "monsterDrivenAway":
      return 0;
    case "knockedOut":
      return event.seat === attacker ? 1 : 0;
    case "duelWon":
      return event.seat === attacker ? 0 : 1;
    default:
      return undefined;
  }
}
