/** What was, is, and was taken back, so that every step can be undone and done again. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** Further steps back than anybody wants to go. */
const LONGEST = 200;

export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** A step forward; what had been taken back is forgotten. No step at all if nothing changed. */
export function step<T>(history: History<T>, present: T): History<T> {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-LONGEST), present, future: [] };
}

/** The same step going on, a name being typed for instance: undone as one. */
export function amend<T>(history: History<T>, present: T): History<T> {
  return { ...history, present, future: [] };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] };
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
