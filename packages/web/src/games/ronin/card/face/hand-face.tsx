import type { Effect } from "@medallion/ronin";
import { brushed } from "../brush.ts";
import { ConditionIcon } from "../effect/condition-icon.tsx";
import { ResultIcon } from "../effect/result-icon.tsx";
import { chargeOf } from "../glyph/charges.ts";
import { Glyph } from "../glyph/glyph.tsx";
import { INK, lacquerOf, PAPER, url } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";
import { Charge } from "../painting/charge.tsx";
import { Painting } from "../painting/painting.tsx";
import type { Face } from "./face.ts";
import { NameLines } from "./name-lines.tsx";
import { PrintedSymbols, TeaTab } from "./printed.tsx";

const TOP = 164;
const BAND = brushed(
  [
    [5.6, TOP + 19.6],
    [144.4, TOP + 19.6],
  ],
  { width: 39, seed: "hand", taper: 0.004, rough: 0.025 },
);
const LINE = brushed(
  [
    [5, TOP - 0.2],
    [145, TOP - 0.2],
  ],
  { width: 1.8, seed: "line", taper: 0.5 },
);
const UNDERLINE = brushed(
  [
    [34, 190],
    [118, 190],
  ],
  { width: 4, seed: "underline", taper: 0.5 },
);

/** A face in the hand, 150 × 210: a painting, the name and the effect. */
export function HandFace({ row, name, active, covered, resolved }: Face) {
  const { id, colour, pass, effect } = row;
  const { base } = lacquerOf(colour);
  const waiting = resolved ? undefined : effect;
  const height = waiting === undefined ? 170 : 148;
  return (
    <>
      <rect width="150" height="210" rx="9" fill={url(`frame-${colour}`)} />
      <rect
        x="1.6"
        y="1.6"
        width="146.8"
        height="206.8"
        rx="7.6"
        fill="none"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth=".8"
      />
      <rect x="5" y="5" width="140" height="200" rx="5" fill={PAPER} />
      <svg aria-hidden="true" x="5" y="5" width="140" height={height} viewBox={`0 0 140 ${height}`}>
        <Painting colour={colour} seed={id} width={140} height={height} />
        <Charge name={chargeOf(id)} x={70} y={height * 0.66} size={66} />
        <rect width="46" height={height} fill={url("fade-left")} />
        <rect y={height - 40} width="140" height="40" fill={url("fade-down")} />
      </svg>
      <rect x="5.5" y={height + 3} width="139" height="4" fill={PAPER} />
      <rect
        x="5.6"
        y="5.6"
        width="138.8"
        height="198.8"
        rx="4.6"
        fill="none"
        stroke={url("brass")}
        strokeWidth="1.1"
      />
      <SharedPart name={`seal-${colour}`} x={117} y={9} scale={2.4} />
      <PrintedSymbols row={row} active={active} covered={covered} x={28} y={28} radius={15.5} step={36} />
      <NameLines name={name} base={waiting === undefined ? 182 : 158} />
      {waiting === undefined ? (
        <path d={UNDERLINE} fill={base} />
      ) : (
        <HandEffect effect={waiting} active={active} base={base} />
      )}
      {pass !== undefined && <TeaTab pass={pass} covered={covered} width={150} y={108} height={42} />}
    </>
  );
}

interface HandEffectProps extends Pick<Face, "active"> {
  readonly effect: Effect;
  readonly base: string;
}

function HandEffect({ effect: { timing, condition, result }, active, base }: HandEffectProps) {
  const tea = timing === "tea";
  return (
    <g color={tea ? "var(--ro-night-ink)" : INK}>
      <path d={BAND} fill={tea ? "var(--ro-night)" : "var(--ro-paper-light)"} />
      {!tea && <path d={LINE} fill={base} />}
      <g transform={`translate(8 ${TOP + 1}) scale(.92)`}>
        <ConditionIcon condition={condition} active={active} digits={false} />
      </g>
      <g transform={`translate(85 ${TOP + 1.6}) scale(.9)`}>
        <ResultIcon result={result} active={active} digits={false} />
      </g>
      {tea ? (
        <Glyph name="teapot" x={77} y={TOP + 20} size={17} fill="#d9b24a" mirrored />
      ) : (
        <path d={`M71 ${TOP + 11} 82 ${TOP + 20} 71 ${TOP + 29}Z`} fill={base} />
      )}
    </g>
  );
}
