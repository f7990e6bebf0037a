import type { Choice, Kit, Message, Part } from "@medallion/kernel";

/** A choice by its number, with the parts of it that have not been named yet. */
export interface Candidate {
  readonly choice: number;
  readonly parts: readonly Part[];
}

/** A part that may be named next, and the choices that are left once it is. */
export interface NextPart {
  readonly part: Part;
  readonly left: readonly Candidate[];
}

/** All choices with nothing named yet; one that is told as a whole is its own only part. */
export function candidatesOf(kit: Kit, view: unknown, choices: readonly Choice[]): readonly Candidate[] {
  return choices.map((value, choice) => {
    const parts = kit.parts(view, value);
    return { choice, parts: parts.length > 0 ? parts : [{ text: kit.game.describeChoice(value) }] };
  });
}

/** Every part that may be named next. A choice that is whole has none: `whole` finds it. */
export function nextParts(candidates: readonly Candidate[]): readonly NextPart[] {
  const found = new Map<string, { part: Part; left: Candidate[] }>();
  for (const { choice, parts } of candidates)
    for (const [key, place] of firstOfEach(parts)) {
      const part = parts[place];
      if (part === undefined) continue;
      const next = found.get(key) ?? { part, left: [] };
      next.left.push({ choice, parts: parts.toSpliced(place, 1) });
      found.set(key, next);
    }
  return [...found.values()];
}

/** The choice that nothing is missing from; of several that are put together alike the first. */
export function whole(candidates: readonly Candidate[]): number | undefined {
  return candidates.find(({ parts }) => parts.length === 0)?.choice;
}

/** Names what nobody could name otherwise, so that only what can be chosen is asked. */
export function withoutForced(candidates: readonly Candidate[]): readonly Candidate[] {
  const [only, other] = nextParts(candidates);
  if (only === undefined || other !== undefined || whole(candidates) !== undefined) return candidates;
  return withoutForced(only.left);
}

/** The different roles of these parts; what is one thing has none. */
export function rolesOf(next: readonly NextPart[]): readonly Message[] {
  const roles = next.flatMap(({ part: { role } }) => role ?? []);
  return [...new Map(roles.map((role) => [JSON.stringify(role), role])).values()];
}

/** The places of the different parts that may be named first, by what they say. */
function firstOfEach(parts: readonly Part[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const first = parts[0];
  for (const [place, part] of parts.entries()) {
    if (!isSame(part.role, first?.role)) break;
    const key = JSON.stringify([part.role, part.text]);
    if (!places.has(key)) places.set(key, place);
  }
  return places;
}

function isSame(one: Message | undefined, other: Message | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
