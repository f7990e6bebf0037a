import type { Worth } from "@medallion/ronin";
import { fitName } from "../../../../drawn/fit/fit-name.ts";
import { EmblemDrawing } from "../character/emblem.tsx";
import { Glyph } from "../glyph/glyph.tsx";
import { url } from "../inks.ts";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import styles from "./alliance-board.module.css";
import type { AllianceBoardProps } from "./board-props.ts";
import { BonusDrawing } from "./bonus-icon.tsx";
import { Goal } from "./goal.tsx";
import { spacesOf, type TrackSpace } from "./track.ts";

const WIDTH = 236;
const TOP = 44;
const FOOT = 18;
/** The distance of two spaces, and the largest one. */
const STEP = 24;
const WIDEST_STEP = 33;
/** Where the track stands, where its bonuses begin, and where its points are. */
const STALK = 66;
const BONUSES = 88;
const POINTS = 200;

/** A kakemono: 0 below at the own hand, the last space above at the partner's. */
export function HangingBoard({
  row,
  marker,
  partner,
  title,
  direction,
  goal,
  height: times = 0,
  label,
  className,
}: AllianceBoardProps) {
  const spaces = row.top + 1;
  const step = Math.min(WIDEST_STEP, Math.max(STEP, (times * WIDTH - TOP - FOOT) / spaces));
  const height = Math.round(TOP + spaces * step + FOOT);
  const y = (space: number): number => Math.round(TOP + (row.top - space) * step + step / 2);
  return (
    <Drawing
      box={`0 0 ${WIDTH} ${height}`}
      label={label}
      className={[styles.board, className].filter(Boolean).join(" ")}
    >
      <Scroll height={height} />
      <Title title={title} partner={partner} direction={direction} />
      {row.vp.map((worth, place) => (
        <Points
          key={worth[0]}
          worth={worth}
          from={y(worth[0])}
          to={y((row.vp[place + 1]?.[0] ?? row.top + 1) - 1)}
        />
      ))}
      <path d={`M${STALK} ${y(row.top)}V${y(0)}`} stroke="#5d6b2c" strokeWidth="9" strokeLinecap="round" />
      <path
        d={`M${STALK - 1.5} ${y(row.top)}V${y(0)}`}
        stroke="#a9b25e"
        strokeWidth="3"
        strokeLinecap="round"
      />
      {spacesOf(row, marker).map((space) => (
        <g key={space.space} data-space={space.space} transform={`translate(0 ${y(space.space)})`}>
          <Space {...space} />
        </g>
      ))}
      {goal !== undefined && goal !== marker && <Goal x={STALK} y={y(goal)} radius={12} />}
      <g data-marker={marker}>
        <path d={`M${STALK - 16} ${y(marker)}h8`} stroke="var(--ro-board-line)" strokeWidth="2.4" />
        <SharedPart name="marker" x={STALK - 27} y={y(marker)} />
      </g>
    </Drawing>
  );
}

/** Cloth between two poles with brass ends. */
function Scroll({ height }: { readonly height: number }) {
  return (
    <>
      <rect x="6" y="8" width={WIDTH - 12} height={height - 16} rx="3" fill={url("board")} />
      <rect x="9.5" y="11" width={WIDTH - 19} height={height - 22} fill="none" stroke={url("brass")} />
      {[2, height - 12].map((top) => (
        <g key={top}>
          <rect y={top} width={WIDTH} height="10" rx="5" fill={url("pole")} />
          <circle cx="4" cy={top + 5} r="5" fill={url("brass")} />
          <circle cx={WIDTH - 4} cy={top + 5} r="5" fill={url("brass")} />
        </g>
      ))}
    </>
  );
}

/** Who shares it, on the side where that partner sits. */
function Title({ title, partner, direction }: Pick<AllianceBoardProps, "title" | "partner" | "direction">) {
  if (title === undefined) return null;
  const { lines, size } = fitName(title, { width: 130, sizes: [19] });
  return (
    <>
      {partner !== undefined && (
        <g transform={`translate(${direction === "LEFT" ? 30 : WIDTH - 30} 30) scale(.28)`}>
          <EmblemDrawing character={partner} />
        </g>
      )}
      <text
        x={WIDTH / 2}
        y="36"
        className={styles.name}
        fontSize={size.toFixed(1)}
        fill="var(--ro-board-ink)"
      >
        {lines.join(" ")}
      </text>
    </>
  );
}

interface PointsProps {
  readonly worth: Worth;
  /** The first and the last space that are worth so much. */
  readonly from: number;
  readonly to: number;
}

/** What the track is worth, along the spaces for which it is. */
function Points({ worth: [, vp], from, to }: PointsProps) {
  return (
    <>
      <path
        d={`M${POINTS - 8} ${from + 8}h8V${to - 8}h-8`}
        fill="none"
        stroke="var(--ro-board-line)"
        strokeWidth="1.6"
        opacity=".75"
      />
      <g transform={`translate(${POINTS} ${from}) scale(.62)`}>
        <SharedPart name="koban" x={0} y={0} />
        <text y="7.5" fontSize="22" fill="#241803">
          {vp}
        </text>
      </g>
    </>
  );
}

function Space({ space, bonus, passed }: TrackSpace) {
  return (
    <>
      {bonus !== undefined && (
        <g color="var(--ro-board-ink)">
          <path d={`M${STALK} 0H${BONUSES}`} stroke="var(--ro-board-line)" strokeWidth="1.4" />
          <rect
            x={BONUSES}
            y={-STEP / 2 + 1}
            width="68"
            height={STEP - 2}
            rx="4"
            fill="var(--ro-board-well)"
            fillOpacity=".6"
            stroke="var(--ro-board-line)"
            strokeWidth="1"
          />
          <g transform={`translate(${BONUSES + 11} -11) scale(.85)`} opacity={passed ? 0.55 : 1}>
            <BonusDrawing bonus={bonus} />
          </g>
          {passed && (
            <path d={`M${BONUSES + 73} 0l4 5 7-10`} fill="none" stroke="currentColor" strokeWidth="2.4" />
          )}
        </g>
      )}
      <circle
        cx={STALK}
        r={STEP * 0.37}
        fill={passed ? "var(--ro-space-passed)" : "var(--ro-space)"}
        stroke="var(--ro-board-line)"
        strokeWidth="1.2"
      />
      {space === 0 ? (
        <Glyph name="teapot" x={STALK} y={0} size={13} fill="var(--ro-space-ink)" mirrored />
      ) : (
        <text x={STALK} y="4.3" fontSize="12.5" fill="var(--ro-space-ink)">
          {space}
        </text>
      )}
    </>
  );
}
