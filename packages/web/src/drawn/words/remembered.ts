import type { Say } from "@medallion/kernel";

const said = new WeakMap<Say, Map<string, string>>();

/** Words that are made once per language and table, however often they are drawn. */
export function remembered(say: Say, key: string, make: () => string): string {
  const known = said.get(say) ?? new Map<string, string>();
  said.set(say, known);
  const words = known.get(key) ?? make();
  known.set(key, words);
  return words;
}
