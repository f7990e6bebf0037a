import { useRef, useState } from "react";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Field } from "../../../../look/field.tsx";
import { copyText } from "../../../../sharing/clipboard.ts";
import styles from "./copy-field.module.css";
import { Icon } from "./icon.tsx";

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  readonly lines?: number;
}

/** Something to take elsewhere: read-only, with a button that copies it; where that is forbidden, that selects it. */
export function CopyField({ label, value, hint, lines = 1 }: CopyFieldProps) {
  const text = useText();
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const [done, setDone] = useState<"copied" | "selected">();
  const copy = async () => {
    const copied = await copyText(value);
    if (!copied) {
      field.current?.focus();
      field.current?.select();
    }
    setDone(copied ? "copied" : "selected");
  };
  return (
    <div className={styles.copy}>
      <Field label={label} {...(hint === undefined ? {} : { hint })}>
        {(id, described) => {
          const props = {
            ref: (shown: HTMLInputElement | HTMLTextAreaElement | null) => {
              field.current = shown;
            },
            id,
            value,
            readOnly: true,
            "aria-describedby": described,
            onFocus: () => field.current?.select(),
          };
          return (
            <div className={lines === 1 ? styles.line : styles.block}>
              {lines === 1 ? <input {...props} /> : <textarea rows={lines} {...props} />}
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
