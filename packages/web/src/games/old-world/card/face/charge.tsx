import { Glyph } from "../glyph/glyph.tsx";
import { toneOf } from "../inks.ts";

interface ChargeProps {
  readonly icon: string;
  readonly tincture: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What a field bears, in its metal, with the shadow of a raised thing. */
export function RaisedCharge({ icon, tincture, x, y, size }: ChargeProps) {
  const drop = size / 36;
  return (
    <>
      <Glyph name={icon} x={x + drop} y={y + drop * 1.25} size={size} fill="#000" opacity={0.28} />
      <Glyph name={icon} x={x} y={y} size={size} fill={toneOf(tincture, "metal")} />
    </>
  );
}
