import { useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { SettingChoice } from "../../preferences/setting-choice.tsx";
import type { Moment } from "../../replay/moment.ts";
import type { Recorded } from "../../replay/recorded.ts";
import type { ReplaySource } from "../../replay/source.ts";
import { download } from "../../sharing/download.ts";
import { useShareReplay } from "../../table/use-share-replay.ts";
import { Fairness } from "./fairness.tsx";
import styles from "./replay-menu.module.css";

interface ReplayMenuProps {
  readonly recorded: Recorded;
  readonly source: ReplaySource;
  readonly moment: Moment;
  readonly onClose: () => void;
}

/** How fast a game plays by itself, and what can be done with it besides watching. */
export function ReplayMenu({ recorded, source, moment, onClose }: ReplayMenuProps) {
  const text = useText();
  const share = useShareReplay();
  const { file, record } = recorded;
  return (
    <Dialog title={text("replays.more")} onClose={onClose} place="side">
      <SettingChoice name="speed" />
      <div className={styles.ways}>
        <Button kind="brass" onClick={() => void share(source, moment, record)}>
          {text("replays.share")}
        </Button>
        {file !== undefined && (
          <Button onClick={() => download(`${recorded.kit.game.id}.medallion.json`, file)}>
            {text("replays.export")}
          </Button>
        )}
        <ButtonLink to={PATHS.replays}>{text("replays.toShelf")}</ButtonLink>
        <ButtonLink kind="quiet" to={PATHS.home}>
          {text("replays.toHome")}
        </ButtonLink>
      </div>
      <Fairness recorded={recorded} />
    </Dialog>
  );
}
