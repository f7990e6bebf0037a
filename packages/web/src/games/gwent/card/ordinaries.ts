/** The shapes that divide a field below its chief; the charge lies on them. */
export const ORDINARIES = {
  plain: "",
  pale: "M27 40H61V120H27Z",
  fess: "M0 66H88V90H0Z",
  chevron: "M0 108L44 66L88 108V86L44 46L0 86Z",
  pile: "M8 42H80L44 114Z",
  saltire: "M-4 46L12 38L96 112L80 122ZM92 46L76 38L-8 112L8 122Z",
  base: "M0 92Q11 86 22 92T44 92T66 92T88 92V120H0Z",
  perpale: "M44 40H88V120H44Z",
  perfess: "M0 76H88V120H0Z",
  perbend: "M0 40L88 120H0Z",
  quarterly: "M44 40H88V78H44ZM0 78H44V120H0Z",
  cross: "M36 40H52V68H88V84H52V120H36V84H0V68H36Z",
  /** Follows the rim, so it is drawn along the silhouette. */
  bordure: "",
} as const;

export type Ordinary = keyof typeof ORDINARIES;

/** The bend sinister of a spy, from the upper right to the lower left. */
export const SPY_BEND = "M94 34L-6 108";

/** Twelve rays from the middle of the field. */
export const RAYS = Array.from({ length: 12 }, (_, i) => ray((i * Math.PI) / 6)).join("");

function ray(from: number): string {
  const tip = (angle: number) =>
    `${(44 + 90 * Math.cos(angle)).toFixed(1)} ${(76 + 90 * Math.sin(angle)).toFixed(1)}`;
  return `M44 76L${tip(from)}L${tip(from + Math.PI / 12)}Z`;
}
