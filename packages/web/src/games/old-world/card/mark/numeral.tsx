import type { ReactNode } from "react";

interface NumeralProps {
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly children: ReactNode;
}

/** Figures in the middle of a piece, whatever drawing it lies in. */
export function Numeral({ y, size, fill, children }: NumeralProps) {
  return (
    <text
      y={y}
      fontSize={size}
      fill={fill}
      textAnchor="middle"
      fontFamily="var(--font-caps)"
      fontWeight="800"
      style={{ fontVariantNumeric: "tabular-nums lining-nums" }}
    >
      {children}
    </text>
  );
}
