import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Field } from "../../look/field.tsx";
import { Plate } from "../../look/surface.tsx";
import { onlineTablePath } from "../../navigation/paths.ts";
import { invitedTo } from "./invited-to.ts";
import styles from "./lobby.module.css";

/** To a table whose link or code somebody sent. */
export function JoinByLink() {
  const text = useText();
  const [, go] = useLocation();
  const [written, setWritten] = useState("");
  const [wrong, setWrong] = useState<"unreadable" | "elsewhere">();

  function join(event: FormEvent): void {
    event.preventDefault();
    const invited = invitedTo(written, location.origin);
    if (invited.kind === "table") go(onlineTablePath(invited.table));
    else setWrong(invited.kind);
  }

  return (
    <Plate as="form" roomy className={styles.form} onSubmit={join}>
      <h2>{text("people.join")}</h2>
      <Field
        label={text("people.join.link")}
        hint={text("people.join.hint")}
        error={wrong && text("people.join.wrong", { wrong })}
      >
        {(id, described) => (
          <input
            id={id}
            aria-describedby={described}
            value={written}
            required
            autoComplete="off"
            onChange={(event) => {
              setWritten(event.target.value);
              setWrong(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit">{text("people.join.go")}</Button>
    </Plate>
  );
}
