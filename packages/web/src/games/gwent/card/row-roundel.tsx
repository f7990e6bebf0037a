import type { RowName } from "@medallion/gwent/cards";
import { ROW_PATHS } from "./mark-paths.ts";
import { GOLD, OUTLINE, type Rim, rimId, url } from "./paint.ts";

interface RoundelProps {
  readonly row: RowName;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly rim: Rim;
}

/** The row that a unit fights in, on a small iron disc around its middle. */
export function RowRoundel({ row, x, y, radius, rim }: RoundelProps) {
  const size = radius * 1.3;
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${(size / 24).toFixed(3)})`;
  return (
    <>
      <circle cx={x} cy={y} r={radius + 1.3} fill={OUTLINE} />
      <circle cx={x} cy={y} r={radius} fill="#16181a" stroke={url(rimId(rim))} strokeWidth="2" />
      <path d={ROW_PATHS[row]} fillRule="evenodd" fill={GOLD} transform={place} />
    </>
  );
}
