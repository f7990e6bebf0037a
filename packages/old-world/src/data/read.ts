import { InputError } from "@medallion/kernel";
import * as z from "zod/mini";
import { CONSTANTS_ROW, LOCATION_ACTIONS_ROW, ROWS, SET, type TableName } from "./schema-rows.ts";
import type { Components } from "./types.ts";

/** Where in the data something stands. */
export type Path = readonly (string | number)[];

/** All tables with every row of the right shape; what rows mean together is in `check/`. */
export function readComponents(input: unknown): Components {
  const set = shaped(SET, input, []);
  const tables: Record<string, unknown> = {
    version: set.version,
    constants: shaped(CONSTANTS_ROW, set.constants, ["constants"]),
    locationActions: shaped(LOCATION_ACTIONS_ROW, set.locationActions, ["locationActions"]),
  };
  const lists: Readonly<Record<string, unknown>> = set;
  for (const [name, schema] of Object.entries(ROWS)) {
    const list = lists[name];
    if (Array.isArray(list))
      tables[name] = list.map((row: unknown, index) => shaped<unknown>(schema, row, [name, index]));
  }
  // What has passed the strict schemas has its type.
  return tables as unknown as Components;
}

/** Rows of one table from elsewhere, such as those that a scenario declares. */
export function readRows<N extends TableName>(name: N, rows: readonly unknown[], path: Path): Components[N] {
  const schema: z.ZodMiniType = ROWS[name];
  // What has passed the strict schema has its type.
  return rows.map((row, index) => shaped<unknown>(schema, row, [...path, index])) as unknown as Components[N];
}

function shaped<T>(schema: z.ZodMiniType<T>, input: unknown, path: Path): T {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const inner = (issue?.path ?? []).map((part) => (typeof part === "symbol" ? String(part) : part));
  throw new InputError("data", `${calledOf(input)}${sentenceOf(issue)}`, [...path, ...inner]);
}

/** The id of the card goes before the sentence, so that its author finds it (OW-1.26). */
function calledOf(input: unknown): string {
  const named = typeof input === "object" && input !== null && "id" in input ? input.id : undefined;
  return typeof named === "string" ? `${named}: ` : "";
}

function sentenceOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case "unrecognized_keys":
      return `There is nothing called ${issue.keys.join(", ")} here.`;
    case "invalid_value":
      return `This must be one of ${issue.values.join(", ")}.`;
    case "invalid_type":
      return `This must be of type ${issue.expected}.`;
    case "too_big":
      return `This must be at most ${issue.maximum}.`;
    case "too_small":
      return `This must be at least ${issue.minimum}.`;
    default:
      return "This is none of the known words.";
  }
}
