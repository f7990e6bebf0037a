/** A text in lines of at most `width` columns, broken at its spaces; a word that no line can hold stands alone. */
export function wrapped(text: string, width: number, indent = ""): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ").filter((part) => part !== "")) {
    const longer = line === "" ? `${indent}${word}` : `${line} ${word}`;
    if (line === "" || columns(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = `${indent}${word}`;
    }
  }
  return line === "" ? lines : [...lines, line];
}

/** A line as a terminal of this width shows it whole: what is too long goes on below the text that it belongs to. */
export function fitted(line: string, width: number): readonly string[] {
  if (columns(line) <= width) return [line];
  // Behind a name and a gap, as in lists, or else behind the spaces that the line begins with.
  const [listed = ""] = /^ *\S.*? {2,}(?=\S)/.exec(line) ?? [];
  const [head = ""] =
    columns(listed) > 0 && columns(listed) <= width / 2 ? [listed] : (/^ */.exec(line) ?? []);
  const [first = "", ...rest] = wrapped(line.slice(head.length), width, " ".repeat(columns(head)));
  return [`${head}${first.trimStart()}`, ...rest];
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** Colours take no column; accents that follow their letter have none of their own. */
function columns(text: string): number {
  return Array.from(text.replaceAll(COLOURS, "").normalize("NFC").replaceAll(/\p{M}/gu, "")).length;
}
