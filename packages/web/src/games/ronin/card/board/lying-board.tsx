import { Glyph } from "../glyph/glyph.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import type { AllianceBoardProps } from "./board-props.ts";
import { BonusDrawing } from "./bonus-icon.tsx";
import { Goal } from "./goal.tsx";
import { spacesOf, type TrackSpace } from "./track.ts";

const STEP = 36;
const PAD = 20;
/** How far below its upper edge a track with drawn bonuses lies: they hang at two heights, so that none touches the next. */
const HIGH = 76;

interface LyingBoardProps extends AllianceBoardProps {
  /** Bonuses are lozenges without their drawing: for places where they could not be read. */
  readonly bare: boolean;
}

/** A track that lies: 0 at the own hand, growing towards the partner. */
export function LyingBoard({ row, marker, direction, goal, bare, label, className }: LyingBoardProps) {
  const width = PAD * 2 + row.top * STEP;
  const y = bare ? 18 : HIGH;
  const x = (space: number): number =>
    direction === "LEFT" ? width - PAD - space * STEP : PAD + space * STEP;
  return (
    <Drawing box={`0 0 ${width} ${y + 32}`} label={label} className={className}>
      <path d={`M${x(0)} ${y}H${x(row.top)}`} stroke="#5d6b2c" strokeWidth="8" />
      <path d={`M${x(0)} ${y - 1.5}H${x(row.top)}`} stroke="#a9b25e" strokeWidth="2.6" />
      {spacesOf(row, marker).map((space) => (
        <g key={space.space} data-space={space.space} transform={`translate(${x(space.space)} ${y})`}>
          <Space {...space} bare={bare} />
        </g>
      ))}
      {goal !== undefined && goal !== marker && <Goal x={x(goal)} y={y} radius={16} />}
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
        <g opacity={passed ? 0.55 : 1} color="var(--ro-board-ink)">
          <path d={`M0-16V${space % 2 === 0 ? -20 : -46}`} stroke="var(--ro-board-line)" strokeWidth="1.6" />
          <g transform={`translate(-27 ${space % 2 === 0 ? -46 : -74})`}>
            <BonusDrawing bonus={bonus} />
          </g>
        </g>
      )}
      {bonus === undefined ? (
        <circle r="12.5" fill={fill} stroke="var(--ro-board-line)" strokeWidth="1.3" />
      ) : (
        <path d="M0-16.5L16.5 0 0 16.5-16.5 0Z" fill={fill} stroke="var(--ro-board-line)" strokeWidth="1.8" />
      )}
      {space === 0 ? (
        <Glyph name="teapot" x={0} y={0} size={17} fill="var(--ro-space-ink)" mirrored />
      ) : (
        <text y="5.3" fontSize="15.5" fill="var(--ro-space-ink)">
          {space}
        </text>
      )}
      {vp !== undefined && (
        <g transform="translate(0 22.5) scale(.46)">
          <SharedPart name="koban" x={0} y={0} />
          <text y="9" fontSize="26" fill="#241803">
            {vp}
          </text>
        </g>
      )}
    </>
  );
}
