import { wrapped } from "./wrap.ts";

/** Lines with their numbers from 1 on, the numbers in one column; those longer than `width` go on below their text. */
export function numbered(lines: readonly string[], width = Number.POSITIVE_INFINITY): readonly string[] {
  const digits = String(lines.length).length;
  const indent = " ".repeat(digits + 4);
  return lines.map((line, index) => {
    const number = `  ${String(index + 1).padStart(digits)}  `;
    if (number.length + line.length <= width) return `${number}${line}`;
    return `${number}${wrapped(line, width, indent).join("\n").trimStart()}`;
  });
}
