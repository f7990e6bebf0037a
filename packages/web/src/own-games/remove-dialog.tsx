import { useText } from "../language/language.tsx";
import { localHost } from "../local/local-host.ts";
import type { LocalCard } from "../local/local-tables.ts";
import { Button } from "../look/button.tsx";
import { Dialog } from "../look/dialog.tsx";
import { notify } from "../look/toast/toasts.ts";
import styles from "./remove-dialog.module.css";

interface RemoveDialogProps {
  readonly card: LocalCard;
  readonly onClose: () => void;
}

/** Asks before a table of this device is gone: nobody else has it. */
export function RemoveDialog({ card, onClose }: RemoveDialogProps) {
  const text = useText();
  const remove = async () => {
    try {
      await localHost().tables.remove(card.id);
    } catch {
      notify(text("table.refusal.unwritten"), "bad");
    }
    onClose();
  };
  return (
    <Dialog title={text("people.remove.title")} onClose={onClose}>
      <p>{text("people.remove.about", { stage: card.stage })}</p>
      <div className={styles.actions}>
        <Button onClick={onClose}>{text("people.remove.no")}</Button>
        <Button kind="danger" onClick={() => void remove()}>
          {text("people.remove.yes")}
        </Button>
      </div>
    </Dialog>
  );
}
