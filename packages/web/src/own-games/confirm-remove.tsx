import { useText } from "../language/language.tsx";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import styles from "./confirm-remove.module.css";

interface ConfirmRemoveProps {
  readonly title: string;
  readonly about: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks before something is deleted that somebody would miss. */
export function ConfirmRemove({ title, about, onRemove, onClose }: ConfirmRemoveProps) {
  const text = useText();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{about}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{text("people.remove.no")}</Button>
        <Button kind="danger" onClick={onRemove}>
          {text("people.remove.yes")}
        </Button>
      </div>
    </Dialog>
  );
}
