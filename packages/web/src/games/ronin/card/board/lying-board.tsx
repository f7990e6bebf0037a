import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import type { AllianceBoardProps } from "./board-props.ts";
import { BonusDrawing } from "./bonus-icon.tsx";
import { spacesOf, type TrackSpace } from "./track.ts";

const STEP = 36;
const PAD = 20;

interface LyingBoardProps extends AllianceBoardProps {
  /** Bonuses are lozenges without their drawing: for places where they could not be read. */
  readonly bare: boolean;
}

/** A track that lies: 0 at the own hand, growing towards the partner. */
export function LyingBoard({ row, marker, direction, goal, bare, label, className }: LyingBoardProps) {
  const width = PAD * 2 + row.top * STEP;
  const y = bare ? 16 : 46;
  const x = (space: number): number =>
    direction === "LEFT" ? width - PAD - space * STEP : PAD + space * STEP;
  return (
    <Drawing box={`0 0 ${width} ${bare ? 44 : 80}`} label={label} className={className}>
      <path d={`M${x(0)} ${y}H${x(row.top)}`} stroke="#8a9a48" strokeWidth="8" strokeLinecap="round" />
      <path d={`M${x(0)} ${y}H${x(marker)}`} stroke="var(--ro-board-line)" strokeWidth="3" />
      {spacesOf(row, marker).map((space) => (
        <g key={space.space} transform={`translate(${x(space.space)} ${y})`}>
          <Space {...space} bare={bare} />
        </g>
      ))}
      {goal !== undefined && goal !== marker && (
        <circle
          cx={x(goal)}
          cy={y}
          r="15"
          fill="none"
          stroke="var(--ro-board-line)"
          strokeWidth="2.4"
          strokeDasharray="4 3"
        />
      )}
      <g data-marker={marker}>
        <SharedPart name="marker" x={x(marker)} y={y} scale={1.15} />
      </g>
    </Drawing>
  );
}

function Space({ space, bonus, vp, passed, bare }: TrackSpace & { readonly bare: boolean }) {
  const fill = passed ? "var(--ro-space-passed)" : "var(--ro-space)";
  return (
    <>
      {bonus !== undefined && !bare && (
        <g opacity={passed ? 0.6 : 1} color="var(--ro-board-ink)">
          <path d="M0-14V-18" stroke="var(--ro-board-line)" strokeWidth="1.4" />
          <g transform="translate(-20.2 -40) scale(.75)">
            <BonusDrawing bonus={bonus} />
          </g>
        </g>
      )}
      {bonus === undefined ? (
        <circle r="11.5" fill={fill} stroke="var(--ro-board-line)" strokeWidth="1.2" />
      ) : (
        <path d="M0-15.5L15.5 0 0 15.5-15.5 0Z" fill={fill} stroke="var(--ro-board-line)" strokeWidth="1.6" />
      )}
      {space === 0 ? (
        <Glyph name="teapot" x={0} y={0} size={15} fill="var(--ro-space-ink)" mirrored />
      ) : (
        <text y="4.8" fontSize="14" fill="var(--ro-space-ink)">
          {space}
        </text>
      )}
      {vp !== undefined && (
        <g transform={`translate(0 ${bare ? 23 : 24}) scale(.42)`}>
          <SharedPart name="koban" x={0} y={0} />
          <text y="8" fontSize="24" fill="#241803">
            {vp}
          </text>
        </g>
      )}
    </>
  );
}
