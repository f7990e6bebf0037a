import type { Effect } from "@medallion/ronin";
import { brushed } from "../brush.ts";
import { ConditionIcon } from "../effect/condition-icon.tsx";
import { ResultIcon } from "../effect/result-icon.tsx";
import { chargeOf } from "../glyph/charges.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { INK, lacquerOf, PAPER, url } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import type { Face } from "./face.ts";
import { PrintedSymbols, TeaTab } from "./printed.tsx";

const BAND = brushed(
  [
    [2.2, 62.4],
    [57.8, 62.4],
  ],
  { width: 40, seed: "strip", taper: 0.005, rough: 0.02 },
);

/** A face for crowded rows, 60 × 84: what matters still, and else its picture. */
export function StripFace({ row, active, covered, resolved }: Face) {
  const { id, colour, pass, effect } = row;
  const { base, deep } = lacquerOf(colour);
  const waiting = resolved ? undefined : effect;
  return (
    <>
      <rect width="60" height="84" rx="4.5" fill={url(`frame-${colour}`)} />
      <rect x="2.2" y="2.2" width="55.6" height="79.6" rx="2.8" fill={PAPER} />
      <rect x="2.2" y="2.2" width="55.6" height="79.6" rx="2.8" fill={url(`sky-${colour}`)} />
      <rect x="2.2" y="2.2" width="55.6" height="79.6" rx="2.8" fill={url(`cloth-${colour}`)} opacity=".3" />
      {waiting === undefined ? (
        <Glyph name={chargeOf(id)} x={36} y={57} size={34} fill={deep} opacity={0.9} />
      ) : (
        <StripEffect effect={waiting} active={active} base={base} />
      )}
      {resolved && effect !== undefined && <Spent timing={effect.timing} fill={deep} />}
      <SharedPart name={`seal-${colour}`} x={38.5} y={4.2} scale={1.75} />
      <PrintedSymbols row={row} active={active} covered={covered} x={16.5} y={16} radius={9.6} step={21.5} />
      {pass !== undefined && (
        <TeaTab pass={pass} covered={covered} width={60} y={waiting === undefined ? 42 : 30} height={20} />
      )}
    </>
  );
}

interface StripEffectProps extends Pick<Face, "active"> {
  readonly effect: Effect;
  readonly base: string;
}

function StripEffect({ effect: { timing, condition, result }, active, base }: StripEffectProps) {
  const tea = timing === "tea";
  return (
    <g color={tea ? "var(--ro-night-ink)" : INK}>
      <path d={BAND} fill={tea ? "var(--ro-night)" : "var(--ro-paper-light)"} />
      <rect x="2.2" y="42" width="55.6" height="1.2" fill={base} />
      <g transform="translate(4 42.2) scale(.56)">
        <ConditionIcon condition={condition} active={active} digits={false} />
      </g>
      <g transform="translate(21.6 60.2) scale(.55)">
        <ResultIcon result={result} active={active} digits={false} />
      </g>
      {tea ? (
        <Glyph name="teapot" x={12.4} y={72} size={17} fill="#d9b24a" mirrored />
      ) : (
        <>
          <path d="M6.5 65.5V72H12" fill="none" stroke={base} strokeWidth="2.6" />
          <path d="M11.5 67 19 72 11.5 77Z" fill={base} />
        </>
      )}
    </g>
  );
}

/** A corner tells of an effect that is over. */
function Spent({ timing, fill }: { readonly timing: Effect["timing"]; readonly fill: string }) {
  return timing === "tea" ? (
    <Glyph name="teapot" x={50} y={76} size={12} fill={fill} mirrored />
  ) : (
    <path d="M45 72 53 76 45 80Z" fill={fill} />
  );
}
