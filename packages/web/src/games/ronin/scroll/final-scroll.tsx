import type { View } from "@medallion/ronin";
import { SOLO_TARGET, START_POINTS } from "@medallion/ronin/pages";
import type { CSSProperties, ReactNode } from "react";
import { playerName, useDrawn } from "../../../drawn/index.ts";
import { EmblemMark } from "../card/index.ts";
import { pointsFrom, ranked, sourcesIn, subjectOf } from "./points.ts";
import styles from "./scroll.module.css";
import { WhyNumber } from "./why-number.tsx";

/** All points of the game: a line for each scoring, a column for each player, the best first; below, what else is told. */
export function FinalScroll({ children }: { readonly children?: ReactNode }) {
  const { scene, text } = useDrawn();
  const view = scene.table.view as View;
  const players = ranked(view).map((player) => ({
    player,
    name: playerName(scene, player),
    character: view.players[player]?.character,
  }));
  const sources = sourcesIn(view);
  const total = text("ronin.scroll.source", { source: "total" });
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{text("ronin.scroll.points")}</span>
          </th>
          {players.map(({ player, name, character }) => (
            <th key={player} scope="col">
              {character === undefined ? null : <EmblemMark character={character} />}
              <span className={styles.name}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody data-rove="">
        {sources.map((source, line) => {
          const what = text("ronin.scroll.source", { source });
          return (
            <tr key={source} style={{ "--line": line } as CSSProperties}>
              <th scope="row">{what}</th>
              {players.map(({ player, name }, place) => (
                <td key={player} style={{ "--place": place } as CSSProperties}>
                  <WhyNumber
                    number={pointsFrom(view, player, source)}
                    subject={subjectOf(player, source)}
                    name={name}
                    what={what}
                  />
                </td>
              ))}
            </tr>
          );
        })}
        <tr className={styles.total} style={{ "--line": sources.length } as CSSProperties}>
          <th scope="row">{total}</th>
          {players.map(({ player, name }, place) => (
            <td key={player} style={{ "--place": place } as CSSProperties}>
              <WhyNumber
                number={view.players[player]?.vp ?? 0}
                subject={{ kind: "vp", player }}
                name={name}
                what={total}
              />
            </td>
          ))}
        </tr>
      </tbody>
      {children}
    </table>
  );
}

/** Alone: how many points are wanted, and what the season gave. */
export function SoloGoal() {
  const { scene, text } = useDrawn();
  const { options } = scene.table.view as View;
  if (options.humans > 1) return null;
  const season = options.rules.soloDifficulty;
  return (
    <p className={styles.goal}>
      <span>{text("ronin.scroll.target", { points: SOLO_TARGET })}</span>
      <span>
        {text("ronin.scroll.season", {
          season: scene.say({ key: `rule.soloDifficulty.${season}` }),
          points: START_POINTS[season],
        })}
      </span>
    </p>
  );
}
