import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { notify } from "../../../look/toast/toasts.ts";
import type { Scene } from "../../../scene/scene.ts";
import { download } from "../../../sharing/download.ts";
import { useCopy } from "../../../sharing/use-copy.ts";
import { failureText } from "../../refusal.ts";
import type { Venue } from "../venue.ts";
import { boardText } from "./board-text.ts";
import styles from "./table-menu.module.css";

/** What can be taken away from a table: its link, the position as text, the record of the game. */
export function Exports({ venue, scene }: { readonly venue: Venue; readonly scene: Scene }) {
  const text = useText();
  const { look } = scene;
  const copy = useCopy();
  const save = async (): Promise<void> => {
    try {
      const record = await venue.record?.(look.game);
      if (record !== undefined) download(`medallion-${look.settings.game}-${look.game + 1}.json`, record);
    } catch (error) {
      notify(failureText(error, text), "bad");
    }
  };
  // A record holds the seed: from a table with others it leaves when the game is over.
  const mayRecord = venue.record !== undefined && (venue.kind === "device" || look.stage === "over");
  return (
    <div className={styles.buttons}>
      {venue.invitation !== undefined && (
        <Button onClick={() => void copy(venue.invitation ?? "")}>{text("table.copyLink")}</Button>
      )}
      <Button onClick={() => void copy(boardText(scene))}>{text("table.copyPosition")}</Button>
      {mayRecord && <Button onClick={() => void save()}>{text("table.saveRecord")}</Button>}
    </div>
  );
}
