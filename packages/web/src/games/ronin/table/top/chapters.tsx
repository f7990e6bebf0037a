import type { View } from "@medallion/ronin";
import { chapterRow, phaseText, questSymbols, symbolName } from "@medallion/ronin/pages";
import { PostMark, SymbolMark } from "../../card/index.ts";
import { useToldTable } from "../table-context.ts";
import styles from "./chapters.module.css";

const NUMERALS = ["I", "II", "III"];
const TURNS = [0, 1, 2];

/** The chapters with their active symbols and turns, and the symbols of the side quest: what was, is and will be. */
export function Chapters() {
  const { sight } = useToldTable("chapter");
  const { view, scene } = sight;
  const row = chapterRow(view);
  if (row === undefined) return null;
  return (
    <ol
      className={styles.chapters}
      data-zone="chapter"
      aria-label={scene.say({ key: "outline.chapterCard" })}
    >
      {row.pairs.map(([left, right], chapter) => (
        <li
          key={NUMERALS[chapter]}
          data-now={chapter === view.chapter ? "" : undefined}
          data-past={chapter < view.chapter ? "" : undefined}
        >
          <span className="unseen">
            {scene.say({
              key: "outline.pair",
              values: { chapter: chapter + 1, left: symbolName(left), right: symbolName(right) },
            })}
            {chapter === view.chapter ? `. ${scene.say(phaseText(view))}` : null}
          </span>
          <b aria-hidden="true">{NUMERALS[chapter]}</b>
          <PostMark direction="LEFT" symbol={left} />
          <PostMark direction="RIGHT" symbol={right} />
          <span
            className={styles.turns}
            data-now={chapter === view.chapter ? "" : undefined}
            aria-hidden="true"
          >
            {TURNS.map((turn) => {
              const number = chapter * TURNS.length + turn;
              return <i key={turn} data-turn={turnState(view, number)} />;
            })}
          </span>
        </li>
      ))}
      <li>
        <b className={styles.quest}>{scene.say({ key: "board.quest" })}</b>
        {questSymbols(view).map((symbol) => (
          <SymbolMark key={symbol} symbol={symbol} label={scene.say(symbolName(symbol))} />
        ))}
      </li>
    </ol>
  );
}

/** Between the last turn of a chapter and the next chapter no turn is on. */
export function turnState({ turn, chapter }: View, number: number): "past" | "now" | "next" {
  if (number < turn) return "past";
  return number === turn && Math.floor(number / TURNS.length) === chapter ? "now" : "next";
}
