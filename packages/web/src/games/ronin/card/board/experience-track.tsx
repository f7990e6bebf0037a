import type { PlayerBoard } from "@medallion/ronin";
import { type Plaque, PlaqueDrawing } from "../character/ability-plaque.tsx";
import { Drawing } from "../mark/drawing.tsx";
import { SharedPart } from "../mark/shared-part.tsx";
import { Goal } from "./goal.tsx";

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
const Y = 46;

/** The experience track of a character with the plaques of its abilities where they open. */
export function ExperienceTrack(props: ExperienceTrackProps) {
  const { row, abilities, xp, last, gold, goal, label, className } = props;
  const x = (space: number): number => PAD + space * STEP;
  const opensAt = [0, ...row.thresholds];
  const isGold = gold >= 0;
  const at = isGold ? gold : xp;
  return (
    <Drawing box={`0 0 ${PAD * 2 + last * STEP} 76`} label={label} className={className}>
      {Array.from({ length: last + 1 }, (_, space) => (
        <Step
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number.
          key={space}
          space={space}
          x={x(space)}
          passed={space <= xp}
          named={opensAt.includes(space) || space === last}
        />
      ))}
      {abilities.map((ability) => (
        <g
          key={ability.slot}
          transform={`translate(${x(opensAt[ability.slot - 1] ?? 0) - 18} 1) scale(1.2)`}
          color="var(--ro-board-ink)"
        >
          <PlaqueDrawing {...ability} />
        </g>
      ))}
      {row.goldVp.map(([from, vp]) => (
        <g key={from} transform={`translate(${x(from)} 66) scale(.46)`} opacity={gold >= from ? 1 : 0.7}>
          <SharedPart name="koban" x={0} y={0} />
          <text y="9" fontSize="25" fill="#241803">
            {vp}
          </text>
        </g>
      ))}
      {goal !== undefined && goal !== at && <Goal x={x(goal)} y={Y} radius={12} />}
      <g data-marker={at}>
        <SharedPart name={isGold ? "star-gold" : "star"} x={x(at)} y={Y} scale={0.92} />
        <text x={x(at)} y={Y + 5} fontSize="15" fill={isGold ? "#241803" : "#fff"}>
          {at}
        </text>
      </g>
    </Drawing>
  );
}

interface StepProps {
  readonly space: number;
  readonly x: number;
  readonly passed: boolean;
  /** Whether its number is written on it: where something opens, and at the end. */
  readonly named: boolean;
}

function Step({ space, x, passed, named }: StepProps) {
  return (
    <g data-space={space}>
      <rect
        x={x - STEP / 2 + 1}
        y={Y - 9}
        width={STEP - 2}
        height="18"
        rx="3"
        fill={passed ? "var(--ro-space-passed)" : "var(--ro-space)"}
        stroke="var(--ro-board-line)"
        strokeWidth={named ? 1.8 : 0.8}
      />
      {named && (
        <text x={x} y={Y + 4.4} fontSize="12.5" fill="var(--ro-space-ink)">
          {space}
        </text>
      )}
    </g>
  );
}
