import { type FormEvent, useState } from "react";
import { call } from "../../../hosts/online.ts";
import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { failureText } from "../../refusal.ts";
import type { Venue } from "../venue.ts";
import styles from "./chat.module.css";
import type { ChatLine } from "./chat-lines.ts";

interface SpeakerProps {
  readonly line: ChatLine;
  readonly venue: Venue;
  /** Hears what came of it. */
  readonly onTold: (words: string) => void;
}

/** Who said it, and what one can do about somebody else's words. */
export function Speaker({ line, venue, onTold }: SpeakerProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (line.person === venue.person) return <b>{line.name}</b>;
  return (
    <>
      <button type="button" className={styles.speaker} aria-expanded={open} onClick={() => setOpen(!open)}>
        {line.name}
      </button>
      {open && (
        <div className={styles.about}>
          <Button onClick={() => void mute(line)}>{text("table.mute")}</Button>
          <Report
            line={line}
            venue={venue}
            onTold={(words) => {
              onTold(words);
              setOpen(false);
            }}
          />
        </div>
      )}
    </>
  );

  async function mute({ person, name }: ChatLine): Promise<void> {
    try {
      await call("mute", { body: { person } });
      onTold(text("table.muted", { name }));
      setOpen(false);
    } catch (error) {
      onTold(failureText(error, text));
    }
  }
}

function Report({ line, venue, onTold }: SpeakerProps) {
  const text = useText();
  const [reason, setReason] = useState("");
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await call("report", { body: { table: venue.table, person: line.person, reason } });
      onTold(text("table.reported", { name: line.name }));
    } catch (error) {
      onTold(failureText(error, text));
    }
  };
  return (
    <form className={styles.words} onSubmit={send}>
      <input
        value={reason}
        required
        maxLength={500}
        aria-label={text("table.report.why")}
        placeholder={text("table.report.why")}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button kind="danger" type="submit">
        {text("table.report")}
      </Button>
    </form>
  );
}
