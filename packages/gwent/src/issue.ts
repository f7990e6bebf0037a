import { InputError } from "@medallion/kernel";
import type * as z from "zod/mini";

export type Path = readonly (string | number)[];

/** What a schema found wrong first, as an `InputError` whose path goes on from `start`. */
export function issueError(code: string, issues: readonly z.core.$ZodIssue[], start: Path = []): InputError {
  const issue = issues[0];
  const path = (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part));
  return new InputError(code, sentenceOf(issue), [...start, ...path, ...extraKey(issue)]);
}

function extraKey(issue: z.core.$ZodIssue | undefined): readonly string[] {
  return issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case "unrecognized_keys":
      return `There is no key "${issue.keys.join(", ")}" here.`;
    case "invalid_type":
      return `This must be ${NAMES[issue.expected] ?? issue.expected}.`;
    case "invalid_value":
      return `This must be one of ${issue.values.join(", ")}.`;
    default:
      // Schemas bring sentences of their own; the library's are none.
      return issue === undefined || !issue.message.endsWith(".") ? "This does not fit here." : issue.message;
  }
}

const NAMES: Readonly<Record<string, string>> = {
  int: "a whole number",
  number: "a whole number",
  array: "a list",
  tuple: "a list",
  object: "a mapping",
  record: "a mapping",
  boolean: "true or false",
  string: "a text",
};

/** Reads a part of something larger: in an `InputError` of it `path` comes before its own. */
export function within<T>(path: Path, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const front = error.path.length > 0 ? `${error.path.join(".")}: ` : "";
    const sentence = error.message.startsWith(front) ? error.message.slice(front.length) : error.message;
    throw new InputError(error.code, sentence, [...path, ...error.path], error.messages);
  }
}
