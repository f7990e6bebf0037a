import { chapterRow, phaseText } from "@medallion/ronin/pages";
import { Notices, Offers } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { PostMark } from "../../card/index.ts";
import { useTable, useToldTable } from "../table-context.ts";
import { turnState } from "../top/chapters.tsx";
import styles from "./phone-top.module.css";
import type { PhoneTab } from "./tab.ts";

const NUMERALS = ["I", "II", "III"];
const TURNS = [0, 1, 2];

interface PhoneTopProps {
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
}

/** Chapter, tabs, and the way to everything of the frame. */
export function PhoneTop({ tab, onTab }: PhoneTopProps) {
  const { scene, frame, text } = useToldTable("undo");
  const { open } = useTable();
  return (
    <header className={styles.top} data-open-now={open}>
      <ChapterPill />
      <nav className={styles.tabs} data-rove="">
        {(["mat", "lines"] as const).map((name) => (
          <button
            key={name}
            type="button"
            data-nav=""
            data-shows={name}
            aria-pressed={tab === name}
            onClick={() => onTab(name)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              {name === "mat" ? (
                <path d="M3 3h5v8H3zM9.500 3h5v8h-5zM16 3h5v8h-5zM3 13h5v8H3zM9.500 13h5v8h-5zM16 13h5v8h-5z" />
              ) : (
                <path d="M2 5h6v9H2zM9 5h6v9H9zM16 5h6v9h-6zM3 18h15l-3-2.500 1.500-1.500L22 19l-5.500 5L15 22.500l3-2.500H3z" />
              )}
            </svg>
            <span className="unseen">{text(name === "mat" ? "ronin.tab.mat" : "ronin.tab.lines")}</span>
          </button>
        ))}
      </nav>
      {scene.table.mayTakeBack === "no" ? null : (
        <Button
          size="mark"
          data-nav=""
          onClick={frame.takeBack}
          aria-label={text("table.undo")}
          aria-keyshortcuts="U"
        >
          ↶
        </Button>
      )}
      <Button
        size="mark"
        data-open="log"
        data-nav=""
        aria-label={text("drawn.chronicle")}
        aria-keyshortcuts="L"
      >
        ≣
      </Button>
      <Button size="mark" data-open="menu" data-nav="" aria-label={text("table.menu")}>
        ☰
      </Button>
      <Offers />
      <Notices className={styles.notices} />
    </header>
  );
}

function ChapterPill() {
  const { sight } = useToldTable("chapter");
  const { view, scene } = sight;
  const row = chapterRow(view);
  const pair = row?.pairs[view.pair];
  if (row === undefined || pair === undefined) return <span />;
  return (
    <button type="button" className={styles.pill} data-open="chapters" data-nav="">
      <span className="unseen">{scene.say(phaseText(view))}</span>
      <b aria-hidden="true">{NUMERALS[view.chapter]}</b>
      <span className={styles.turns} aria-hidden="true">
        {TURNS.map((turn) => (
          <i key={turn} data-turn={turnState(view, view.chapter * TURNS.length + turn)} />
        ))}
      </span>
      <PostMark direction="LEFT" symbol={pair[0]} />
      <PostMark direction="RIGHT" symbol={pair[1]} />
    </button>
  );
}
