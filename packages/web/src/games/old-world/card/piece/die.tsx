import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";

/** Where the pips of each face lie, in steps from its middle. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

interface DieProps {
  /** 1 to 6; a die that is not thrown yet shows none. */
  readonly face?: number | undefined;
  /** Held back from the next throw: a clasp of brass lies around it. */
  readonly held?: boolean;
  /** It counts for the hand. */
  readonly lit?: boolean;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A die of bone. */
export function Die({ face, held = false, lit = false, ...die }: DieProps) {
  return (
    <Drawing box="-62 -62 124 126" {...die}>
      <SharedPart name="die" x={0} y={0} />
      {(PIPS[face ?? 0] ?? []).map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 25} ${y * 24 - 4})`}>
          <circle r="10.5" fill="#3c1512" />
          <circle cx="-.6" cy="1" r="8.5" fill={lit ? "#b3231b" : "#5a1b16"} />
          <path d="M-7 5A8 8 0 0 0 7 5" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="1.5" />
        </g>
      ))}
      {held && (
        <>
          <rect
            x="-56"
            y="-57"
            width="112"
            height="108"
            rx="23"
            fill="none"
            stroke="#120c06"
            strokeWidth="10"
          />
          <rect
            x="-56"
            y="-57"
            width="112"
            height="108"
            rx="23"
            fill="none"
            stroke="#ffdf8f"
            strokeWidth="6"
          />
          <path d="M-16 46H16V60H-16Z" fill="#ffdf8f" stroke="#120c06" strokeWidth="3" />
        </>
      )}
    </Drawing>
  );
}
