import {
  type Choice,
  canonical,
  type Difference,
  type Event,
  type Game,
  type Reason,
} from "@medallion/kernel";

/** A difference, if something is expected and something else is found. */
export function differ(
  path: string,
  expected: unknown,
  found: unknown,
  why?: () => readonly Reason[],
): readonly Difference[] {
  if (expected === undefined || canonical(expected) === canonical(found ?? null)) return [];
  return [{ path, expected, found, ...(why === undefined ? {} : { why: why() }) }];
}

/** A difference, unless these names are found there, as often as they are written, or none of them is. */
export function differHeld(
  path: string,
  expected: readonly string[],
  found: readonly string[],
  present: boolean,
): readonly Difference[] {
  const left = [...found];
  const isThere = (name: string): boolean => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const right = present ? expected.every(isThere) : !expected.some(isThere);
  return right ? [] : [{ path, expected, found }];
}

/** The part of a game that accounts for numbers. */
type Accounting<State, View> = Pick<
  Game<State, unknown, Choice, Event, View>,
  "view" | "subjects" | "explain"
>;

/** The chain of rules behind a number on the table: the subject with these properties. */
export function reasonsBehind<State, View>(
  game: Accounting<State, View>,
  state: State,
  counted: object,
): () => readonly Reason[] {
  return () => {
    const view = game.view(state, null);
    const isMeant = (subject: object): boolean =>
      Object.entries(counted).every(([key, value]) => Reflect.get(subject, key) === value);
    const subject = game.subjects(view).find(isMeant);
    return subject === undefined ? [] : game.explain(view, subject);
  };
}
