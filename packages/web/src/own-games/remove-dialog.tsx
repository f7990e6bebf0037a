import { useText } from "../language/language.tsx";
import { localHost } from "../local/local-host.ts";
import type { LocalCard } from "../local/local-tables.ts";
import { notify } from "../look/toast/toasts.ts";
import { ConfirmRemove } from "./confirm-remove.tsx";

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
    <ConfirmRemove
      title={text("people.remove.title")}
      about={text("people.remove.about", { stage: card.stage })}
      onRemove={() => void remove()}
      onClose={onClose}
    />
  );
}
