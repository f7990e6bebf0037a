import { checkVersion, within } from "@medallion/refusals";
import type { Declared } from "./box.ts";
import { checkReferences } from "./check-state.ts";
import { readAbility, readBoard, readCard, readChapter, readSide } from "./data/index.ts";
import { issueError } from "./issue.ts";
import { parseOptions } from "./options.ts";
import type { Path } from "./refuse.ts";
import type { State } from "./state.ts";
import { STATE_SCHEMA } from "./state-schema.ts";

const RULES_VERSION = 1;

/** A state from a save. So far there is one version of the rules; a later one migrates here. */
export function parseState(input: unknown, rulesVersion: number): State {
  checkVersion(rulesVersion, RULES_VERSION);
  const parsed = STATE_SCHEMA.safeParse(input);
  if (!parsed.success) throw issueError("state", parsed.error.issues);
  const { declared, ...shape } = parsed.data;
  // The schema has just shown the shape, and leaves optional values out where they are absent.
  const state = {
    ...shape,
    options: within(["options"], () => parseOptions(shape.options)),
    ...(declared === undefined ? {} : { declared: readDeclared(declared) }),
  } as State;
  checkReferences(state);
  return state;
}

type Raw = { readonly [Name in keyof Declared]?: readonly unknown[] | undefined };

/** Components that a scenario declared are held against the rules like the printed ones. */
function readDeclared({ cards, abilities, boards, sides, chapters }: Raw): Declared {
  return {
    ...(cards && { cards: cards.map(reading("cards", readCard)) }),
    ...(abilities && { abilities: abilities.map(reading("abilities", readAbility)) }),
    ...(boards && { boards: boards.map(reading("boards", readBoard)) }),
    ...(sides && { sides: sides.map(reading("sides", readSide)) }),
    ...(chapters && { chapters: chapters.map(reading("chapters", readChapter)) }),
  };
}

function reading<T>(name: keyof Declared, read: (input: unknown, path: Path) => T) {
  return (input: unknown, place: number): T => read(input, ["declared", name, place]);
}
