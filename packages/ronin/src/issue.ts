import type { InputError } from "@medallion/kernel";
import type * as z from "zod/mini";
import type { Path } from "./refuse.ts";
import { refuseAt } from "./refuse.ts";

/** What a schema found wrong first, as an `InputError` whose path goes on from `start`. */
export function issueError(code: string, issues: readonly z.core.$ZodIssue[], start: Path = []): InputError {
  const issue = issues[0];
  const path = [...start, ...issuePath(issue), ...extraKey(issue)];
  switch (issue?.code) {
    case "unrecognized_keys":
      return refuseAt(path, "shape.key", { keys: issue.keys.join(", ") }, code);
    case "invalid_type":
      return refuseAt(path, "shape.type", { expected: NAMES[issue.expected] ?? "other" }, code);
    case "invalid_value":
      return refuseAt(path, "shape.value", { known: issue.values.join(", ") }, code);
    default:
      return refuseAt(path, "shape.other", {}, code);
  }
}

function issuePath(issue: z.core.$ZodIssue | undefined): Path {
  return (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part));
}

function extraKey(issue: z.core.$ZodIssue | undefined): readonly string[] {
  return issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
}

/** What a schema expects, by the words that the text selects by. */
const NAMES: Readonly<Record<string, string>> = {
  int: "number",
  number: "number",
  array: "list",
  tuple: "list",
  object: "mapping",
  record: "mapping",
  boolean: "boolean",
  string: "string",
};
