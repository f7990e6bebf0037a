/** Digits typed so far, and the number they chose once they can mean no other. */
export interface NumberEntry {
  readonly typed: string;
  readonly chosen: number | undefined;
}

/**
 * What a key does to a number being typed among `count` numbered things. A digit that cannot begin a longer number
 * chooses at once, so up to nine things need one key each; otherwise the next digit or Enter decides.
 * Gives back nothing if the key has no meaning here.
 */
export function typeNumber(typed: string, key: string, count: number): NumberEntry | undefined {
  if (/^\d$/.test(key)) return withDigit(typed, key, count);
  if (typed === "") return undefined;
  switch (key) {
    case "Enter":
      return { typed: "", chosen: Number(typed) };
    case "Backspace":
      return { typed: typed.slice(0, -1), chosen: undefined };
    case "Escape":
      return { typed: "", chosen: undefined };
    default:
      return undefined;
  }
}

function withDigit(typed: string, digit: string, count: number): NumberEntry | undefined {
  const longer = typed + digit;
  const number = Number(longer);
  if (number < 1 || number > count) return undefined;
  return number * 10 > count ? { typed: "", chosen: number } : { typed: longer, chosen: undefined };
}
