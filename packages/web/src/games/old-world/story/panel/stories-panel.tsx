import { useToldLog } from "../../../../drawn/index.ts";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { playerName } from "../../sight/names.ts";
import { useTable } from "../../sight/table-context.ts";
import { talesIn } from "../tale/tale.ts";
import { headingOf } from "../tale/telling.ts";
import styles from "./stories-panel.module.css";

/** Opens the stories of this game; stands above the log. */
export function StoriesButton() {
  const { text } = useTable();
  return (
    <Button kind="quiet" data-open="stories" data-nav="">
      {text("oldWorld.story.list")}
    </Button>
  );
}

/** The stories of this game, the newest first: each opens to be read again. */
export function StoriesPanel({ onClose }: { readonly onClose: () => void }) {
  const { text } = useTable();
  return (
    <Dialog title={text("oldWorld.story.list")} onClose={onClose} place="side">
      <StoryList />
    </Dialog>
  );
}

function StoryList() {
  const { sight, text } = useTable();
  const { log } = useToldLog();
  const tales = talesIn({ log }).toReversed();
  if (tales.length === 0) return <p>{text("oldWorld.story.none")}</p>;
  return (
    <ol className={styles.list} data-rove="">
      {tales.map((tale) => (
        <li key={tale.at}>
          <button type="button" data-open={`tale:${tale.at}`} data-nav="">
            <strong>{sight.scene.say(headingOf(sight.view, tale).title)}</strong>
            <span>{playerName(sight, tale.seat)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
