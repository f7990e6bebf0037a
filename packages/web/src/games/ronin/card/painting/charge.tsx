import { Glyph } from "../glyph/glyph.tsx";

interface ChargeProps {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What a card bears, in ink with a breath of shadow. */
export function Charge({ name, x, y, size }: ChargeProps) {
  return (
    <g style={{ ["--ro-hole" as string]: "var(--ro-paper)" }}>
      <Glyph name={name} x={x + size * 0.02} y={y + size * 0.04} size={size} fill="#000" opacity={0.16} />
      <Glyph name={name} x={x} y={y} size={size} fill="#2a241d" />
    </g>
  );
}
