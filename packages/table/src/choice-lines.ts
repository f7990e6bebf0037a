import { at, type Choice, type Kit, type Part, type Say } from "@medallion/kernel";
import { type Candidate, type NextPart, nextParts, rolesOf, whole, withoutForced } from "./composing.ts";

/** A line that can be chosen: a whole choice, or a part of several. */
export interface ChoiceLine {
  readonly text: string;
  /** What it is or does, one line for each part. */
  readonly about: readonly string[];
  /** How many choices are one to the player: copies of the same card. */
  readonly copies: number;
  /** What it leaves: choices with the parts that are still to be named. */
  readonly left: readonly Candidate[];
}

/** What is asked at once: of a choice that is put together of parts one part at a time. */
export interface ChoiceStep {
  /** Which part is asked for; absent where whole choices or parts of different roles stand. */
  readonly role?: string;
  readonly lines: readonly ChoiceLine[];
}

/** What the lines are made from. */
export interface ChoiceWords {
  readonly kit: Kit;
  readonly choices: readonly Choice[];
  readonly say: Say;
  /** A part with what it is for. */
  readonly partOf: (role: string, part: string) => string;
  /** Where no more parts need be named. */
  readonly done: string;
}

/** As many lines as have a key of their own. What is longer is asked part by part, where it has parts. */
const AT_A_GLANCE = 9;

export function choiceStep(candidates: readonly Candidate[], telling: ChoiceWords): ChoiceStep {
  const lines = wholeLines(candidates, telling);
  const isComposed = candidates.some(({ parts }) => parts.length > 1);
  if (isComposed && lines.length <= AT_A_GLANCE) return { lines };
  const next = nextParts(candidates);
  const [role, other] = rolesOf(next).map(telling.say);
  const asked = isComposed ? partLines(candidates, next, other !== undefined, telling) : lines;
  return role === undefined || other !== undefined ? { lines: asked } : { role, lines: asked };
}

function partLines(
  candidates: readonly Candidate[],
  next: readonly NextPart[],
  areMixed: boolean,
  telling: ChoiceWords,
): readonly ChoiceLine[] {
  const { say, partOf } = telling;
  const lines = next.map(({ part, left }) => ({
    text: areMixed && part.role !== undefined ? partOf(say(part.role), say(part.text)) : say(part.text),
    about: aboutParts([part], telling),
    copies: left.every(({ parts }) => parts.length === 0) ? left.length : 1,
    left: withoutForced(left),
  }));
  const done = candidates.filter(({ parts }) => parts.length === 0);
  if (done.length === 0) return lines;
  return [...lines, { text: telling.done, about: [], copies: 1, left: done }];
}

/**
 * The choices as a person counts them. Those that are said alike and differ in nothing but the copy of the `card` they
 * play are one; others that are said alike are told apart by a number.
 */
function wholeLines(candidates: readonly Candidate[], telling: ChoiceWords): readonly ChoiceLine[] {
  const { kit, choices, say } = telling;
  const lines = new Map<string, ChoiceLine>();
  for (const { choice, parts } of candidates) {
    const value = at(choices, choice);
    const [part, more] = parts;
    const words = say(part !== undefined && more === undefined ? part.text : kit.game.describeChoice(value));
    const key = `${words}\n${JSON.stringify({ ...value, card: undefined })}`;
    const known = lines.get(key);
    if (known === undefined)
      lines.set(key, {
        text: words,
        about: aboutParts(parts, telling),
        copies: 1,
        left: [{ choice, parts: [] }],
      });
    else lines.set(key, { ...known, copies: known.copies + 1 });
  }
  return toldApart([...lines.values()]);
}

function toldApart(lines: readonly ChoiceLine[]): readonly ChoiceLine[] {
  const alike = Map.groupBy(lines, ({ text }) => text);
  return lines.map((line) => {
    const same = alike.get(line.text) ?? [];
    return same.length < 2 ? line : { ...line, text: `${line.text} (${same.indexOf(line) + 1})` };
  });
}

/** What each part does; of several each is named. */
function aboutParts(parts: readonly Part[], { say, partOf }: ChoiceWords): readonly string[] {
  return parts.flatMap(({ text: name, about = [] }) => {
    if (about.length === 0) return [];
    const lines = about.map(say).join(" · ");
    return [parts.length === 1 ? lines : partOf(say(name), lines)];
  });
}

/** The choice that a line stands for; none where something is still to be named. */
export function chosenBy({ left }: ChoiceLine): number | undefined {
  return left.every(({ parts }) => parts.length === 0) ? whole(left) : undefined;
}
