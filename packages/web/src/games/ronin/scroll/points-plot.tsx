import type { View } from "@medallion/ronin";
import { SOLO_TARGET, VP_SOURCES, type VpSource } from "@medallion/ronin/pages";
import type { ReactNode } from "react";
import { playerName, useDrawn } from "../../../drawn/index.ts";
import { AllianceMark, EmblemMark, VpMark, XpMark } from "../card/index.ts";
import { courseOf, ranked } from "./points.ts";
import styles from "./scroll.module.css";

const WIDTH = 600;
const HEIGHT = 150;
const EDGE = 12;
/** So far apart the ends of two lines are written. */
const APART = 16;

/** What was scored, below its line. */
const SCORINGS: Readonly<Record<VpSource, ReactNode>> = {
  start: null,
  chapter1: "I",
  chapter2: "II",
  chapter3: "III",
  quest: <VpMark />,
  gold: <XpMark gold />,
  alliance: <AllianceMark />,
};

/**
 * How the points of each player grew, scoring by scoring; lines differ by their strokes, not by colour alone. Alone, below
 * the line that must be reached.
 */
export function PointsPlot() {
  const { scene, text } = useDrawn();
  const view = scene.table.view as View;
  const players = ranked(view);
  const courses = players.map((player) => courseOf(view, player));
  const goal = view.options.humans === 1 ? SOLO_TARGET : 1;
  const most = Math.max(goal, ...courses.flat());
  const steps = VP_SOURCES.length - 1;
  const x = (step: number): number => EDGE + (step / steps) * (WIDTH - 2 * EDGE);
  const y = (points: number): number => HEIGHT - EDGE - (points / most) * (HEIGHT - 2 * EDGE);
  const ends = apartFrom(courses.map((course) => y(course.at(-1) ?? 0)));
  const told = players.map((player) =>
    text("ronin.scroll.ends", {
      name: playerName(scene, player),
      points: view.players[player]?.vp ?? 0,
    }),
  );
  return (
    <figure className={styles.plot}>
      <figcaption>{text("ronin.scroll.plot")}</figcaption>
      <div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={told.join(", ")}
        >
          {VP_SOURCES.map((source, step) => (
            <path key={source} className={styles.grid} d={`M${x(step)} ${EDGE}V${HEIGHT - EDGE}`} />
          ))}
          {goal > 1 ? <path className={styles.target} d={`M${EDGE} ${y(goal)}H${WIDTH - EDGE}`} /> : null}
          {courses.map((course, place) => (
            <path
              key={players[place]}
              className={styles.course}
              data-place={place}
              d={`M${course.map((points, step) => `${x(step).toFixed(1)} ${y(points).toFixed(1)}`).join("L")}`}
            />
          ))}
        </svg>
        <ol className={styles.axis} aria-hidden="true">
          {VP_SOURCES.map((source, step) => (
            <li key={source} style={{ left: `${(x(step) / WIDTH) * 100}%` }}>
              {SCORINGS[source]}
            </li>
          ))}
        </ol>
        <ol className={styles.ends} aria-hidden="true">
          {goal > 1 && Math.abs(y(goal) - (ends[0] ?? 0)) >= APART ? (
            <li style={{ top: `${(y(goal) / HEIGHT) * 100}%` }}>{goal}</li>
          ) : null}
          {players.map((player, place) => {
            const character = view.players[player]?.character;
            return (
              <li key={player} style={{ top: `${((ends[place] ?? 0) / HEIGHT) * 100}%` }}>
                {character === undefined ? null : <EmblemMark character={character} />}
                {view.players[player]?.vp}
              </li>
            );
          })}
        </ol>
      </div>
    </figure>
  );
}

/** The same heights, pushed down where they would lie on each other; the first is the highest. */
export function apartFrom(heights: readonly number[]): readonly number[] {
  let last = Number.NEGATIVE_INFINITY;
  return heights.map((height) => {
    last = Math.max(height, last + APART);
    return last;
  });
}
