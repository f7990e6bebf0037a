import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { EmblemDrawing } from "../character/emblem.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import styles from "./alliance-board.module.css";
import type { AllianceBoardProps } from "./board-props.ts";
import { BonusDrawing } from "./bonus-icon.tsx";
import { spacesOf, type TrackSpace } from "./track.ts";

const WIDTH = 236;
const TOP = 42;
const STEP = 23;
const STALK = 74;

/** A kakemono: 0 below at the own hand, the last space above at the partner's. */
export function HangingBoard({
  row,
  marker,
  partner,
  title,
  direction,
  goal,
  label,
  className,
}: AllianceBoardProps) {
  const height = TOP + (row.top + 1) * STEP + 14;
  const y = (space: number): number => TOP + (row.top - space) * STEP + STEP / 2;
  return (
    <Drawing box={`0 0 ${WIDTH} ${height}`} label={label} className={className}>
      <rect x="6" y="8" width={WIDTH - 12} height={height - 16} rx="3" fill={url("board")} />
      <rect x="9" y="11" width={WIDTH - 18} height={height - 22} fill="none" stroke={url("brass")} />
      {[2, height - 12].map((top) => (
        <g key={top}>
          <rect y={top} width={WIDTH} height="10" rx="5" fill={url("pole")} />
          <circle cx="3" cy={top + 5} r="5" fill={url("brass")} />
          <circle cx={WIDTH - 3} cy={top + 5} r="5" fill={url("brass")} />
        </g>
      ))}
      <Title title={title ?? ""} partner={partner} direction={direction} />
      <path d={`M${STALK} ${y(row.top)}V${y(0)}`} stroke="#8a9a48" strokeWidth="9" strokeLinecap="round" />
      <path
        d={`M${STALK} ${y(marker)}V${y(0)}`}
        stroke="var(--ro-board-line)"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      {spacesOf(row, marker).map((space) => (
        <g key={space.space} transform={`translate(0 ${y(space.space)})`}>
          <Space {...space} />
        </g>
      ))}
      {goal !== undefined && goal !== marker && (
        <circle
          cx={STALK}
          cy={y(goal)}
          r="11.5"
          fill="none"
          stroke="var(--ro-board-line)"
          strokeWidth="2"
          strokeDasharray="3 2.4"
        />
      )}
      <g data-marker={marker}>
        <SharedPart name="marker" x={STALK - 26} y={y(marker)} scale={0.95} />
        <path d={`M${STALK - 14} ${y(marker)}h6`} stroke="var(--ro-board-line)" strokeWidth="2" />
      </g>
    </Drawing>
  );
}

function Title({ title, partner, direction }: Pick<AllianceBoardProps, "title" | "partner" | "direction">) {
  const { lines, size } = fitName(title ?? "", { width: 150, sizes: [17] });
  return (
    <>
      {partner !== undefined && (
        <g transform={`translate(${direction === "LEFT" ? 30 : WIDTH - 30} 27) scale(.22)`}>
          <EmblemDrawing character={partner} />
        </g>
      )}
      <text x={WIDTH / 2} y="32" className={styles.name} fontSize={size} fill="var(--ro-board-ink)">
        {lines.join(" ")}
      </text>
    </>
  );
}

function Space({ space, bonus, vp, passed }: TrackSpace) {
  return (
    <>
      {bonus !== undefined && (
        <g opacity={passed ? 0.6 : 1} color="var(--ro-board-ink)">
          <path d={`M${STALK + 8} 0h18`} stroke="var(--ro-board-line)" strokeWidth="1.2" />
          <rect
            x={STALK + 24}
            y={-STEP / 2 + 1}
            width="66"
            height={STEP - 2}
            rx="4"
            fill="var(--ro-board-well)"
            fillOpacity=".55"
            stroke="var(--ro-board-line)"
            strokeWidth=".9"
          />
          <g transform={`translate(${STALK + 35} -10.4) scale(.8)`}>
            <BonusDrawing bonus={bonus} />
          </g>
          {passed && (
            <path d={`M${STALK + 95} 0l3 4 6-8`} fill="none" stroke="currentColor" strokeWidth="2.2" />
          )}
        </g>
      )}
      <circle
        cx={STALK}
        r={STEP * 0.35}
        fill={passed ? "var(--ro-space-passed)" : "var(--ro-space)"}
        stroke="var(--ro-board-line)"
        strokeWidth="1.1"
      />
      {space === 0 ? (
        <Glyph name="teapot" x={STALK} y={0} size={12} fill="var(--ro-space-ink)" mirrored />
      ) : (
        <text x={STALK} y="4" fontSize="11.5" fill="var(--ro-space-ink)">
          {space}
        </text>
      )}
      {vp !== undefined && (
        <g transform={`translate(${WIDTH - 30} 0) scale(.6)`}>
          <SharedPart name="koban" x={0} y={0} />
          <text y="7" fontSize="21" fill="#241803">
            {vp}
          </text>
        </g>
      )}
    </>
  );
}
