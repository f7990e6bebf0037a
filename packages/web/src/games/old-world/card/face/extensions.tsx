import type { Colour, Extension } from "@medallion/old-world/data";
import { rowWidth, SignRow } from "../effect/sign-row.tsx";
import { type Sign, signsOf } from "../effect/signs.ts";
import { toneOf } from "../inks.ts";
import { SharedPart } from "../mark/shared-part.tsx";

const PLATE_TYPE = 24;
const LIT_INK = "#2b1c05";

interface BonusProps {
  readonly signs: readonly Sign[];
  readonly colour: Colour;
  readonly lit: boolean;
  /** Its right end and its middle. */
  readonly x: number;
  readonly y: number;
}

/** What an extension adds, on a plate beside its clasp. */
function Bonus({ signs, colour, lit, x, y }: BonusProps) {
  const width = Math.max(44, rowWidth(signs) * PLATE_TYPE + 16);
  return (
    <>
      <rect
        x={x - width}
        y={y - 15}
        width={width}
        height="30"
        rx="7"
        fill={lit ? "#ffe7a0" : "#0f0c09"}
        stroke={lit ? "#fff6d6" : toneOf(colour, "metal")}
        strokeOpacity={lit ? 1 : 0.5}
        strokeWidth="1.6"
      />
      <SignRow
        signs={signs}
        x={x - width / 2 - 3}
        y={y}
        width={width}
        size={PLATE_TYPE}
        {...(lit ? { ink: LIT_INK, markInk: LIT_INK } : {})}
      />
    </>
  );
}

interface ExtensionsProps {
  readonly extensions: readonly Extension[];
  /** The colour of the card they are on. */
  readonly colour: Colour;
  readonly link: number | undefined;
  /** The middle of the first clasp, the way to the next one and how large they are. */
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly scale: number;
  /** There is room to say what they add. */
  readonly plates: boolean;
}

/** The clasps on the right edge of a card, in the order of their print. */
export function Extensions({ extensions, colour, link, x, y, step, scale, plates }: ExtensionsProps) {
  return extensions.map((extension, i) => {
    const signs = signsOf(extension);
    const lit = link === i;
    const middle = y + i * step;
    return (
      <g key={extension.colour} {...(link === undefined || lit ? {} : { opacity: 0.45 })}>
        {plates && signs.length > 0 && <Bonus signs={signs} colour={colour} lit={lit} x={x - 6} y={middle} />}
        <SharedPart
          name={`clasp-${extension.colour}${lit ? "-lit" : ""}`}
          x={x}
          y={middle}
          scale={plates || signs.length === 0 ? scale : scale * 1.18}
        />
      </g>
    );
  });
}
