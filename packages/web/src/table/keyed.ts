/** A thing of a list with a key of its own: its name, numbered where others are named alike. */
export interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** Keys by name, so that what stays on a list keeps its element when others come before it. */
export function keyed<T>(list: readonly T[], nameOf: (value: T) => string): readonly Keyed<T>[] {
  const seen = new Map<string, number>();
  return list.map((value) => {
    const name = nameOf(value);
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { key: before === 0 ? name : `${name} #${before + 1}`, value };
  });
}
