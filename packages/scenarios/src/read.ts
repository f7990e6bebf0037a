import type { z } from "zod";
import { GENERIC_KEYS, MOST_PROVEN, type Scenario, scenarioFormat } from "./format.ts";
import { Mistake } from "./mistake.ts";
import { suggestion } from "./nearest.ts";
import type { Path, Source } from "./source.ts";

/** A document as a scenario; throws `Mistake` with one sentence on the first thing that is wrong. */
export function readScenario(source: Source): Scenario {
  const parsed = scenarioFormat.safeParse(source.read());
  if (!parsed.success) throw mistakeOf(parsed.error.issues, source);
  const { script, expect, puzzle } = parsed.data;
  if (script === undefined && expect === undefined && puzzle === undefined)
    throw new Mistake(source.line, "A scenario needs a `script` or an `expect`.");
  return parsed.data;
}

/** The title and rule IDs of a document that may be no scenario at all. */
export function headOf(data: unknown): { title: string; proves: readonly string[] } {
  // Whatever it is, an object has fields that may be missing.
  const { scenario, proves } = Object(data) as Record<string, unknown>;
  return {
    title: typeof scenario === "string" ? scenario : "(a scenario without a title)",
    proves: Array.isArray(proves) ? proves.filter((id) => typeof id === "string") : [],
  };
}

type Issue = z.core.$ZodIssue;

function mistakeOf(issues: readonly Issue[], source: Source): Mistake {
  // An unknown key first: a misspelt key is also reported as a missing one.
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (issue === undefined) return new Mistake(source.line, "This isn’t a scenario.");
  const deepest = innermost(issue);
  const path = deepest.path.map((step) => (typeof step === "symbol" ? String(step) : step));
  if (deepest.code === "unrecognized_keys") {
    const key = deepest.keys[0] ?? "";
    const sentence = `Unknown key "${key}"${suggestion(key, keysAt(path))}`;
    return new Mistake(source.lineOf([...path, key]), sentence);
  }
  return new Mistake(source.lineOf(path), sentenceOf(deepest, path));
}

/** Of a value that fits none of several shapes, what is wrong with the shape it fits best. */
function innermost(issue: Issue): Issue {
  if (issue.code !== "invalid_union") return issue;
  const inner = issue.errors.flatMap((branch) => branch.slice(0, 1));
  const best = inner.sort((a, b) => b.path.length - a.path.length)[0];
  if (best === undefined || best.path.length === 0) return issue;
  return innermost({ ...best, path: [...issue.path, ...best.path] });
}

function keysAt(path: Path): readonly string[] {
  if (path.length === 0) return Object.keys(scenarioFormat.shape);
  if (path[0] === "script" && path.length === 2) return ["expect"];
  if (path[0] === "puzzle") return Object.keys(scenarioFormat.shape.puzzle.unwrap().shape);
  return path.includes("same view") ? ["by", "as"] : ["by", "has", "lacks", ...GENERIC_KEYS];
}

function sentenceOf(issue: Issue, path: Path): string {
  const where = path.length === 0 ? "A scenario" : `\`${path.join(".")}\``;
  if (path[0] === "proves" && issue.code === "too_big")
    return `\`proves\` names more than ${MOST_PROVEN} rule IDs: split the scenario.`;
  if (path[0] === "script" && (path.length === 2 || (path.length === 3 && path[2] === "expect")))
    return "A script line is a text or `expect:` with a mapping; put a text with a colon in quotes.";
  if (path[0] === "random")
    return `${where} is a place counted from 0, \`keep\`, \`reverse\` or a list of old places.`;
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined"))
    return `The key \`${path.join(".")}\` is missing.`;
  if (issue.code === "invalid_type" && path.length === 0)
    return "A scenario is a mapping that starts with `scenario:` and a title.";
  return `${where} is wrong: ${issue.message}.`;
}
