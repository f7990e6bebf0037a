/** The game in a pasted address or bare link, and the moment it leads to. */
export function linkIn(written: string): { readonly link: string; readonly query: string } {
  const text = written.trim();
  const hash = text.indexOf("#");
  if (hash < 0) return { link: text, query: "" };
  const query = /\?[^#]*/.exec(text.slice(0, hash))?.[0] ?? "";
  return { link: decodeURIComponent(text.slice(hash + 1)), query };
}
