import type { InsightKit } from "@medallion/search";

/** The same list for those who load one game at a time, the browser for instance. */
const LOADERS: Readonly<Record<string, () => Promise<InsightKit>>> = {
  gwent: async () => (await import("@medallion/gwent")).gwentKit,
  ronin: async () => (await import("@medallion/ronin")).roninKit,
  "old-world": async () => (await import("@medallion/old-world")).oldWorldKit,
};

/** The games by their ids, in the order of the list. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

/** Loads one game; `undefined` if there is none of this name. */
export function loadKit(id: string): Promise<InsightKit> | undefined {
  return Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
}
