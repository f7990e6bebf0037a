/**
 * What whoever never gave a name was called where they played: in every language one word, which finished games keep in
 * the language that was spoken then.
 */
const UNNAMED: ReadonlySet<string> = new Set(["Player", "Hráč", "Gracz", "Гравець"]);

export function isUnnamed(name: string): boolean {
  return UNNAMED.has(name);
}
