import { useState } from "react";
import { useAsked } from "../../hosts/use-asked.ts";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { FileButton } from "../../look/file-button.tsx";
import { Notice } from "../../look/notice.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { Section } from "../../preferences/section.tsx";
import styles from "../../preferences/settings.module.css";
import { download } from "../../sharing/download.ts";
import { ClearDialog } from "./clear-dialog.tsx";
import { copies, device } from "./device.ts";
import { countKept } from "./kept-data.ts";
import { useBringBack } from "./use-bring-back.ts";

const count = async () => {
  const { tables, keep } = await device();
  return countKept(tables, keep);
};

/** What is kept on this device: how much, a copy of it, a copy brought back, all of it gone. */
export function DataSettings() {
  const text = useText();
  const { asked, again } = useAsked(count);
  const [isClearing, setClearing] = useState(false);
  const { bringBack, going, trouble } = useBringBack(again);
  const save = async () => {
    try {
      const { save } = await copies();
      download(`medallion-${new Date().toISOString().slice(0, 10)}.json`, await save());
      notify(text("shell.set.exported"), "good");
    } catch {
      notify(text("shell.set.exportFailed"), "bad");
    }
  };
  return (
    <Section title={text("shell.set.data")}>
      <p>{text("shell.set.data.about")}</p>
      <p className={styles.hint}>
        {asked.state === "there" ? text("shell.set.count", { ...asked.value }) : "…"}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void save()}>{text("shell.set.export")}</Button>
        <FileButton accept=".json,application/json" disabled={going} onFile={(file) => void bringBack(file)}>
          {text("shell.set.restore")}
        </FileButton>
        <Button kind="danger" onClick={() => setClearing(true)}>
          {text("shell.set.clear")}
        </Button>
      </div>
      <p className={styles.hint}>{text("shell.set.restore.about")}</p>
      {trouble !== undefined && (
        <Notice tone="bad">
          <p>{trouble}</p>
        </Notice>
      )}
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </Section>
  );
}
