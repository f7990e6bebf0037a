import { useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { Field } from "../../../../look/field.tsx";
import { LONGEST_NAME } from "../kept.ts";
import styles from "./dialogs.module.css";

interface NameDialogProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function NameDialog({ name, onRename, onClose }: NameDialogProps) {
  const text = useText();
  const [wished, setWished] = useState(name);
  const ready = wished.trim() !== "";
  return (
    <Dialog title={text("decks.rename.title")} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready) return;
          onRename(wished.trim());
          onClose();
        }}
      >
        <Field label={text("decks.name")}>
          {(id) => (
            <input
              id={id}
              value={wished}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              onFocus={(event) => event.target.select()}
              onChange={(event) => setWished(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{text("decks.cancel")}</Button>
          <Button kind="brass" type="submit" disabled={!ready}>
            {text("decks.rename")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
