import { expectedAt, type Judged, precisionOf } from "@medallion/bots/coach";
import { useWords } from "../../../language/language.tsx";
import styles from "./analysis.module.css";

const WIDTH = 600;
const HEIGHT = 150;
const LEFT = 58;
const FOOT = 14;
const LINES = [0, 0.5, 1];

interface CurvePlotProps {
  readonly names: readonly string[];
  readonly judged: readonly Judged[];
  readonly turns: readonly Judged[];
  /** Where the replay is, and its last step. */
  readonly position: number;
  readonly last: number;
}

/** Each seat's chance of winning over the game, from its own view; turning points are dots, the moment is a line. */
export function CurvePlot({ names, judged, turns, position, last }: CurvePlotProps) {
  const { text, percent } = useWords();
  const seats = [...new Set(judged.map(({ seat }) => seat))].sort((one, other) => one - other);
  const hasNumbers = judged.every(({ advice }) => precisionOf(advice.error) !== undefined);
  const x = (step: number): number => LEFT + (step / Math.max(1, last)) * (WIDTH - LEFT - 8);
  const y = (chance: number): number => FOOT + (1 - chance) * (HEIGHT - 2 * FOOT);
  const pointOf = (each: Judged): string =>
    `${x(each.position).toFixed(1)} ${y(expectedAt(each) ?? 0).toFixed(1)}`;
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.plot}
        role="img"
        aria-label={text("replays.analysis.plot")}
      >
        {LINES.map((value) => (
          <g key={value}>
            <path className={styles.grid} d={`M${LEFT} ${y(value)}H${WIDTH}`} />
            {hasNumbers && (
              <text className={styles.label} x={LEFT - 8} y={y(value) + 6} textAnchor="end">
                {percent(value)}
              </text>
            )}
          </g>
        ))}
        <path className={styles.now} d={`M${x(position)} ${FOOT / 2}V${HEIGHT - FOOT / 2}`} />
        {seats.map((seat) => (
          <path
            key={seat}
            className={styles.curve}
            data-seat={seat}
            d={`M${judged
              .filter((each) => each.seat === seat)
              .map(pointOf)
              .join("L")}`}
          />
        ))}
        {turns.map((turn) => (
          <circle
            key={`${turn.position} ${turn.seat}`}
            className={styles.turn}
            data-seat={turn.seat}
            cx={x(turn.position)}
            cy={y(expectedAt(turn) ?? 0)}
            r="5.5"
          />
        ))}
      </svg>
      <figcaption className={styles.legend}>
        {seats.map((seat) => (
          <span key={seat} data-seat={seat}>
            {names[seat]}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
