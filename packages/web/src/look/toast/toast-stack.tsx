import { useSyncExternalStore } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../button.tsx";
import { CloseMark } from "../close-mark.tsx";
import { Notice } from "../notice.tsx";
import styles from "./toasts.module.css";
import { currentToasts, dismiss, watchToasts } from "./toasts.ts";

/** Where `notify` speaks; mounted once, by the shell. */
export function ToastStack() {
  const text = useText();
  const toasts = useSyncExternalStore(watchToasts, currentToasts);
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <Notice
          key={toast.id}
          tone={toast.tone}
          actions={
            <Button
              kind="quiet"
              size="mark"
              aria-label={text("shell.close")}
              onClick={() => dismiss(toast.id)}
            >
              <CloseMark />
            </Button>
          }
        >
          <p>{toast.text}</p>
        </Notice>
      ))}
    </div>
  );
}
