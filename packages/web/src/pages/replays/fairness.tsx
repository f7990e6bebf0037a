import { type Finding, type Proof, verify } from "@medallion/records";
import { useState } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Notice } from "../../look/notice.tsx";
import type { Recorded } from "../../replay/recorded.ts";
import styles from "./replay-menu.module.css";
import { useRecordWords } from "./use-record-words.ts";

const MARKS: Readonly<Record<Finding["verdict"], string>> = { proved: "✓", failed: "✗", unproved: "?" };

/** Proves before one's eyes that no shuffle was touched. */
export function Fairness({ recorded: { kit, record, hash } }: { readonly recorded: Recorded }) {
  const text = useText();
  const say = useRecordWords();
  const [proof, setProof] = useState<Proof>();
  return (
    <section className={styles.fairness}>
      <h3>{text("replays.fairness")}</h3>
      <p>{text("replays.fairness.about")}</p>
      <p className={styles.hash}>{text("replays.commitment", { commitment: record.commitment })}</p>
      <p className={styles.hash}>{text("replays.seed", { seed: record.seed })}</p>
      {proof === undefined ? (
        <Button onClick={() => setProof(verify(kit.game, record, { hash }))}>{text("replays.verify")}</Button>
      ) : (
        <>
          <Notice tone={proof.verdict === "proved" ? "good" : proof.verdict === "failed" ? "bad" : "news"}>
            <p>{text("replays.verdict", { verdict: proof.verdict })}</p>
          </Notice>
          <ul className={styles.findings}>
            {proof.findings.map(({ verdict, message, sentence }) => (
              <li key={sentence}>
                <span aria-hidden="true">{MARKS[verdict]}</span>
                <span>{say(message)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
