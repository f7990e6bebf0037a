import { useEffect, useState } from "react";
import { useText } from "../../language/language.tsx";
import { Button } from "../../look/button.tsx";
import { Notice } from "../../look/notice.tsx";
import type { Connectivity } from "../../network/network.ts";
import { useNetwork } from "../../network/use-network.ts";
import { refusalText } from "../refusal.ts";
import { useConnectionState } from "./use-connection-state.ts";
import type { Venue } from "./venue.ts";

/** A hiccup this short is nobody's business. */
const PATIENCE = 700;

interface ConnectionNoticeProps {
  readonly venue: Venue;
  /** An answer is on its way. */
  readonly sending: boolean;
}

/** That the connection is lost and why, what becomes of an answer on its way, and a way to hurry. */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  return props.venue.kind === "online" ? (
    <OnlineNotice {...props} />
  ) : (
    <LostNotice {...props} connectivity="connected" />
  );
}

/** A network that swallows everything leaves the connection open for a long while. */
function OnlineNotice(props: ConnectionNoticeProps) {
  return <LostNotice {...props} connectivity={useNetwork()} />;
}

function LostNotice({
  venue,
  sending,
  connectivity,
}: ConnectionNoticeProps & { readonly connectivity: Connectivity }) {
  const text = useText();
  const state = useConnectionState(venue.connection);
  const isAway = connectivity !== "connected";
  const lost = useLasting(state !== "open" || isAway, PATIENCE);
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
      {isAway && <p>{text("table.lost.why", { why: connectivity })}</p>}
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
