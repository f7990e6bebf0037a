import { type Ink, ink, inkWidth, spaces } from "@medallion/ink";

/** Blocks beside each other, each in a column of its own width. */
export function beside(
  blocks: readonly (readonly Ink[])[],
  widths: readonly number[],
  between: Ink,
): readonly Ink[] {
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks.flatMap((block, i): Ink => {
      const line = block[row] ?? [];
      const last = i === blocks.length - 1;
      return last ? line : [...line, ...spaces((widths[i] ?? 0) - inkWidth(line)), ...between];
    }),
  );
}

/** Two blocks in halves of the width with a line between them, or under each other where it is too narrow. */
export function halves(
  width: number,
  narrowest: number,
  blocks: readonly ((width: number) => readonly Ink[])[],
): readonly Ink[] {
  const between = ink(" │ ", "quiet");
  const half = Math.floor((width - inkWidth(between)) / 2);
  if (width < narrowest)
    return blocks.flatMap((block, i) => (i === 0 ? block(width) : [[], ...block(width)]));
  return beside(
    blocks.map((block) => block(half)),
    blocks.map(() => half),
    between,
  );
}
