import type { Colour, Effect } from "@medallion/ronin";
import { brushed } from "../brush.ts";
import { ConditionIcon } from "../effect/condition-icon.tsx";
import { ResultIcon } from "../effect/result-icon.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { INK, lacquerOf } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import type { ActivePair } from "../worth.ts";

/** The band of paper under an effect. */
export const BAND = brushed(
  [
    [10, 38],
    [310, 38],
  ],
  { width: 68, seed: "zoom", taper: 0.004, rough: 0.03 },
);
const ARROW = brushed(
  [
    [134, 38],
    [164, 38],
  ],
  { width: 9, seed: "arrow", taper: 0.3 },
);

interface ZoomEffectProps {
  readonly effect: Effect;
  readonly colour: Colour;
  readonly active: ActivePair | undefined;
}

/** The effect of a card that is seen large, 320 × 76: bright at once, dark with a teapot in the tea ceremony. */
export function ZoomEffect({ effect: { timing, condition, result }, colour, active }: ZoomEffectProps) {
  const tea = timing === "tea";
  const { base } = lacquerOf(colour);
  return (
    <Drawing box="0 0 320 76">
      <g color={tea ? "var(--ro-night-ink)" : INK}>
        <path d={BAND} fill={tea ? "var(--ro-night)" : "var(--ro-paper-light)"} />
        <g transform="translate(20 6) scale(1.62)">
          <ConditionIcon condition={condition} active={active} digits />
        </g>
        <g transform="translate(200 6) scale(1.62)">
          <ResultIcon result={result} active={active} digits />
        </g>
        {tea ? (
          <Glyph name="teapot" x={160} y={38} size={42} fill="#d9b24a" mirrored />
        ) : (
          <g fill={base}>
            <path d={ARROW} />
            <path d="M160 21 186 38 160 55Z" />
          </g>
        )}
      </g>
    </Drawing>
  );
}
