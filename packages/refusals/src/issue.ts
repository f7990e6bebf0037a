import type { Message } from "@medallion/kernel";
import { InputError } from "@medallion/kernel";
import type * as z from "zod/mini";
import type { Path, Refusals, ShapeReason } from "./refuse.ts";

/** Says what a schema found wrong first, as an `InputError` whose path goes on from `start`. */
export type IssueError = (code: string, issues: readonly z.core.$ZodIssue[], start?: Path) => InputError;

export function issueErrors({ refuseAt }: Pick<Refusals<ShapeReason>, "refuseAt">): IssueError {
  return (code, issues, start = []) => {
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
        // Schemas may bring sentences of their own; the library's are none.
        return issue === undefined || !issue.message.endsWith(".")
          ? refuseAt(path, "shape.other", {}, code)
          : new InputError(code, issue.message, path);
    }
  };
}

export function issuePath(issue: z.core.$ZodIssue | undefined): Path {
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

/**
 * Reads a part of something larger: in an `InputError` of it `path` comes before its own, and `placed` may say
 * in its messages where that is.
 */
export function within<T>(
  path: Path,
  read: () => T,
  placed: (message: Message) => Message = (same) => same,
): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const front = error.path.length > 0 ? `${error.path.join(".")}: ` : "";
    const sentence = error.message.startsWith(front) ? error.message.slice(front.length) : error.message;
    throw new InputError(error.code, sentence, [...path, ...error.path], error.messages.map(placed));
  }
}
