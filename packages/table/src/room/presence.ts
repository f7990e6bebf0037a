import type { Seat } from "@medallion/kernel";
import { charged, runsOut } from "./account.ts";
import type { RoomCore } from "./core.ts";
import { dropOut } from "./leaving.ts";
import { move } from "./moving.ts";
import { resume } from "./proposing.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";
import { MOST_MISSED } from "./settings.ts";
import { nextDue, owingOf, runClocks, waitsUntil } from "./timing.ts";

/** The host has lost the connection of a seat's person. */
export function gone(core: RoomCore, seat: Seat, now: number): Refused {
  const chair = core.chair(seat);
  if (chair.place.kind !== "person") return notAllowed("No player has this seat.");
  if (chair.gone !== undefined) return notAllowed("This player is already marked as disconnected.");
  core.setChair(seat, { gone: now });
  core.tell({ kind: "gone", seat });
  runClocks(core, now);
  return undefined;
}

export function back(core: RoomCore, seat: Seat, now: number): Refused {
  if (core.chair(seat).gone === undefined) return refuse("not-gone");
  core.setChair(seat, { gone: undefined, patience: now });
  core.set({ votes: core.data.votes.filter(({ about }) => about !== seat) });
  core.tell({ kind: "back", seat });
  runClocks(core, now);
  return undefined;
}

/** Whatever is due happens, lowest seat first. */
export function tick(core: RoomCore, now: number): Refused {
  const due = nextDue(core);
  if (due === undefined || now < due) return refuse("nothing-due");
  const owing = owingOf(core);
  for (const [seat, question] of owing) {
    if (owingOf(core).get(seat) !== question) continue;
    if (isWaitedFor(core, seat, now)) stopWaiting(core, seat, now);
    else if (isOutOfTime(core, seat, now)) outOfTime(core, seat, question, now);
  }
  // Where a bank for lost connections ended, the time to think runs on.
  runClocks(core, now);
  return undefined;
}

/** Whether a rated game has waited for this seat as long as it does. */
function isWaitedFor(core: RoomCore, seat: Seat, now: number): boolean {
  const until = waitsUntil(core, core.chair(seat));
  return until !== undefined && now >= until;
}

function stopWaiting(core: RoomCore, seat: Seat, now: number): void {
  if (core.isPlayedByBot(seat)) {
    resume(core, now);
    return;
  }
  core.tell({ kind: "outOfTime", seat });
  dropOut(core, seat, now);
}

function isOutOfTime(core: RoomCore, seat: Seat, now: number): boolean {
  const { account } = core.chair(seat);
  return account !== undefined && runsOut(account) !== undefined && charged(account, now).left <= 0;
}

function outOfTime(core: RoomCore, seat: Seat, question: number, now: number): void {
  core.tell({ kind: "outOfTime", seat });
  if (core.data.settings.clock.kind !== "move") {
    dropOut(core, seat, now);
    return;
  }
  const missed = core.chair(seat).missed + 1;
  core.setChair(seat, { missed });
  const refusal = move(core, { kind: "fallback", seat, question }, now);
  if (refusal !== undefined) throw new Error(`the fallback of seat ${seat} was refused: ${refusal.sentence}`);
  if (missed >= MOST_MISSED && core.stage === "playing") dropOut(core, seat, now);
}
