import { useState, useSyncExternalStore } from "react";
import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { Notice } from "../look/notice.tsx";
import { applyUpdate, isUpdateReady, watchUpdate } from "./update.ts";
import styles from "./update-notice.module.css";

/** Says that a newer version is there; it comes when the player wants it, or when all pages were closed. */
export function UpdateNotice() {
  const text = useText();
  const isReady = useSyncExternalStore(watchUpdate, isUpdateReady, () => false);
  const [isLater, setLater] = useState(false);
  if (!isReady || isLater) return null;
  return (
    <div className={styles.place}>
      <Notice
        actions={
          <>
            <Button onClick={applyUpdate}>{text("local.update.now")}</Button>
            <Button kind="quiet" onClick={() => setLater(true)}>
              {text("local.update.later")}
            </Button>
          </>
        }
      >
        <p>{text("local.update.ready")}</p>
      </Notice>
    </div>
  );
}
