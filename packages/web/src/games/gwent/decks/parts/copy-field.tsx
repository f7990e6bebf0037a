import { type RefObject, useRef, useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Field } from "../../../../look/field.tsx";
import styles from "./copy-field.module.css";
import { Icon } from "./icon.tsx";

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly lines?: number;
}

type Writing = HTMLInputElement | HTMLTextAreaElement;

/** Something to take elsewhere: read-only, with a button that copies it. */
export function CopyField({ label, value, hint, lines = 1 }: CopyFieldProps) {
  const text = useText();
  const field = useRef<Writing>(null);
  const [done, setDone] = useState<"copied" | "selected">();
  const copy = async () => setDone((await copied(field.current, value)) ? "copied" : "selected");
  return (
    <div className={styles.copy}>
      <Field label={label} {...(hint === undefined ? {} : { hint })}>
        {(id, described) => {
          const props = {
            id,
            value,
            readOnly: true,
            "aria-describedby": described,
            onFocus: () => field.current?.select(),
          };
          return (
            <div className={lines === 1 ? styles.line : styles.block}>
              {lines === 1 ? (
                <input ref={field as RefObject<HTMLInputElement>} {...props} />
              ) : (
                <textarea ref={field as RefObject<HTMLTextAreaElement>} rows={lines} {...props} />
              )}
              <Button onClick={() => void copy()} aria-label={text("decks.copyText.of", { what: label })}>
                <Icon name="copy" />
                {text("decks.copyText")}
              </Button>
            </div>
          );
        }}
      </Field>
      <p role="status" className={styles.done}>
        {done === "copied" && `✓ ${text("decks.copied")}`}
        {done === "selected" && text("decks.selected")}
      </p>
    </div>
  );
}

/** Pages without TLS have no clipboard: there the text is selected, to be copied by hand. */
async function copied(field: Writing | null, value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}
