import { checkVersion, within } from "@medallion/refusals";
import type { Declared } from "./box.ts";
import { checkReferences } from "./check-state.ts";
import { readRows } from "./data/read.ts";
import { issueError } from "./issue.ts";
import { parseOptions } from "./options.ts";
import type { State } from "./state.ts";
import { STATE_SCHEMA } from "./state-schema.ts";

const RULES_VERSION = 2;
/** Nobody remembered yet which hand was left when a pile became the deck (OW-1.21); its positions are the same. */
const FORGETFUL = 1;

/** A state from a save of this version of the rules or an earlier one. */
export function parseState(input: unknown, rulesVersion: number): State {
  if (rulesVersion !== FORGETFUL) checkVersion(rulesVersion, RULES_VERSION);
  const parsed = STATE_SCHEMA.safeParse(input);
  if (!parsed.success) throw issueError("state", parsed.error.issues);
  const { declared, options, ...shape } = parsed.data;
  const state: State = {
    ...shape,
    options: within(["options"], () => parseOptions(options)),
    ...(declared === undefined ? {} : { declared: readDeclared(declared) }),
  };
  checkReferences(state);
  return state;
}

type Raw = { readonly [Name in keyof Declared]?: readonly unknown[] };

/** Components that a scenario declared are held against the shape of the printed ones. */
function readDeclared({ cards, ...raw }: Raw): Declared {
  const tables = Object.entries(raw).map(([name, rows]) => {
    const table = name as Exclude<keyof Declared, "cards">;
    return [table, readRows(table, rows, ["declared", table])] as const;
  });
  return {
    ...(cards && { cards: readRows("actionCards", cards, ["declared", "cards"]) }),
    ...Object.fromEntries(tables),
  };
}
