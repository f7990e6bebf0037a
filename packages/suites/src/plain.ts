/** The path of the first value that would not come back from JSON as it is; `undefined` if all would. */
export function notPlain(value: unknown, path = "state", above: readonly unknown[] = []): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? undefined : path;
  if (typeof value !== "object" || above.includes(value)) return path;
  const inside = [...above, value];
  if (Array.isArray(value)) {
    // Not `map`, which would leave out the holes of a sparse list.
    for (let i = 0; i < value.length; i++) {
      const wrong = notPlain(value[i], `${path}.${i}`, inside);
      if (wrong !== undefined) return wrong;
    }
    return Object.keys(value).length === value.length ? undefined : path;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.getOwnPropertySymbols(value).length > 0)
    return path;
  for (const [key, part] of Object.entries(value)) {
    const wrong = notPlain(part, `${path}.${key}`, inside);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
