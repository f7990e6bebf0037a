import type { Clock, ClockFace } from "./settings.ts";

/** The time a seat has: what is left of it at `since`, and which part runs. Unchanged as long as the same part runs. */
export type Account = Omit<ClockFace, "seat">;

export const DAY = 24 * 60 * 60 * 1000;

/** A full account at the beginning of a game; none without a clock. */
export function fullAccount(clock: Clock, at: number): Account | undefined {
  switch (clock.kind) {
    case "none":
      return undefined;
    case "move":
      return { left: clock.allowance, away: clock.away, running: undefined, since: at };
    case "bank":
      return { left: clock.bank, away: clock.away, running: undefined, since: at };
    case "correspondence":
      return { left: clock.days * DAY, away: 0, running: undefined, since: at };
  }
}

/** The account when it was charged up to `at`; when the bank for lost connections ends, thinking time goes on. */
export function charged(account: Account, at: number): Account {
  const spent = Math.max(0, at - account.since);
  switch (account.running) {
    case undefined:
      return { ...account, since: at };
    case "thinking":
      return { ...account, left: Math.max(0, account.left - spent), since: at };
    case "away": {
      const beyond = Math.max(0, spent - account.away);
      const away = Math.max(0, account.away - spent);
      return { ...account, left: Math.max(0, account.left - beyond), away, since: at };
    }
  }
}

/** When the part that runs is used up. */
export function runsOut({ left, away, running, since }: Account): number | undefined {
  switch (running) {
    case undefined:
      return undefined;
    case "thinking":
      return since + left;
    case "away":
      return since + away;
  }
}

/** Lets another part run from `at` on; the same account if that part runs already. */
export function running(
  account: Account,
  wanted: (charged: Account) => Account["running"],
  at: number,
): Account {
  const now = charged(account, at);
  const part = wanted(now);
  return part === account.running ? account : { ...now, running: part };
}

/** A seat comes to owe an answer. */
export function started(account: Account, clock: Clock, at: number): Account {
  const now = charged(account, at);
  switch (clock.kind) {
    case "move":
      return { ...now, left: clock.allowance };
    case "correspondence":
      return { ...now, left: clock.days * DAY };
    case "bank":
    case "none":
      return now;
  }
}

/** A seat has given all the answers it owed. */
export function stopped(account: Account, clock: Clock, at: number): Account {
  const now = charged(account, at);
  return clock.kind === "bank" ? { ...now, left: now.left + clock.increment } : now;
}

/** A seat owes an answer again because it was taken back: it gains nothing by that. */
export function startedAgain(account: Account, clock: Clock, at: number): Account {
  const now = charged(account, at);
  if (clock.kind === "bank") return { ...now, left: Math.max(0, now.left - clock.increment) };
  return now.left > 0 ? now : started(now, clock, at);
}
