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

/** Accents that follow their letter take no column of their own. */
function columns(text: string): number {
  return Array.from(text.normalize("NFC").replaceAll(/\p{M}/gu, "")).length;
}
