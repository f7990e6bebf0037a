import type { Reason } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import type { Decision } from "./decision.ts";
import { cardName } from "./describe.ts";
import { fieldOf } from "./imagine/field.ts";
import { rowForces, strengthIn } from "./rules/strength.ts";
import { membersOf } from "./rules/tournament.ts";
import type { Ref } from "./state.ts";
import { cardOf } from "./state.ts";
import type { SideView, View } from "./view.ts";

/** What carries a number on this table. */
export type GwentSubject =
  | {
      readonly kind: "strength";
      readonly card: Ref;
      readonly id: string;
      readonly side: number;
      readonly row: number;
    }
  | { readonly kind: "row"; readonly side: number; readonly row: number }
  | { readonly kind: "total"; readonly side: number }
  | { readonly kind: "round"; readonly round: number }
  | { readonly kind: "decision"; readonly decision: number; readonly id: string };

export function subjectsOf(view: View): readonly GwentSubject[] {
  const onSides = view.sides.flatMap((side, i) => sideSubjects(side, i));
  const rounds = view.rounds.map((_, round) => ({ kind: "round" as const, round: round + 1 }));
  const decisions = (view.automaton?.decisions ?? []).map(({ id }, decision) => ({
    kind: "decision" as const,
    decision,
    id,
  }));
  return [...onSides, ...rounds, ...decisions];
}

function sideSubjects(view: SideView, side: number): readonly GwentSubject[] {
  const rows = view.rows.flatMap(({ cards }, row): GwentSubject[] => [
    ...cards.map(({ card, id }) => ({ kind: "strength" as const, card, id, side, row })),
    { kind: "row", side, row },
  ]);
  return [...rows, { kind: "total", side }];
}

/** The chain of rules and amounts behind a number. */
export function explainSubject(view: View, subject: GwentSubject): readonly Reason[] {
  switch (subject.kind) {
    case "strength":
      return strengthReasons(view, subject);
    case "row":
      return rowReasons(view, subject);
    case "total":
      return totalReasons(view, subject.side);
    case "round":
      return roundReasons(view, subject.round);
    case "decision":
      return decisionReasons(at(view.automaton?.decisions ?? [], subject.decision));
  }
}

/** The same rules that play the game measure the battlefield of the view, which has no secrets. */
function strengthReasons(
  view: View,
  { card, side, row }: GwentSubject & { kind: "strength" },
): readonly Reason[] {
  const state = fieldOf(view);
  const reasons: Reason[] = [];
  strengthIn(state, rowForces(state, side, row), cardOf(state, card), reasons);
  return reasons;
}

function rowReasons(view: View, { side, row }: GwentSubject & { kind: "row" }): readonly Reason[] {
  let sum = 0;
  return at(at(view.sides, side).rows, row).cards.map(({ id, strength = 0 }) => {
    sum += strength;
    return {
      rule: "GW-7.8",
      text: { key: "reason.card", values: { card: cardName(id), strength } },
      amount: sum,
    };
  });
}

function totalReasons(view: View, side: number): readonly Reason[] {
  let sum = 0;
  return at(view.sides, side).rows.map(({ row, total }) => {
    sum += total;
    return {
      rule: "GW-7.8",
      text: { key: "reason.row", values: { row: { key: `row.${row}` }, total } },
      amount: sum,
    };
  });
}

/** GW-12.1 to GW-12.3, GW-14.5: the totals of the sides, then what decided the round. */
function roundReasons(view: View, round: number): readonly Reason[] {
  const { totals, winners, change, rule } = at(view.rounds, round - 1);
  const seatOf = (side: number): number => at(at(view.sides, side).members, 0);
  const counted = totals.map((total, side) => ({
    rule: "GW-12.1",
    text: { key: "reason.total", values: { side: { seat: seatOf(side) }, total } },
    amount: total,
  }));
  const decided = {
    rule,
    text: {
      key: `reason.round.${rule}`,
      values: { sides: membersOf(view, winners).map((seat) => ({ seat })), count: winners.length },
    },
    amount: winners.length === 1 ? at(totals, at(winners, 0)) : Math.max(...totals),
  };
  const key = view.mode === "free-for-all" ? "reason.points" : "reason.gems";
  const changed = change.map((by, side) => ({
    rule: view.mode === "free-for-all" ? rule : "GW-12.3",
    text: { key, values: { side: { seat: seatOf(side) }, by: Math.abs(by) } },
    amount: by,
    ...(view.mode !== "free-for-all" && { bare: true as const }),
  }));
  return [...counted, decided, ...changed];
}

/** GW-17.4: every option with its value and gain, then the rung of the ladder that settled it. */
function decisionReasons({ rule, kind, id, options, chosen, settledBy }: Decision): readonly Reason[] {
  const weighed = options.map((option) => ({
    rule: "GW-17.3",
    text: {
      key: "reason.option",
      values: {
        card: cardName(option.id),
        placed: option.row === undefined ? "no" : "yes",
        row: option.row === undefined ? "" : { key: `row.${option.row}` },
        value: option.value,
        gain: option.gain,
      },
    },
    amount: option.value,
  }));
  const settled = {
    rule,
    text: { key: `reason.settled.${settledBy}`, values: { card: cardName(id), kind } },
    amount: options[chosen]?.value ?? 0,
  };
  return [...weighed, settled];
}
