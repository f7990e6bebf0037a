import type { PieceState } from "../../../../drawn/pointing/piece.tsx";

interface FaceEdgeProps {
  readonly state: PieceState;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
}

/**
 * The edge of a card by which one sees what may be done with it: brass if it may be taken up, broken if it may be pointed
 * at, broad and pale while it is held.
 */
export function FaceEdge({ state, width, height, corner }: FaceEdgeProps) {
  if (state !== "playable" && state !== "targeted" && state !== "selected") return null;
  const thick = (width / 200) * (state === "selected" ? 9 : 6) + 1;
  return (
    <rect
      x={thick / 2 - 1}
      y={thick / 2 - 1}
      width={width + 2 - thick}
      height={height + 2 - thick}
      rx={corner}
      fill="none"
      stroke={state === "selected" ? "#fff3c4" : "var(--ow-brass-light)"}
      strokeWidth={thick}
      {...(state === "targeted" ? { strokeDasharray: `${thick * 3} ${thick * 1.6}` } : {})}
    />
  );
}
