import type { Say } from "@medallion/kernel";
import { PRESETS, type RoomEvent, type RoomLook } from "@medallion/table";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import type { TableStore } from "../../../scene/table-store.ts";
import { TroubleNotice } from "../trouble-notice.tsx";
import type { Venue } from "../venue.ts";
import styles from "./chat.module.css";
import { chatLines } from "./chat-lines.ts";
import { maySpeak } from "./may-speak.ts";
import { Speaker } from "./speaker.tsx";

/** As much as a table takes at once. */
const LONGEST = 300;

interface ChatProps {
  readonly venue: Venue;
  readonly store: TableStore;
  readonly look: RoomLook;
  readonly log: readonly RoomEvent[];
  readonly say: Say;
}

/** The words of a table: to read, to say, and not to hear. */
export function Chat({ venue, store, look, log, say }: ChatProps) {
  const text = useText();
  const lines = chatLines(log, text);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (lines.length > 0) end.current?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  const speaks = maySpeak({ seat: store.seat, look }, venue);
  // Said here and not in a toast: one behind an open dialog is dimmed, and no screen reader reads it.
  const [told, setTold] = useState("");
  return (
    <div className={styles.chat}>
      <ul className={styles.lines} aria-label={text("table.chat")}>
        {lines.map((line, index) => (
          <li key={line.place} ref={index === lines.length - 1 ? end : null}>
            <Speaker line={line} venue={venue} onTold={setTold} />
            <span>{line.words}</span>
          </li>
        ))}
        {lines.length === 0 && <li className={styles.nothing}>{text("table.chat.nothing")}</li>}
      </ul>
      <p role="status" className={styles.told}>
        {told}
      </p>
      <TroubleNotice scene={{ store, say }} />
      {!look.chatOpen && <p className={styles.nothing}>{text("table.refusal.chat-closed")}</p>}
      {!speaks && <p className={styles.nothing}>{text("table.refusal.not-at-table")}</p>}
      {look.chatOpen && speaks && <Words store={store} />}
      {look.owner === venue.person && (
        <Button kind="quiet" onClick={() => void store.command({ kind: "chat", open: !look.chatOpen })}>
          {text(look.chatOpen ? "table.chat.close" : "table.chat.open")}
        </Button>
      )}
    </div>
  );
}

function Words({ store }: { readonly store: TableStore }) {
  const text = useText();
  const [words, setWords] = useState("");
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (words.trim() === "") return;
    const outcome = await store.command({ kind: "say", text: words.trim() });
    if (outcome.kind === "done") setWords("");
  };
  return (
    <>
      <form className={styles.words} onSubmit={send}>
        <input
          value={words}
          maxLength={LONGEST}
          aria-label={text("table.chat.words")}
          placeholder={text("table.chat.words")}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button kind="brass" type="submit">
          {text("table.chat.say")}
        </Button>
      </form>
      <ul className={styles.presets} aria-label={text("table.chat.presets")}>
        {PRESETS.map((preset) => (
          <li key={preset}>
            <Button onClick={() => void store.command({ kind: "sayPreset", preset })}>
              {text("table.preset", { preset })}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
