/** Ties words of one letter to the next word: Czech, Polish and Ukrainian lines do not end with them. */
export function tied(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}’])(\p{L}) /gu, "$1\u00a0");
}
