import { useWords } from "../../language/language.tsx";
import { WINDOW } from "../../results/statistics.ts";
import { PlotFrame } from "./plot-frame.tsx";
import styles from "./statistics.module.css";

const WIDTH = 600;
const HEIGHT = 140;
const LEFT = 60;
const FOOT = 16;
const LINES = [0, 0.5, 1];
/** A share of fewer games says nothing. */
const FEWEST = 5;

/** How the share of victories went, over the games before each one. */
export function CoursePlot({ course: whole }: { readonly course: readonly number[] }) {
  const { text, percent } = useWords();
  const course = whole.slice(FEWEST - 1);
  const last = course.at(-1);
  if (course.length < 2 || last === undefined) return null;
  const x = (index: number): number => LEFT + (index / (course.length - 1)) * (WIDTH - LEFT - 6);
  const y = (value: number): number => FOOT + (1 - value) * (HEIGHT - 2 * FOOT);
  const points = course.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
  return (
    <PlotFrame title={text("stats.course")} note={text("stats.course.note", { games: WINDOW })}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.plot}
        role="img"
        aria-label={text("stats.course.told", {
          first: percent(course[0] ?? 0),
          last: percent(last),
          best: percent(Math.max(...course)),
        })}
      >
        {LINES.map((value) => (
          <g key={value}>
            <path className={styles.grid} d={`M${LEFT} ${y(value)}H${WIDTH}`} />
            <text className={styles.label} x={LEFT - 8} y={y(value) + 5} textAnchor="end">
              {percent(value)}
            </text>
          </g>
        ))}
        <path
          className={styles.area}
          d={`M${x(0)} ${y(0)}L${points.join("L")}L${x(course.length - 1)} ${y(0)}Z`}
        />
        <path className={styles.line} d={`M${points.join("L")}`} />
        <circle className={styles.end} cx={x(course.length - 1)} cy={y(last)} r="5" />
      </svg>
    </PlotFrame>
  );
}
