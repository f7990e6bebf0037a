import type { Seat } from "@medallion/kernel";
import { takebackPoint } from "../takeback.ts";
import { personOf } from "./chair.ts";
import type { Proposed } from "./command.ts";
import type { Proposal, RoomCore } from "./core.ts";
import { lapse } from "./finishing.ts";
import { regather } from "./gathering.ts";
import { note, takeBack } from "./moving.ts";
import { notAllowed, type Refused, refuse } from "./refusal.ts";
import { pauseShown, resumeShown } from "./timing.ts";

/*
 * One proposal at a time. It is agreed when every other person who plays themselves has said yes; done at
 * once where there is nobody to ask. It lapses with the first no, when its proposer withdraws it, when
 * somebody leaves or is replaced, and at the end of the game. Answers in the game leave it standing, but for
 * a takeback: that lapses as soon as a choice leads to new questions for everybody.
 */

interface Proposing {
  readonly seat: Seat;
  readonly what: Proposed;
  /** For the next game, should a rematch be agreed. */
  readonly seed: string | undefined;
  readonly now: number;
}

export function propose(core: RoomCore, { seat, what, seed, now }: Proposing): Refused {
  if (core.data.proposal !== undefined) return refuse("already-proposed");
  const refusal = mayPropose(core, seat, what);
  if (refusal !== undefined) return refusal;
  const place = what === "takeback" ? placeToTakeBack(core, seat) : undefined;
  const proposal: Proposal = { what, by: seat, yes: [seat], place };
  core.set({ proposal, asked: [...(core.data.asked ?? []), { seat, what }] });
  if (asked(core, proposal).size === 0 || (what === "takeback" && takebackOf(core, seat) === "at-once")) {
    return carryOut(core, seed, now);
  }
  core.tell({ kind: "proposed", what, seat });
  return undefined;
}

function mayPropose(core: RoomCore, seat: Seat, what: Proposed): Refused {
  if (what === "rematch") return core.stage === "over" ? undefined : refuse("not-over");
  if (core.stage === "gathering") return refuse("not-playing");
  if (core.stage === "over") return refuse("game-over");
  if (core.chair(seat).out) return notAllowed("You resigned, so you have no say in this game anymore.");
  if (what === "pause" && core.paused) return refuse("paused");
  if (what === "takeback" && takebackOf(core, seat) === "no") return refuse("no-takeback");
  const alone = core.data.settings.rated && people(core, seat).size === 0;
  if (alone && what !== "pause")
    return notAllowed("In a rated game against bots you can only play on or resign.");
  return undefined;
}

type Replying = Omit<Proposing, "what"> & { readonly yes: boolean };

export function reply(core: RoomCore, { seat, yes, seed, now }: Replying): Refused {
  const { proposal } = core.data;
  if (proposal === undefined) return refuse("nothing-proposed");
  const person = personOf(core.chair(seat).place) ?? "";
  if (!asked(core, proposal).has(person)) return refuse("not-asked");
  core.tell({ kind: "replied", what: proposal.what, seat, yes });
  if (!yes) {
    lapse(core);
    return undefined;
  }
  const agreed = { ...proposal, yes: [...proposal.yes, seat] };
  core.set({ proposal: agreed });
  return asked(core, agreed).size === 0 ? carryOut(core, seed, now) : undefined;
}

export function withdraw(core: RoomCore, seat: Seat): Refused {
  const { proposal } = core.data;
  if (proposal === undefined) return refuse("nothing-proposed");
  if (personOf(core.chair(proposal.by).place) !== personOf(core.chair(seat).place))
    return refuse("not-asked");
  lapse(core);
  return undefined;
}

export function resume(core: RoomCore, now: number): Refused {
  if (!core.paused) return refuse("not-paused");
  resumeShown(core, now);
  core.tell({ kind: "resumed" });
  note(core, { kind: "resume" }, now);
  return undefined;
}

/** The people who still have to say yes. */
function asked(core: RoomCore, { by, yes }: Proposal): ReadonlySet<string> {
  const agreed = new Set(yes.map((seat) => personOf(core.chair(seat).place)));
  return new Set([...people(core, by)].filter((person) => !agreed.has(person)));
}

/** The people beside this seat's own who play themselves. */
function people(core: RoomCore, seat: Seat): ReadonlySet<string> {
  const own = personOf(core.chair(seat).place);
  const present = core.data.chairs.flatMap(({ place }) =>
    place.kind === "person" && place.standIn === undefined ? [place.person] : [],
  );
  return new Set(present.filter((person) => person !== own));
}

function carryOut(core: RoomCore, seed: string | undefined, now: number): Refused {
  const { proposal } = core.data;
  if (proposal === undefined) throw new Error("nothing was agreed");
  core.set({ proposal: undefined });
  switch (proposal.what) {
    case "draw":
    case "abort":
      note(core, { kind: proposal.what }, now);
      return undefined;
    case "pause":
      pauseShown(core, now);
      core.tell({ kind: "paused" });
      note(core, { kind: "pause" }, now);
      return undefined;
    case "rematch":
      regather(core, seed);
      return undefined;
    case "takeback": {
      const to = core.begun.line.findIndex(({ place }) => place === proposal.place);
      if (to < 0) core.tell({ kind: "lapsed", what: "takeback" });
      else takeBack(core, to, proposal.by, now);
      return undefined;
    }
  }
}

/** The entry of the seat's last choice. */
function placeToTakeBack(core: RoomCore, seat: Seat): number | undefined {
  const { line } = core.course ?? { line: [] };
  const point = takebackPoint(line, seat, "free");
  return point === undefined ? undefined : line[point]?.place;
}

/**
 * Whether the seat may take its last choice back. While several answer at once they are always asked: what
 * they answered in secret would be lost with it, and whether they did must not be learnt from this.
 */
export function takebackOf(core: RoomCore, seat: Seat): "at-once" | "by-asking" | "no" {
  const { settings, simultaneous } = core.data;
  if (settings.takebacks === "none" || core.stage !== "playing" || core.chair(seat).out) return "no";
  const { line } = core.begun;
  if (takebackPoint(line, seat, "free") === undefined) return "no";
  if (settings.takebacks === "free" || people(core, seat).size === 0) return "at-once";
  return !simultaneous && takebackPoint(line, seat, "engine") !== undefined ? "at-once" : "by-asking";
}
