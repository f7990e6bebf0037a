import type { Colour } from "@medallion/old-world/data";
import { shared, url } from "../inks.ts";
import { COLOUR_LIST } from "../kinds.ts";
import { ACTION_SIZES, type ActionSize, MEASURES } from "../size.ts";

interface GroundProps {
  readonly colour: Colour;
  readonly size: ActionSize;
}

/** What all cards of a colour have in common at a size: the iron frame, the enamel with its pattern and the seam below. */
function Ground({ colour, size }: GroundProps) {
  const { width, height, corner, inset, round, seam } = MEASURES[size];
  const right = width - inset;
  const top = `M${inset} ${inset + round}Q${inset} ${inset} ${inset + round} ${inset}H${right - round}Q${right} ${inset} ${right} ${inset + round}`;
  const field = `${top}V${seam}H${inset}Z`;
  const gloss = seam * 0.34;
  return (
    <g id={shared(`ground-${size}-${colour}`)}>
      <rect width={width} height={height} rx={corner} fill="#080605" />
      <rect x="2" y="2" width={width - 4} height={height - 4} rx={corner - 2} fill={url("iron")} />
      <path d={field} fill={url(colour)} />
      <path d={field} fill={url(`weave-${colour}`)} />
      <path d={`${top}V${gloss}Q${width / 2} ${gloss * 1.35} ${inset} ${gloss}Z`} fill={url("gloss")} />
      {size === "hand" ? (
        <>
          <rect x="4" y="172" width="192" height="38" fill="#120c06" />
          <rect x="4" y="174" width="192" height="34" fill={url("vellum")} />
        </>
      ) : (
        <rect x={inset} y={seam - 1} width={width - 2 * inset} height="3" fill="#c9a24b" />
      )}
    </g>
  );
}

export function Grounds() {
  return ACTION_SIZES.flatMap((size) =>
    COLOUR_LIST.map((colour) => <Ground key={size + colour} colour={colour} size={size} />),
  );
}
