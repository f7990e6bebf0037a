import type { Ref, View } from "@medallion/gwent";
import { ROWS, type RowName } from "@medallion/gwent/cards";
import type { Reason } from "@medallion/kernel";
import type { Cause, Why } from "./cause.ts";
import type { Explain } from "./field.ts";
import type { GwentCue, GwentDraft } from "./gwent-draft.ts";
import { MS } from "./timing.ts";
import { zoneOf } from "./zones.ts";

interface Accounts {
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

/**
 * Counts from the field as it was counted last to this one: strengths, then the totals of rows, then those of sides. The
 * number of a row is there when the last card that has come lies there, and when the last that has gone lies elsewhere.
 */
export function planNumbers(draft: GwentDraft, to: View, since: number, { explain, label }: Accounts): void {
  const from = draft.counted;
  const done = touched(draft.cues.slice(since), to);
  for (const [side, { rows, total }] of to.sides.entries()) {
    let last = 0;
    for (const { row, total: rowTotal } of rows) {
      const changes = changesIn(from, to, side, row, explain);
      const at = planCauses(draft, to, changes, label, done.get(zoneOf.row(side, row)) ?? draft.now);
      countCards(draft, changes, at);
      const former = rowOf(from, side, row)?.total ?? rowTotal;
      if (former === rowTotal) continue;
      const counted = at + (changes.length > 0 ? MS.countApart : 0);
      draft.count(zoneOf.rowTotal(side, row), former, rowTotal, counted);
      last = Math.max(last, counted + MS.countApart);
    }
    draft.count(zoneOf.total(side), from.sides[side]?.total ?? total, total, last);
  }
  draft.counted = to;
}

/** A drawing gives way to the one that the table has in the end; what it is in between, only the sums tell. */
function countCards(draft: GwentDraft, changes: readonly Change[], at: number): void {
  for (const { card, side, row, from, to } of changes) {
    const strengthIn = (view: View): number | undefined =>
      rowOf(view, side, row)?.cards.find((one) => one.card === card)?.strength;
    if (to === strengthIn(draft.after) && to !== strengthIn(draft.before))
      draft.put({ kind: "count", on: { card }, from, to }, MS.count, at);
  }
}

function rowOf({ sides }: View, side: number, row: RowName) {
  return sides[side]?.rows[ROWS.indexOf(row)];
}

/** All numbers are there when what has gone arrives elsewhere. */
const COUNTED = MS.count + 2 * MS.countApart;

/** When the last thing has happened to each row. */
function touched(cues: readonly GwentCue[], { sides }: View): ReadonlyMap<string, number> {
  const done = new Map<string, number>();
  const touch = (zone: string, at: number) => {
    const row = zone.replace(/^slot:/u, "row:");
    done.set(row, Math.max(at, done.get(row) ?? 0));
  };
  for (const cue of cues) {
    const end = cue.at + cue.ms;
    if (cue.kind === "travel") {
      if (cue.to !== cue.from) touch(cue.from, Math.max(cue.at, end - COUNTED));
      touch(cue.to, end);
    } else if (cue.kind === "gleam") touch(cue.zone, end);
    else if (cue.kind === "own" && cue.own.kind === "sky")
      for (const side of sides.keys()) for (const row of cue.own.rows) touch(zoneOf.row(side, row), end);
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
  for (const { card, strength = 0 } of rowOf(before, side, row)?.cards ?? []) strengths.set(card, strength);
  return (rowOf(after, side, row)?.cards ?? []).flatMap(({ card, id, strength: to = 0 }) => {
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
  view: View,
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
    const cards = why.key === BOND ? mates(view, first) : [first, ...rest].map(({ card }) => card);
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
function mates(view: View, { side, row, id }: Change): readonly Ref[] {
  const cards = rowOf(view, side, row)?.cards ?? [];
  return cards.flatMap((one) => (one.id === id ? [one.card] : []));
}

/** Whether the row was seen to be roused by an event already. */
function rippled({ cues }: GwentDraft, { side, row }: Change): boolean {
  return cues.some((cue) => cue.kind === "gleam" && cue.zone === zoneOf.row(side, row));
}
