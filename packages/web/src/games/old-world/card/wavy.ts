/** A ring with so many teeth around the middle, of this radius and that much deep between them. */
export function toothed(radius: number, depth: number, teeth: number): string {
  const at = (turn: number, length: number): string => {
    const angle = (turn * 2 * Math.PI) / teeth;
    return `${short(Math.sin(angle) * length)} ${short(-Math.cos(angle) * length)}`;
  };
  const arcs = Array.from(
    { length: teeth },
    (_, i) => `Q${at(i, radius + depth)} ${at(i + 0.5, radius - depth)}`,
  );
  return `M${at(-0.5, radius - depth)}${arcs.join("")}Z`;
}

const short = (length: number): number => Math.round(length * 10) / 10;
