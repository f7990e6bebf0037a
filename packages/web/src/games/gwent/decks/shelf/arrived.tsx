import { useMemo } from "react";
import { useLocation } from "wouter";
import { useText } from "../../../../language/language.tsx";
import { Button } from "../../../../look/button.tsx";
import { Notice } from "../../../../look/notice.tsx";
import { Sheet } from "../../../../look/surface.tsx";
import { useHash } from "../../../../navigation/location.tsx";
import { useSay } from "../parts/card-words.ts";
import { BroughtPreview } from "./brought-preview.tsx";
import styles from "./deck-shelf.module.css";
import { takeIn } from "./take-in.ts";
import { understandHash } from "./understand.ts";
import type { DeckActs } from "./use-deck-acts.ts";

/** A deck that came with the address: shown first, added only when its finder says so. */
export function Arrived({ acts }: { readonly acts: DeckActs }) {
  const text = useText();
  const say = useSay();
  const [, navigate] = useLocation();
  const hash = useHash();
  const { brought, fault } = useMemo(() => understandHash(hash, say), [hash, say]);
  const forget = () => navigate(location.pathname + location.search, { replace: true });
  if (fault !== undefined)
    return (
      <div className={styles.notice}>
        <Notice tone="bad" actions={<Button onClick={forget}>{text("shell.close")}</Button>}>
          <p>{text("decks.arrived.broken")}</p>
          <p>{fault}</p>
        </Notice>
      </div>
    );
  if (brought === undefined) return null;
  return (
    <Sheet as="section" className={styles.arrived} aria-label={text("decks.arrived")}>
      <h2>{text("decks.arrived")}</h2>
      <BroughtPreview brought={brought} />
      <div className={styles.buttons}>
        <Button onClick={forget}>{text("decks.arrived.no")}</Button>
        <Button
          kind="brass"
          onClick={() => {
            forget();
            takeIn(brought, acts, text);
          }}
        >
          {text("decks.bring.add")}
        </Button>
      </div>
    </Sheet>
  );
}
