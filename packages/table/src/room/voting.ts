import type { Seat } from "@medallion/kernel";
import { personOf } from "./chair.ts";
import type { RoomCore, Vote } from "./core.ts";
import { dropOut, replace } from "./leaving.ts";
import { waitingFor } from "./looking.ts";
import { note } from "./moving.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";
import { PATIENCE, type Verdict } from "./settings.ts";

/** Without a clock a seat that is there but slow may be decided about after so many times the patience. */
const SLOW = 5;

export function vote(core: RoomCore, vote: Vote, now: number): Refused {
  const { about, seat, verdict } = vote;
  const chair = core.data.chairs[about];
  if (chair === undefined) return refuse("no-such-seat");
  const voters = votersAbout(core, about);
  if (!voters.has(personOf(core.chair(seat).place) ?? ""))
    return notAllowed("Only the other players can decide that.");
  if (!isGone(core, seat, about, now)) return refuse("not-gone");
  const own = personOf(core.chair(seat).place);
  const others = core.data.votes.filter(
    (other) => other.about !== about || personOf(core.chair(other.seat).place) !== own,
  );
  core.set({ votes: [...others, { about, seat, verdict }] });
  core.tell({ kind: "voted", seat, about, verdict });
  const same = core.data.votes.filter(
    (one) =>
      one.about === about &&
      one.verdict === verdict &&
      voters.has(personOf(core.chair(one.seat).place) ?? ""),
  );
  if (same.length * 2 > voters.size) decide(core, about, verdict, now);
  return undefined;
}

/** One vote for each person in another seat who is there and plays. */
function votersAbout(core: RoomCore, about: Seat): ReadonlySet<string> {
  const own = personOf(core.chair(about).place);
  const present = core.data.chairs.flatMap(({ place, gone }) =>
    place.kind === "person" && place.standIn === undefined && gone === undefined ? [place.person] : [],
  );
  return new Set(present.filter((person) => person !== own));
}

function isGone(core: RoomCore, voter: Seat, about: Seat, now: number): boolean {
  const { place, gone, owes, patience } = core.chair(about);
  if (place.kind !== "person" || place.standIn !== undefined) return false;
  if (gone !== undefined) return now - Math.max(gone, patience) >= PATIENCE;
  if (owes === undefined || core.data.settings.clock.kind !== "none" || core.paused) return false;
  // Nobody learns by trying to vote who still owes an answer.
  return waitingFor(core, voter).includes(about) && now - Math.max(owes, patience) >= SLOW * PATIENCE;
}

function decide(core: RoomCore, about: Seat, verdict: Verdict, now: number): void {
  core.set({ votes: core.data.votes.filter((vote) => vote.about !== about) });
  core.setChair(about, { patience: now });
  core.tell({ kind: "decided", about, verdict });
  switch (verdict) {
    case "wait":
      return;
    case "bot":
      replace(core, about, now);
      return;
    case "end":
      if (core.seats <= 2) dropOut(core, about, now);
      else {
        core.setChair(about, { out: true });
        note(core, { kind: "abort" }, now);
      }
  }
}
