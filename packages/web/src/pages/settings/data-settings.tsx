import { useEffect, useState } from "react";
import { download } from "../../hand-out/hand-out.ts";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { ClearDialog } from "./clear-dialog.tsx";
import { device } from "./device.ts";
import { countKept, exportAll, type Kept } from "./kept-data.ts";
import { Section } from "./section.tsx";
import styles from "./settings.module.css";

export function DataSettings() {
  const text = useText();
  const [kept, setKept] = useState<Kept>();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    let wanted = true;
    void device()
      .then(({ desk, keep }) => countKept(desk, keep))
      .then((counted) => {
        if (wanted) setKept(counted);
      })
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, []);
  const save = async () => {
    try {
      const { desk, keep } = await device();
      download(`medallion-${new Date().toISOString().slice(0, 10)}.json`, await exportAll(desk, keep));
      notify(text("shell.set.exported"), "good");
    } catch {
      notify(text("shell.set.exportFailed"), "bad");
    }
  };
  return (
    <Section title={text("shell.set.data")}>
      <p>{text("shell.set.data.about")}</p>
      <p className={styles.hint}>{kept === undefined ? "…" : text("shell.set.count", { ...kept })}</p>
      <div className={styles.actions}>
        <Button onClick={save}>{text("shell.set.export")}</Button>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {text("shell.set.clear")}
        </Button>
      </div>
      {asking && <ClearDialog onClose={() => setAsking(false)} />}
    </Section>
  );
}
