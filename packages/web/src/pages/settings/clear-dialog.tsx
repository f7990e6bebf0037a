import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Dialog } from "../../look/dialog.tsx";
import { notify } from "../../look/toast/toasts.ts";
import { PATHS } from "../../navigation/paths.ts";
import styles from "../../preferences/settings.module.css";
import { forgetSettings } from "../../settings/settings.ts";
import { device } from "./device.ts";
import { clearAll } from "./kept-data.ts";

/** Asks before everything on this device is removed. */
export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [going, setGoing] = useState(false);
  const clear = async () => {
    setGoing(true);
    try {
      const { tables, keep } = await device();
      await clearAll(tables, keep);
      forgetSettings();
      location.assign(PATHS.home);
    } catch {
      notify(text("shell.set.clearFailed"), "bad");
      onClose();
    }
  };
  return (
    <Dialog title={text("shell.set.clear.title")} onClose={onClose}>
      <p>{text("shell.set.clear.about")}</p>
      <div className={styles.actions}>
        <Button kind="danger" onClick={clear} disabled={going} aria-busy={going}>
          {text("shell.set.clear.yes")}
        </Button>
        <Button onClick={onClose}>{text("shell.set.clear.no")}</Button>
      </div>
    </Dialog>
  );
}
