/** The keys of all random streams (`RandomState` of the kernel) in a state of any game. */
export function keysIn(data: unknown): readonly string[] {
  if (typeof data !== "object" || data === null) return [];
  const own =
    "at" in data && Array.isArray(data.at) && "key" in data && typeof data.key === "string" ? [data.key] : [];
  return [...own, ...Object.values(data).flatMap(keysIn)];
}
