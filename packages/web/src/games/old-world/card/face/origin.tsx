import type { ActionCard } from "@medallion/old-world/data";
import { SharedPart } from "../mark/shared-part.tsx";
import { lozenge } from "../outlines.ts";

interface OriginProps {
  readonly card: ActionCard;
  /** The left end, the middle, and how large. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a card comes from: a school's shield on a starting card, a stud of brass for each point of its printed cost. */
export function Origin({ card: { school, cost }, x, y, scale }: OriginProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {school !== undefined && <SharedPart name={`shield-${school}`} x={10} y={-2} scale={0.34} />}
      {Array.from({ length: cost }, (_, stud) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: studs differ by their place alone.
          key={stud}
          d={lozenge(7)}
          transform={`translate(${(school === undefined ? 8 : 32) + stud * 15} 0)`}
          fill="#f0d48a"
          stroke="#0d0a07"
          strokeWidth="2.5"
        />
      ))}
    </g>
  );
}
