import type { ReactNode } from "react";
import type { Spoken } from "../../kits/use-game.ts";
import { useWords } from "../../language/language.tsx";
import { Plate } from "../../look/surface.tsx";
import { said } from "../../own-games/telling.ts";
import { useOwnPickNames } from "../../own-games/use-own-pick-names.ts";
import type { Older } from "../../results/older.ts";
import { type MetBot, played, type Statistics, share } from "../../results/statistics.ts";
import { modeName } from "../../table/mode-name.ts";
import { botName } from "../../table/names.ts";
import { CoursePlot } from "./course-plot.tsx";
import { LastPlot } from "./last-plot.tsx";
import { Records } from "./records.tsx";
import { SliceBars } from "./slice-bars.tsx";
import styles from "./statistics.module.css";

interface FiguresProps {
  readonly statistics: Statistics;
  readonly spoken: ReadonlyMap<string, Spoken>;
  readonly older: readonly Older[];
}

/** All plots and numbers of some games. */
export function Figures({ statistics, spoken, older }: FiguresProps) {
  const { text, number, percent, list } = useWords();
  const ownNames = useOwnPickNames();
  const { tally, streak, longestWins } = statistics;
  const several = spoken.size > 1;
  const inGame = (game: string, words: string): string => {
    const known = spoken.get(game);
    return several && known !== undefined ? `${known.say(known.kit.name)} · ${words}` : words;
  };
  const calledAs = (met: readonly MetBot[]): string =>
    list([...new Set(met.map((bot) => botName(bot, bot.seat, text)))]);
  const won = share(tally);
  const sunk = older.reduce((sum, one) => sum + played(one), 0);
  return (
    <div className={styles.figures}>
      <dl className={styles.tiles}>
        <Tile label={text("people.count", { what: "played" })}>{number(played(tally))}</Tile>
        <Tile label={text("stats.share")}>{won === undefined ? "–" : percent(won)}</Tile>
        <Tile label={text("stats.streak")}>
          {streak === undefined
            ? "–"
            : text("stats.streak.of", { result: streak.result, length: streak.length })}
        </Tile>
        <Tile label={text("stats.longest")}>{number(longestWins)}</Tile>
      </dl>
      {sunk > 0 && <p className={styles.note}>{text("stats.older", { count: sunk })}</p>}
      <LastPlot last={statistics.last} />
      <CoursePlot course={statistics.course} />
      <SliceBars
        title={text("stats.byMode")}
        slices={statistics.byMode.map(({ id, game, mode, tally: slice }) => {
          const known = spoken.get(game);
          const name = known === undefined ? mode : modeName(known.kit, mode, known.say);
          return { id, label: inGame(game, name), tally: slice };
        })}
      />
      <SliceBars
        title={text("stats.byRival")}
        slices={statistics.byRival.map(({ id, met, tally: slice }) => ({
          id,
          label:
            id === "people"
              ? text("stats.people")
              : text("stats.bots", { kind: text("table.bot", { bot: id }), names: calledAs(met) }),
          tally: slice,
        }))}
      />
      <SliceBars
        title={text("stats.byPick")}
        slices={statistics.byPick.map(({ id, game, name, tally: slice }) => {
          const pick = id.slice(game.length + 1);
          const say = spoken.get(game)?.say;
          const words = ownNames.get(pick) ?? (say && said(name, say)) ?? pick;
          return { id, label: inGame(game, words), tally: slice };
        })}
      />
      <Records records={statistics.records} spoken={spoken} />
    </div>
  );
}

function Tile({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Plate className={styles.tile}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Plate>
  );
}
