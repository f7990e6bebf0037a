import { useEffect, useState } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Notice } from "../../look/notice.tsx";
import { refusalText } from "../refusal.ts";
import { useConnectionState } from "./use-connection-state.ts";
import type { Venue } from "./venue.ts";

/** A hiccup this short is nobody's business. */
const PATIENCE = 700;

/** That the connection is lost, what becomes of an answer on its way, and a way to hurry. */
export function ConnectionNotice({ venue, sending }: { readonly venue: Venue; readonly sending: boolean }) {
  const text = useText();
  const state = useConnectionState(venue.connection);
  const lost = useLasting(state !== "open", PATIENCE);
  if (!lost) return null;
  const { why } = venue.connection;
  if (state === "closed")
    return (
      <Notice tone="bad" actions={<Button onClick={() => location.reload()}>{text("table.again")}</Button>}>
        <p>{text("table.closed", { kind: venue.kind })}</p>
        {why !== undefined && <p>{refusalText(why, text)}</p>}
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      actions={
        state === "waiting" && <Button onClick={() => venue.connection.hurry()}>{text("table.again")}</Button>
      }
    >
      <p>{text("table.lost")}</p>
      {sending && <p>{text("table.lost.sending")}</p>}
    </Notice>
  );
}

/** Whether something has held for so long. */
function useLasting(holds: boolean, milliseconds: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!holds) {
      setLasting(false);
      return undefined;
    }
    const timer = setTimeout(() => setLasting(true), milliseconds);
    return () => clearTimeout(timer);
  }, [holds, milliseconds]);
  return lasting && holds;
}
