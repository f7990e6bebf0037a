/** The trembling of a dry brush at a place along its stroke: always the same, between about −1 and 1. */
function tremble(along: number): number {
  return 0.5 * Math.sin(along * 1.7 + 1) + 0.3 * Math.sin(along * 4.3 + 2) + 0.2 * Math.sin(along * 11.1);
}

/** A horizon from one x to another that follows `height` with a trembling hand. */
export function brushedLine(from: number, to: number, height: (x: number) => number): string {
  const steps = Math.round((to - from) / 5);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / steps;
    return `${x.toFixed(0)} ${(height(x) + 2.2 * tremble(x / 9)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
