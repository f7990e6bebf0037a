import { reasonsBehind } from "@medallion/fittings";
import type { Reason } from "@medallion/kernel";
import { InputError } from "@medallion/kernel";
import type { Path } from "../data/index.ts";
import { explainSubject, type OldWorldSubject, subjectsOf } from "../explain/index.ts";
import { oldWorld } from "../game.ts";
import type { State } from "../state.ts";
import { viewOf } from "../view.ts";
import { seatNames } from "./names.ts";

/** The chain of rules behind a number on the table: the subject with these properties. */
export function reasons(state: State, counted: Readonly<Record<string, unknown>>): () => readonly Reason[] {
  return reasonsBehind(oldWorld, state, counted);
}

/** The rules that account for a number: `A damage`, `price 3`, `A training combat`, `handTarget`, `poker own`. */
export function rulesBehind(state: State, written: string, path: Path): readonly string[] {
  const names = seatNames(state);
  const viewer = names.indexOf(written.charAt(0));
  const view = viewOf(state, written.charAt(1) === " " && viewer >= 0 ? viewer : null);
  const subject = subjectsOf(view).find((one) => nameOf(one, names).join(" ") === written);
  if (subject !== undefined) return explainSubject(view, subject).map(({ rule }) => rule);
  const known = subjectsOf(view).map((one) => nameOf(one, names).join(" "));
  throw new InputError("why", `Nothing accounts for "${written}" here, only for ${known.join(", ")}.`, path);
}

function nameOf(subject: OldWorldSubject, names: readonly string[]): readonly (string | number)[] {
  const { kind } = subject;
  switch (kind) {
    case "monsterLife":
    case "handTarget":
      return [kind];
    case "price":
      return [kind, subject.slot];
    case "poker":
      return [kind, subject.side];
    case "training":
      return [names[subject.player] ?? "", kind, subject.attribute];
    case "test":
      return [names[subject.player] ?? "", kind, subject.test + 1];
    default:
      return [names[subject.player] ?? "", kind];
  }
}
