/** The Latin letter of a key: as it is printed on it, or by its place on keyboards with other letters. */
export function letterOf({ key, code }: Pick<KeyboardEvent, "key" | "code">): string | undefined {
  if (/^[A-Za-z]$/u.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/u.exec(code)?.[1]?.toLowerCase();
}
