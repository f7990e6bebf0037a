import type { GwentSubject, Ref, View } from "@medallion/gwent";
import { ROWS, type RowName } from "@medallion/gwent/cards";
import type { Reason } from "@medallion/kernel";
import type { Cause, Why } from "./cause.ts";
import type { GwentDraft } from "./gwent-draft.ts";
import { MS } from "./timing.ts";
import { zoneOf } from "./zones.ts";

/** The engine's account of a number. */
export type Explain = (view: View, subject: GwentSubject) => readonly Reason[];

interface Accounts {
  readonly before: View;
  readonly after: View;
  readonly explain: Explain;
  /** What a reason is called, in few words. */
  readonly label: (cause: Cause) => string;
}

/** A unit whose strength is another one now. */
interface Change {
  readonly card: Ref;
  readonly id: string;
  readonly side: number;
  readonly row: RowName;
  readonly from: number;
  readonly to: number;
  readonly why: Why | undefined;
}

/** Strengths, then the totals of their rows, then those of the sides; each row when all that touched it is done. */
export function planNumbers(draft: GwentDraft, { before, after, explain, label }: Accounts): void {
  const done = touched(draft);
  for (const [side, { rows, total }] of after.sides.entries()) {
    let last = 0;
    for (const { row, total: rowTotal } of rows) {
      const changes = changesIn(before, after, side, row, explain);
      const at = planCauses(draft, changes, label, done.get(zoneOf.row(side, row)) ?? 0);
      for (const { card, from, to } of changes)
        draft.put({ kind: "count", on: { card }, from, to }, MS.count, at);
      const former = before.sides[side]?.rows.find((one) => one.row === row)?.total ?? rowTotal;
      if (former === rowTotal) continue;
      const counted = at + (changes.length > 0 ? MS.countApart : 0);
      draft.put(
        { kind: "count", on: { zone: zoneOf.rowTotal(side, row) }, from: former, to: rowTotal },
        MS.count,
        counted,
      );
      last = Math.max(last, counted + MS.countApart);
    }
    planTotal(draft, side, before.sides[side]?.total ?? total, total, last);
  }
}

/** The sum of a side, by way of what it was when a round ended meanwhile. */
function planTotal(draft: GwentDraft, side: number, before: number, after: number, at: number): void {
  let from = before;
  const steps = draft.totals.filter((step) => step.side === side);
  for (const step of [...steps, { total: after, at }]) {
    if (step.total === from) continue;
    draft.put({ kind: "count", on: { zone: zoneOf.total(side) }, from, to: step.total }, MS.count, step.at);
    from = step.total;
  }
}

/** When the last thing has happened to each row. */
function touched({ cues, after }: GwentDraft): ReadonlyMap<string, number> {
  const done = new Map<string, number>();
  const touch = (zone: string, at: number) => done.set(zone, Math.max(at, done.get(zone) ?? 0));
  for (const cue of cues) {
    const end = cue.at + cue.ms;
    if (cue.kind === "travel")
      for (const zone of [cue.from, cue.to]) touch(zone.replace(/^slot:/u, "row:"), end);
    else if (cue.kind === "gleam") touch(cue.zone, end);
    else if (cue.kind === "own" && cue.own.kind === "sky")
      for (const side of after.sides.keys())
        for (const row of cue.own.rows) touch(zoneOf.row(side, row), end);
  }
  return done;
}

function changesIn(
  before: View,
  after: View,
  side: number,
  row: RowName,
  explain: Explain,
): readonly Change[] {
  const strengths = new Map<Ref, number>();
  const number = ROWS.indexOf(row);
  for (const { card, strength = 0 } of before.sides[side]?.rows[number]?.cards ?? [])
    strengths.set(card, strength);
  return (after.sides[side]?.rows[number]?.cards ?? []).flatMap(({ card, id, strength: to = 0 }) => {
    const from = strengths.get(card);
    if (from === undefined || from === to) return [];
    const subject = { kind: "strength", card, id, side, row: number } as const;
    return [
      { card, id, side, row, from, to, why: newReason(explain(before, subject), explain(after, subject)) },
    ];
  });
}

/** The first link of the chain that was not there before, or not as strong. */
function newReason(before: readonly Reason[], after: readonly Reason[]): Why | undefined {
  const whys = (reasons: readonly Reason[]): readonly Why[] =>
    reasons.map(({ text: { key, values } }) => ({ key, by: Number(values?.by ?? 0) }));
  const former = whys(before);
  return whys(after).find(({ key, by }) => !former.some((one) => one.key === key && one.by === by));
}

/** Units that one reason changed are told of together: what binds them is seen first. Gives back when to count. */
function planCauses(
  draft: GwentDraft,
  changes: readonly Change[],
  label: Accounts["label"],
  at: number,
): number {
  const causes = Map.groupBy(
    changes.filter(({ why }) => why !== undefined),
    ({ why, id }) => `${why?.key} ${why?.by} ${why?.key === BOND ? id : ""}`,
  );
  let counted = at;
  for (const [first, ...rest] of causes.values()) {
    if (first?.why === undefined) continue;
    const { why, side, row } = first;
    const zone = zoneOf.row(side, row);
    const cards = why.key === BOND ? mates(draft.after, first) : [first, ...rest].map(({ card }) => card);
    const shows = why.key === BOND || (RIPPLING.has(why.key) && !rippled(draft, first));
    if (why.key === BOND) draft.put({ kind: "chain", cards }, MS.ripple + MS.count, at);
    else if (shows) draft.put({ kind: "gleam", zone }, MS.ripple, at);
    if (shows) counted = at + MS.ripple / 2;
    draft.put({ kind: "tell", words: label({ why, row }), cards, zone }, MS.reason, counted);
  }
  return counted;
}

const BOND = "reason.bond";
const RIPPLING: ReadonlySet<string> = new Set(["reason.morale", "reason.horn"]);

/** All of a kind in a row. */
function mates({ sides }: View, { side, row, id }: Change): readonly Ref[] {
  const cards = sides[side]?.rows[ROWS.indexOf(row)]?.cards ?? [];
  return cards.flatMap((one) => (one.id === id ? [one.card] : []));
}

/** Whether the row was seen to be roused by an event already. */
function rippled({ cues }: GwentDraft, { side, row }: Change): boolean {
  return cues.some((cue) => cue.kind === "gleam" && cue.zone === zoneOf.row(side, row));
}
