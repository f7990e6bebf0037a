import { chapterRow, phaseText, questSymbols, symbolName } from "@medallion/ronin/pages";
import { ChapterCard } from "../../card/index.ts";
import { SoloGoal } from "../../scroll/final-scroll.tsx";
import { useTable } from "../table-context.ts";
import styles from "./panel.module.css";

/** The chapter card large, and in words where the game stands. */
export function ChapterFacts() {
  const { sight } = useTable();
  const { view, scene } = sight;
  const row = chapterRow(view);
  if (row === undefined) return null;
  const quest = questSymbols(view).map(symbolName);
  return (
    <>
      <p>{scene.say(phaseText(view))}</p>
      <SoloGoal />
      <div className={styles.board}>
        <ChapterCard row={row} pair={view.pair} />
      </div>
      <ul>
        {row.pairs.map(([left, right], place) => {
          const values = { chapter: place + 1, left: symbolName(left), right: symbolName(right) };
          const words = scene.say({ key: "outline.pair", values });
          return <li key={words}>{words}</li>;
        })}
        <li>{scene.say({ key: "outline.questSymbols", values: { symbols: quest } })}</li>
      </ul>
    </>
  );
}
