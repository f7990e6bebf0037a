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

/** A disc as one round stroke leaves it. */
export function brushedDisc(x: number, y: number, radius: number): string {
  const steps = Math.round(radius * 1.2);
  const points = Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI;
    // Slow along one side and quick along the other; ends meet since every wave fits the circle.
    const edge =
      radius + 2.6 * Math.sin(3 * turn + 1) + 1.4 * Math.sin(8 * turn + 2) + 0.9 * Math.sin(31 * turn);
    return `${(x + edge * Math.cos(turn)).toFixed(1)} ${(y + edge * Math.sin(turn)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
