import { useToldLog } from "../../../../drawn/index.ts";
import { Dialog } from "../../../../look/dialog.tsx";
import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import { talesIn } from "../tale/tale.ts";
import { headingOf } from "../tale/telling.ts";
import styles from "./stories-panel.module.css";

/** The stories of this game, the newest first: each opens to be read again. */
export function StoriesPanel({ onClose }: { readonly onClose: () => void }) {
  const { text } = useTable();
  return (
    <Dialog title={text("oldWorld.story.list")} onClose={onClose} place="side">
      <StoryList />
    </Dialog>
  );
}

/** The same without a panel of its own, for the chronicle. */
export function StoryList() {
  const { sight, text } = useTable();
  const { log } = useToldLog();
  const tales = talesIn({ log }).toReversed();
  if (tales.length === 0) return <p>{text("oldWorld.story.none")}</p>;
  return (
    <ol className={styles.list} data-rove="">
      {tales.map((tale) => (
        <li key={tale.at}>
          <button type="button" data-open={`story:${tale.at}`} data-nav="">
            <strong>{sight.scene.say(headingOf(sight.view, tale).title)}</strong>
            <span>{playerName(sight, tale.seat)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
