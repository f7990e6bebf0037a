import { type FormEvent, type ReactNode, useState } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Notice } from "../../look/notice.tsx";
import { Plate } from "../../look/surface.tsx";
import styles from "../../people/people.module.css";
import { failureText, refusalOf } from "../../table/refusal.ts";

interface CallFormProps {
  readonly title: string;
  readonly about: string;
  readonly submit: string;
  /** Said when it went well, where the page does not change anyway. */
  readonly success?: string;
  /** What `wrong-login` means in this form, where it asks for no name. */
  readonly wrongLogin?: string;
  /** What nobody is invited to do. */
  readonly grave?: boolean;
  /** What is wrong with what was filled in: said instead of sending it. */
  readonly fault?: string | undefined;
  readonly children: ReactNode;
  /** Sends it; throws what the server refused. */
  readonly send: () => Promise<void>;
}

/** A form whose answer comes from the server: what it refuses is said below, and nothing that was written is lost. */
export function CallForm(props: CallFormProps) {
  const { title, about, submit, success, wrongLogin, grave = false, fault, children, send } = props;
  const text = useText();
  const [said, setSaid] = useState<{ readonly tone: "good" | "bad"; readonly text: string }>();
  const [busy, setBusy] = useState(false);

  async function submitted(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fault !== undefined) {
      setSaid({ tone: "bad", text: fault });
      return;
    }
    setBusy(true);
    setSaid(undefined);
    try {
      await send();
      if (success !== undefined) setSaid({ tone: "good", text: success });
    } catch (error) {
      const wrong = refusalOf(error)?.code === "wrong-login" ? wrongLogin : undefined;
      setSaid({ tone: "bad", text: wrong ?? failureText(error, text) });
    }
    setBusy(false);
  }

  return (
    <Plate as="form" roomy className={styles.part} onSubmit={submitted}>
      <h2>{title}</h2>
      <p>{about}</p>
      {children}
      <div className={styles.actions}>
        <Button type="submit" {...(!grave && { kind: "brass" as const })} disabled={busy}>
          {submit}
        </Button>
      </div>
      {said !== undefined && (
        <Notice tone={said.tone}>
          <p>{said.text}</p>
        </Notice>
      )}
    </Plate>
  );
}
