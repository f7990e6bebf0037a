import type { FightView, OldWorldEvent } from "@medallion/old-world";
import type { Scene } from "../../../../scene/scene.ts";
import { isBlow } from "../../motion/plan/blows.ts";
import type { OldWorldSight } from "../../sight/sight.ts";
import { fightAfter, fightBegun } from "./last-fight.ts";

type Log = Scene["log"];

/** What was said (`told`) of what happened since a moment. */
function fightTold({ view, scene }: OldWorldSight, told: Log): FightView | undefined {
  const begun = fightBegun(view);
  return (
    begun && eventsSince(scene.log, told).reduce((fight, event) => fightAfter(view, fight, event), begun)
  );
}

/**
 * A fight or a game of dice that is over already, as it is seen while its end is told: with the dice as they fell (`log`),
 * and with the combo, the blows and who won as soon as that was said (`told`).
 */
export function lastSight(sight: OldWorldSight, log: Log, told: Log): OldWorldSight {
  const { view, scene } = sight;
  let { poker } = view;
  if (poker !== undefined) poker = { ...poker, marked: [] };
  for (const event of eventsSince(scene.log, log))
    if (poker !== undefined && (event.kind === "pokerRolled" || event.kind === "pokerRerolled")) {
      const isOwn = event.side.of === "seat" && event.side.seat === view.active;
      poker = { ...poker, [isOwn ? "dice" : "theirs"]: event.dice };
    }
  const fight = fightTold(sight, told);
  const past = { ...view, asks: [], ...(poker && { poker }), ...(fight && { fight }) };
  return { ...sight, view: past, past };
}

/** A fight that goes on, as it is seen while a blow is told; all else of the table is `now`. */
export function blowSight(former: OldWorldSight, now: OldWorldSight, told: Log): OldWorldSight {
  const fight = fightTold(former, told);
  if (fight === undefined) return now;
  return {
    ...{ ...now, ask: undefined, asked: undefined, choices: [] },
    view: { ...now.view, asks: [], fight },
    past: { ...former.view, asks: [], fight },
  };
}

/** Whether a combo or an attack was played since then. */
export function hasBlow(since: Log, log: Log): boolean {
  return eventsSince(since, log).some(isBlow);
}

function eventsSince(since: Log, log: Log): readonly OldWorldEvent[] {
  return log
    .slice(since.length)
    .flatMap((entry) => (entry.kind === "game" ? [entry.event as OldWorldEvent] : []));
}
