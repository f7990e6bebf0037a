import { type Catalogue, LANGUAGES } from "@medallion/kernel";
import { useEffect, useMemo, useState } from "react";
import { catalogueOf } from "../../../../kits/load.ts";
import { useGame } from "../../../../kits/use-game.ts";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { Field } from "../../../../look/field.tsx";
import { cardNames, type Imported } from "../exchange.ts";
import { BroughtPreview } from "./brought-preview.tsx";
import styles from "./dialogs.module.css";
import { understand } from "./understand.ts";

interface BringDialogProps {
  readonly onBring: (brought: Imported) => void;
  readonly onClose: () => void;
}

/** A deck from elsewhere: a code, a link or a written list, looked through while it is being pasted. */
export function BringDialog({ onBring, onClose }: BringDialogProps) {
  const text = useText();
  const { kit, say } = useGame("gwent");
  const [written, setWritten] = useState("");
  const [catalogues, setCatalogues] = useState<readonly Catalogue[]>([]);
  useEffect(() => {
    void Promise.all(LANGUAGES.map((language) => catalogueOf(kit, language))).then(setCatalogues);
  }, [kit]);
  const understood = useMemo(
    () => understand(written, cardNames(catalogues), say),
    [written, catalogues, say],
  );
  const brought = understood.brought;
  return (
    <Dialog title={text("decks.bring.title")} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (brought !== undefined) onBring(brought);
        }}
      >
        <Field label={text("decks.bring.text")} hint={text("decks.bring.hint")} error={understood.fault}>
          {(id, described) => (
            <textarea
              id={id}
              rows={7}
              spellCheck={false}
              autoComplete="off"
              aria-describedby={described}
              aria-invalid={understood.fault !== undefined}
              value={written}
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
        {brought !== undefined && <BroughtPreview brought={brought} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{text("decks.cancel")}</Button>
          <Button kind="brass" type="submit" disabled={brought === undefined}>
            {text("decks.bring.add")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
