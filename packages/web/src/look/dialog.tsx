import { type ReactNode, useId } from "react";
import { useText } from "../language/language.tsx";
import { Button } from "./button.tsx";
import { CloseMark } from "./close-mark.tsx";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Along the right edge instead of in the middle: for what is read beside the table. `wide` for much to choose from. */
  readonly place?: "middle" | "side" | "wide";
}

/** Something that is looked at before all else; Esc and a click beside it close it. Shown as long as it is rendered. */
export function Dialog({ title, onClose, children, place = "middle" }: DialogProps) {
  const text = useText();
  const dialog = useModal();
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Esc, which the browser handles.
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Esc pressed twice closes whatever we say; on unmounting there is nobody left to tell.
        if (dialog.current !== null) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.sheet} data-surface="sheet">
        <header className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <Button kind="quiet" size="mark" onClick={onClose} aria-label={text("shell.close")}>
            <CloseMark />
          </Button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
