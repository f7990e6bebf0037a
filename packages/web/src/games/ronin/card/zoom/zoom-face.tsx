import type { Face } from "../face/face.ts";
import { PrintedSymbols, TeaTab } from "../face/printed.tsx";
import { chargeOf } from "../glyph/charges.ts";
import { PAPER, url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import { Charge } from "../painting/charge.tsx";
import { Painting } from "../painting/painting.tsx";

/** The upper part of a card that is seen large, 320 wide: the painting with all that is printed on it. */
export function ZoomFace({ row, active, covered }: Omit<Face, "name" | "resolved">) {
  const { id, colour, pass, effect } = row;
  const height = effect === undefined ? 236 : 186;
  return (
    <Drawing box={`0 0 320 ${height + 10}`}>
      <svg aria-hidden="true" x="10" y="10" width="300" height={height} viewBox={`0 0 300 ${height}`}>
        <Painting colour={colour} seed={id} width={300} height={height} />
        <Charge name={chargeOf(id)} x={150} y={height * 0.58} size={effect === undefined ? 140 : 116} />
        <rect width="90" height={height} fill={url("fade-left")} />
        <rect y={height - 46} width="300" height="47" fill={url("fade-down")} />
      </svg>
      <rect x="10.5" y={height + 7} width="299" height="5" fill={PAPER} />
      <SharedPart name={`seal-${colour}`} x={258} y={20} scale={4.2} />
      <PrintedSymbols row={row} active={active} covered={covered} x={46} y={50} radius={24} step={58} />
      {pass !== undefined && <TeaTab pass={pass} covered={covered} width={320} y={148} height={62} />}
    </Drawing>
  );
}
