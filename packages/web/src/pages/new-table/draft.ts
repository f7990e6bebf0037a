import type { Kit, Mode } from "@medallion/kernel";
import type { Clock, Settings } from "@medallion/table";
import { rulesIn } from "../../table/rule-options.ts";

/** Whom one plays with: bots, others at this device, or others over the network. */
export const COMPANIES = ["bots", "device", "friends"] as const;
export type Company = (typeof COMPANIES)[number];

/** Who shall have a seat of the new table. */
export interface SeatDraft {
  readonly kind: "person" | "bot" | "open";
  /** Of a person at this device; an empty one gets a usual name. */
  readonly name: string;
  readonly bot: string;
  /** What it brings; empty: by chance. */
  readonly pick: string;
}

/** A table as it is being put together. */
export interface TableDraft {
  readonly company: Company;
  readonly mode: string;
  readonly seats: readonly SeatDraft[];
  /** Only what differs from the usual. */
  readonly rules: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly takebacks: Settings["takebacks"];
  readonly rated: boolean;
  readonly openHands: boolean;
  readonly spectators: Settings["spectators"];
  readonly open: boolean;
}

/** The modes and numbers of seats in which there is somebody of that company; whoever plays bots may be alone. */
export function modesFor(kit: Kit, company: Company): readonly Mode[] {
  const least = company === "bots" ? 1 : 2;
  return kit.lobby.modes.flatMap((mode) => {
    const seats = mode.seats.filter((count) => count >= least);
    return seats.length === 0 ? [] : [{ ...mode, seats }];
  });
}

/** What most people want: the first mode, everything as usual. */
export function draftFor(kit: Kit, company: Company, bot: string): TableDraft {
  const [mode] = modesFor(kit, company);
  return {
    company,
    mode: mode?.id ?? "",
    seats: seatsFor(company, mode?.seats[0] ?? 1, bot, []),
    rules: {},
    clock: { kind: "none" },
    takebacks: "asked",
    rated: false,
    openHands: false,
    spectators: { kind: "delayed", seconds: 0 },
    open: false,
  };
}

/** The first seat is one's own; what was said of the others is kept where it still makes sense. */
function seatsFor(
  company: Company,
  count: number,
  bot: string,
  before: readonly SeatDraft[],
): readonly SeatDraft[] {
  const others: Readonly<Record<Company, SeatDraft["kind"]>> = {
    bots: "bot",
    device: "person",
    friends: "open",
  };
  return Array.from(
    { length: count },
    (_, seat) => before[seat] ?? { kind: seat === 0 ? "person" : others[company], name: "", bot, pick: "" },
  );
}

/** A mode in which nobody of that company would sit gives way to the first. */
export function withCompany(kit: Kit, draft: TableDraft, company: Company, bot: string): TableDraft {
  const modes = modesFor(kit, company);
  const mode = modes.find(({ id }) => id === draft.mode);
  const own = draft.seats.slice(0, 1);
  const count = mode?.seats.includes(draft.seats.length) ? draft.seats.length : mode?.seats[0];
  if (count !== undefined) return { ...draft, company, seats: seatsFor(company, count, bot, own) };
  const [first] = modes;
  const changed = { ...draft, company, seats: own };
  return first === undefined ? changed : withMode(changed, first, bot);
}

/** Other modes are played with other decks, so nobody keeps theirs. */
export function withMode(draft: TableDraft, mode: Mode, bot: string): TableDraft {
  const kept = draft.seats.map((seat) => ({ ...seat, pick: "" }));
  const count = mode.seats.includes(draft.seats.length) ? draft.seats.length : (mode.seats[0] ?? 1);
  return { ...draft, mode: mode.id, seats: seatsFor(draft.company, count, bot, kept) };
}

export function withSeatCount(draft: TableDraft, count: number, bot: string): TableDraft {
  return { ...draft, seats: seatsFor(draft.company, count, bot, draft.seats.slice(0, count)) };
}

export function withSeat(draft: TableDraft, seat: number, change: Partial<SeatDraft>): TableDraft {
  return {
    ...draft,
    seats: draft.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)),
  };
}

/** A rule as it usually is need not be named. */
export function withRule(draft: TableDraft, name: string, value: string, usual: string): TableDraft {
  const { [name]: _, ...others } = draft.rules;
  return { ...draft, rules: value === usual ? others : { ...others, [name]: value } };
}

/** The rules that are agreed: what was chosen for another mode is kept until that mode is back, and not asked for. */
export function agreedRules(kit: Kit, { mode, rules }: TableDraft): Readonly<Record<string, string>> {
  const known = rulesIn(kit, mode).map(({ name }) => name);
  return Object.fromEntries(Object.entries(rules).filter(([name]) => known.includes(name)));
}

/** A rated game has the usual rules, no takebacks and closed hands. */
export function withRating(draft: TableDraft, rated: boolean): TableDraft {
  return rated
    ? { ...draft, rated, rules: {}, takebacks: "none", openHands: false }
    : { ...draft, rated, takebacks: "asked" };
}
