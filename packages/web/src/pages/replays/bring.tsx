import { type DragEvent, type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Field } from "../../look/field.tsx";
import { FileButton } from "../../look/file-button.tsx";
import { Notice } from "../../look/notice.tsx";
import { Plate } from "../../look/surface.tsx";
import { PATHS, replayPath } from "../../navigation/paths.ts";
import { keepReplay } from "../../replay/keep-replay.ts";
import { fromLink } from "../../replay/recorded.ts";
import styles from "./bring.module.css";
import { linkIn } from "./link-in.ts";
import { troubleText } from "./trouble-text.ts";
import { useRecordWords } from "./use-record-words.ts";

/** Takes a game from a file or a link: chosen, dropped or pasted. */
export function Bring() {
  const text = useText();
  const say = useRecordWords();
  const [, go] = useLocation();
  const [written, setWritten] = useState("");
  const [trouble, setTrouble] = useState<string>();

  async function attempt(open: () => Promise<string>): Promise<void> {
    setTrouble(undefined);
    try {
      go(await open());
    } catch (error) {
      setTrouble(troubleText(error, text, say));
    }
  }

  const takeFile = (file: File | undefined): Promise<void> | undefined =>
    file && attempt(async () => replayPath(await keepReplay(file.name, await file.text())));

  const takeLink = (event: FormEvent): Promise<void> => {
    event.preventDefault();
    return attempt(async () => {
      const { link, query } = linkIn(written);
      await fromLink(link);
      return `${PATHS.replays}/link${query}#${encodeURIComponent(link)}`;
    });
  };

  return (
    <Plate
      roomy
      className={styles.bring}
      onDragOver={(event: DragEvent) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        void takeFile(event.dataTransfer.files[0]);
      }}
    >
      <div className={styles.file}>
        <p className={styles.label}>{text("replays.file")}</p>
        <FileButton accept=".json,application/json" onFile={(file) => void takeFile(file)}>
          {text("replays.file.choose")}
        </FileButton>
        <p>{text("replays.file.hint")}</p>
      </div>
      <form className={styles.link} onSubmit={(event) => void takeLink(event)}>
        <Field label={text("replays.link")}>
          {(id) => (
            <input
              id={id}
              value={written}
              required
              autoComplete="off"
              onChange={(event) => setWritten(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit">{text("replays.open")}</Button>
      </form>
      {trouble !== undefined && (
        <Notice tone="bad">
          <p>{trouble}</p>
        </Notice>
      )}
    </Plate>
  );
}
