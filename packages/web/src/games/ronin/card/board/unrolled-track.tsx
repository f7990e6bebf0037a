import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import type { AllianceBoardProps } from "./board-props.ts";
import { BonusDrawing } from "./bonus-icon.tsx";
import { Goal } from "./goal.tsx";
import { spacesAround, type TrackSpace } from "./track.ts";

const STEP = 76;
const PAD = 40;
const Y = 74;
const HEIGHT = 128;

/** How many spaces are unrolled. */
const SHOWN = 6;

/** The part of a track around its marker, large: what the marker has reached, and where it goes on to. */
export function UnrolledTrack({ row, marker, direction, goal, label, className }: AllianceBoardProps) {
  const spaces = spacesAround(row, marker, SHOWN);
  const width = PAD * 2 + (spaces.length - 1) * STEP;
  const [first, last] = [spaces[0]?.space ?? 0, spaces.at(-1)?.space ?? 0];
  const x = (space: number): number => {
    const along = PAD + (space - first) * STEP;
    return direction === "LEFT" ? width - along : along;
  };
  return (
    <Drawing box={`0 0 ${width} ${HEIGHT}`} label={label} className={className}>
      <path d={`M${x(first)} ${Y}H${x(last)}`} stroke="#5d6b2c" strokeWidth="12" />
      <path d={`M${x(first)} ${Y - 2}H${x(last)}`} stroke="#a9b25e" strokeWidth="4" />
      {spaces.map((space) => (
        <g key={space.space} data-space={space.space} transform={`translate(${x(space.space)} ${Y})`}>
          <Space {...space} here={space.space === marker} />
        </g>
      ))}
      {goal !== undefined && goal !== marker && goal <= last && <Goal x={x(goal)} y={Y} radius={25} />}
      <g data-marker={marker}>
        <SharedPart name="marker" x={x(marker)} y={Y} scale={1.5} />
      </g>
    </Drawing>
  );
}

function Space({ space, bonus, vp, passed, here }: TrackSpace & { readonly here: boolean }) {
  const fill = passed ? "var(--ro-space-passed)" : "var(--ro-space)";
  return (
    <>
      {bonus !== undefined && (
        <g opacity={passed && !here ? 0.5 : 1} color="var(--ro-board-ink)">
          <path d="M0-20V-30" stroke="var(--ro-board-line)" strokeWidth="2" />
          <rect
            x="-35"
            y="-66"
            width="70"
            height="36"
            rx="5"
            fill="var(--ro-board-well)"
            stroke="var(--ro-board-line)"
            strokeWidth={here ? 3 : 1.2}
          />
          <g transform="translate(-31 -63) scale(1.15)">
            <BonusDrawing bonus={bonus} />
          </g>
        </g>
      )}
      {here && <circle r="26" fill="none" stroke="var(--ro-board-line)" strokeWidth="3" />}
      <circle r="19" fill={fill} stroke="var(--ro-board-line)" strokeWidth="1.6" />
      {space === 0 ? (
        <Glyph name="teapot" x={0} y={0} size={22} fill="var(--ro-space-ink)" mirrored />
      ) : (
        <text y={here ? 46 : 7} fontSize="20" fill={here ? "var(--ro-board-ink)" : "var(--ro-space-ink)"}>
          {space}
        </text>
      )}
      {vp !== undefined && (
        <g transform={`translate(${here ? 26 : 0} 39) scale(.6)`}>
          <SharedPart name="koban" x={0} y={0} />
          <text y="9" fontSize="26" fill="#241803">
            {vp}
          </text>
        </g>
      )}
    </>
  );
}
