import { partsOf } from "../../games/index.ts";
import { useText } from "../../language/language.tsx";
import styles from "../../lessons/led-menu.module.css";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useSettings } from "../../settings/use-settings.ts";
import type { LedWays } from "../../table/frame/use-led-frame.tsx";
import { switchTable } from "../../table/switch-table.ts";

interface PuzzleMenuProps extends LedWays {
  readonly game: string;
  readonly title: string;
  readonly onAgain: () => void;
}

/** Everything that can be done at a puzzle besides solving it. */
export function PuzzleMenu({ game, title, onAgain, onRules, onKeys, onClose }: PuzzleMenuProps) {
  const text = useText();
  const settings = useSettings();
  const and = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.ways}>
        <Button onClick={and(onAgain)}>{text("puzzles.again")}</Button>
        <ButtonLink to={PATHS.puzzles}>{text("puzzles.leave")}</ButtonLink>
        <Button onClick={and(onRules)}>{text("table.rules")}</Button>
        {partsOf(game).Table !== undefined && (
          <Button onClick={and(switchTable)}>
            {text(settings.table === "text" ? "table.toDrawn" : "table.toText")}
          </Button>
        )}
        <Button onClick={onKeys}>{text("table.keys")}</Button>
      </div>
    </Dialog>
  );
}
