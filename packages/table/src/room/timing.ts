import type { Seat } from "@medallion/kernel";
import {
  type Account,
  charged,
  fullAccount,
  running,
  runsOut,
  started,
  startedAgain,
  stopped,
} from "./account.ts";
import { botOf, type Chair } from "./chair.ts";
import type { RoomCore } from "./core.ts";
import { LONGEST_WAIT } from "./settings.ts";

/** Which question each seat owes an answer to. */
export type Owing = ReadonlyMap<Seat, number>;

export function owingOf(core: RoomCore): Owing {
  return new Map(core.questions.map(({ seat, id }) => [seat, id]));
}

/** What changed the open questions. */
export interface Turn {
  readonly seat: Seat;
  readonly cause: "choice" | "offer" | "fallback" | "takeback";
  /** Whether everybody else heard something of it; team mates alone are not enough. */
  readonly audible: boolean;
}

/** Full accounts for all, and the first phase of questions. */
export function startClocks(core: RoomCore, at: number): void {
  const { clock } = core.data.settings;
  const owing = owingOf(core);
  const chairs = core.data.chairs.map((chair, seat): Chair => {
    const owes = owing.has(seat) ? at : undefined;
    return { ...chair, owes, patience: at, missed: 0, out: false, account: fullAccount(clock, at) };
  });
  core.set({ chairs });
  runClocks(core, at);
  beginPhase(core, owing);
}

/**
 * Brings the clocks in step with the questions that are open now; says whether a new phase of questions began.
 *
 * A phase lasts while somebody still owes the answer it began with, or while one seat alone answers several
 * questions of which not everybody hears. Within it a seat's time is not renewed by answers that the others do
 * not hear of, so that clocks never tell how many hidden questions a seat has answered.
 */
export function turnClocks(core: RoomCore, at: number, before: Owing, turn: Turn): boolean {
  const after = owingOf(core);
  const turned = !continues(before, after, turn);
  const chairs = core.data.chairs.map((chair, seat): Chair => {
    const owed = before.get(seat);
    const owes = after.get(seat);
    if (owed === undefined && owes === undefined) return chair;
    if (owes === undefined) return { ...chair, owes: undefined, account: given(core, chair, turn, at) };
    if (owed === undefined)
      return { ...chair, owes: at, patience: at, account: asked(core, chair, turn, at) };
    const anew = owes !== owed && (turned || (seat === turn.seat && renews(turn)));
    if (!anew || turn.cause === "takeback") return chair;
    return { ...chair, owes: at, patience: at, account: asked(core, chair, turn, at) };
  });
  core.set({ chairs });
  runClocks(core, at);
  if (turned) beginPhase(core, after);
  return turned;
}

function continues(before: Owing, after: Owing, { seat, audible, cause }: Turn): boolean {
  if (cause === "takeback" && audible) return false;
  for (const [other, question] of before) if (after.get(other) === question) return true;
  return before.size === 1 && after.size === 1 && before.has(seat) && after.has(seat) && !audible;
}

function renews({ cause, audible }: Turn): boolean {
  return cause === "fallback" || audible;
}

/** A bot that stands in earns its person no time. */
function given(core: RoomCore, { account, place }: Chair, { cause }: Turn, at: number): Account | undefined {
  const { clock } = core.data.settings;
  const earned = cause !== "takeback" && botOf(place) === undefined;
  return account && earned ? stopped(account, clock, at) : account;
}

function asked(core: RoomCore, { account }: Chair, { cause }: Turn, at: number): Account | undefined {
  const { clock } = core.data.settings;
  return account && (cause === "takeback" ? startedAgain : started)(account, clock, at);
}

/** From now on the others see the accounts as they stand now, until everybody has answered. */
function beginPhase(core: RoomCore, owing: Owing): void {
  const chairs = core.data.chairs.map((chair) =>
    chair.shown === chair.account ? chair : { ...chair, shown: chair.account },
  );
  // Votes about a seat that is only slow are done with when it has answered.
  const votes = core.data.votes.filter(({ about }) => core.chair(about).gone !== undefined);
  core.set({ chairs, votes, simultaneous: owing.size > 1 });
}

/** Lets the time of every seat run or rest as it must now. */
export function runClocks(core: RoomCore, at: number): void {
  if (core.data.settings.clock.kind === "none") return;
  const owing = owingOf(core);
  const { paused } = core;
  const chairs = core.data.chairs.map((chair, seat): Chair => {
    if (chair.account === undefined) return chair;
    const runs = owing.has(seat) && !paused && botOf(chair.place) === undefined;
    const wanted = ({ away }: Account) => (!runs ? undefined : isAway(chair, away) ? "away" : "thinking");
    const account = running(chair.account, wanted, at);
    return account === chair.account ? chair : { ...chair, account };
  });
  core.set({ chairs });
}

function isAway({ gone }: Chair, away: number): boolean {
  return gone !== undefined && away > 0;
}

/** When the next clock runs out, or a rated game has waited long enough. */
export function nextDue(core: RoomCore): number | undefined {
  let next: number | undefined;
  for (const chair of core.data.chairs) {
    next = earlier(next, chair.account && runsOut(chair.account));
    next = earlier(next, waitsUntil(core, chair));
  }
  return next;
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || (other !== undefined && other < one) ? other : one;
}

/**
 * How long a rated game waits for somebody's answer: then they have lost it, whatever its clock and even if it is paused.
 * A pause in which a bot would have to answer ends then too. Else nobody would lose against bots who only goes away.
 */
export function waitsUntil(core: RoomCore, { owes, place }: Chair): number | undefined {
  if (!core.data.settings.rated || owes === undefined) return undefined;
  return core.paused || botOf(place) === undefined ? owes + LONGEST_WAIT : undefined;
}

/** What others see rests while the game is paused, and goes on afterwards. */
export function pauseShown(core: RoomCore, at: number): void {
  changeShown(core, (shown) => charged(shown, at));
}

export function resumeShown(core: RoomCore, at: number): void {
  changeShown(core, (shown) => ({ ...shown, since: at }));
}

function changeShown(core: RoomCore, change: (shown: Account) => Account): void {
  const chairs = core.data.chairs.map((chair) => ({ ...chair, shown: chair.shown && change(chair.shown) }));
  core.set({ chairs });
}
