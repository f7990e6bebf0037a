import type { PlayerBoard } from "@medallion/ronin";
import { type Plaque, PlaqueDrawing } from "../character/ability-plaque.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";

interface ExperienceTrackProps {
  readonly row: PlayerBoard;
  /** The own abilities by slot with how they are. */
  readonly abilities: readonly Plaque[];
  /** The space of the marker. */
  readonly xp: number;
  /** The last space of the track. */
  readonly last: number;
  /** The space of the gold marker; -1 while there is none. */
  readonly gold: number;
  /** Where the experience will come to. */
  readonly goal?: number | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const STEP = 20;
const PAD = 22;

/** The experience track of a character with the plaques of its abilities where they open. */
export function ExperienceTrack({
  row,
  abilities,
  xp,
  last,
  gold,
  goal,
  label,
  className,
}: ExperienceTrackProps) {
  const x = (space: number): number => PAD + space * STEP;
  const y = 44;
  const opensAt = [0, ...row.thresholds];
  return (
    <Drawing box={`0 0 ${PAD * 2 + last * STEP} 72`} label={label} className={className}>
      {Array.from({ length: last + 1 }, (_, space) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number.
          key={space}
          x={x(space) - STEP / 2 + 1}
          y={y - 9}
          width={STEP - 2}
          height="18"
          rx="3"
          fill={space <= xp ? "var(--ro-space-passed)" : "var(--ro-space)"}
          stroke="var(--ro-board-line)"
          strokeWidth={opensAt.includes(space) ? 1.8 : 0.8}
        />
      ))}
      {abilities.map((ability) => (
        <g
          key={ability.slot}
          transform={`translate(${x(opensAt[ability.slot - 1] ?? 0) - 18} 2) scale(1.2)`}
          color="var(--ro-board-ink)"
        >
          <PlaqueDrawing {...ability} />
        </g>
      ))}
      {row.goldVp.map(([from, vp]) => (
        <g key={from} transform={`translate(${x(from)} 62) scale(.4)`} opacity={gold >= from ? 1 : 0.75}>
          <SharedPart name="koban" x={0} y={0} />
          <text y="8" fontSize="23" fill="#241803">
            {vp}
          </text>
        </g>
      ))}
      {goal !== undefined && goal !== xp && (
        <circle
          cx={x(goal)}
          cy={y}
          r="12"
          fill="none"
          stroke="var(--ro-board-line)"
          strokeWidth="2"
          strokeDasharray="3 2.4"
        />
      )}
      <g data-marker={gold >= 0 ? gold : xp}>
        <SharedPart name={gold >= 0 ? "star-gold" : "star"} x={x(gold >= 0 ? gold : xp)} y={y} scale={0.86} />
        <text x={x(gold >= 0 ? gold : xp)} y={y + 5} fontSize="14" fill={gold >= 0 ? "#241803" : "#fff"}>
          {gold >= 0 ? gold : xp}
        </text>
      </g>
    </Drawing>
  );
}
