/** Lines with their numbers from 1 on, the numbers in one column. */
export function numbered(lines: readonly string[]): readonly string[] {
  const width = String(lines.length).length;
  return lines.map((line, index) => `  ${String(index + 1).padStart(width)}  ${line}`);
}
