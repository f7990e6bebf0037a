import { call } from "../../hosts/online.ts";
import { useText } from "../../language/language.tsx";
import { Button, ButtonLink } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { onlineReplayPath, PATHS } from "../../navigation/paths.ts";
import { type Moment, momentQuery } from "../../replay/moment.ts";
import { linkOf, type Recorded } from "../../replay/recorded.ts";
import type { ReplaySource } from "../../replay/source.ts";
import { download } from "../../sharing/download.ts";
import { useCopy } from "../../sharing/use-copy.ts";
import { failureText } from "../../table/refusal.ts";
import { Fairness } from "./fairness.tsx";
import styles from "./replay-menu.module.css";

interface ReplayMenuProps {
  readonly recorded: Recorded;
  readonly source: ReplaySource;
  readonly moment: Moment;
  readonly onClose: () => void;
}

/** What can be done with a game besides watching it. */
export function ReplayMenu({ recorded, source, moment, onClose }: ReplayMenuProps) {
  const text = useText();
  const copy = useCopy();
  const { file } = recorded;
  const share = async (): Promise<void> => {
    try {
      const address = await momentAddress(recorded, source, moment);
      if (address === undefined) return notify(text("replays.noLink"), "bad");
      await copy(address);
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
  return (
    <Dialog title={text("replays.more")} onClose={onClose} place="side">
      <div className={styles.ways}>
        <Button kind="brass" onClick={() => void share()}>
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

/** An address that others can open: the server's own where it has the game, else the whole game in a link. */
async function momentAddress(
  { record }: Recorded,
  source: ReplaySource,
  moment: Moment,
): Promise<string | undefined> {
  if (source.kind === "online") {
    const { table, number } = source;
    // What names the game alone: the name it was opened by may be an invitation to its table.
    const { replay } = await call("game", { params: { table, number } });
    return `${location.origin}${onlineReplayPath(replay, number)}${momentQuery(moment)}`;
  }
  const link = source.kind === "link" ? source.link : await linkOf(record);
  return link === undefined
    ? undefined
    : `${location.origin}${PATHS.replays}/link${momentQuery(moment)}#${encodeURIComponent(link)}`;
}
