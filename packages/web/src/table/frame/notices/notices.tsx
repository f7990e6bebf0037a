import { useText } from "../../../language/language.tsx";
import { Button } from "../../../look/button.tsx";
import { Notice } from "../../../look/notice.tsx";
import { Greeting } from "../../../opponents/remark.tsx";
import type { Scene } from "../../../scene/scene.ts";
import { useSnapshot } from "../../../scene/use-table-store.ts";
import { Clocks } from "../clocks/clocks.tsx";
import { ConnectionNotice } from "../connection-notice.tsx";
import { TurnSignals } from "../signals/turn-signals.tsx";
import { TroubleNotice } from "../trouble-notice.tsx";
import type { Venue } from "../venue.ts";
import { AbsenceNotices } from "./absence-notices.tsx";
import { ChatNotice } from "./chat-notice.tsx";
import { HoldHint } from "./hold-hint.tsx";
import styles from "./notices.module.css";
import { ProposalNotice } from "./proposal-notice.tsx";

interface NoticesProps {
  readonly venue: Venue;
  readonly scene: Scene;
  readonly onChat: () => void;
}

/** All that the table around the game has to say now, as slips at its edge. */
export function Notices({ venue, scene, onChat }: NoticesProps) {
  const { store, look, seat } = scene;
  const { sending } = useSnapshot(store);
  return (
    <div className={styles.notices}>
      <Clocks venue={venue} scene={scene} />
      <ConnectionNotice venue={venue} sending={sending !== undefined} />
      <TroubleNotice scene={scene} />
      {look.paused && <PauseNotice scene={scene} />}
      {seat !== null && <StandInNotice scene={scene} />}
      {venue.kind === "online" && <TurnSignals scene={scene} />}
      <Greeting scene={scene} />
      <HoldHint scene={scene} />
      <ProposalNotice scene={scene} />
      <AbsenceNotices scene={scene} />
      {venue.kind === "online" && <ChatNotice scene={scene} venue={venue} onOpen={onChat} />}
    </div>
  );
}

function PauseNotice({ scene: { store, seat } }: { readonly scene: Scene }) {
  const text = useText();
  return (
    <Notice
      actions={
        seat !== null && (
          <Button kind="brass" onClick={() => void store.command({ kind: "resume", seat })}>
            {text("table.resume")}
          </Button>
        )
      }
    >
      <p>{text("table.log.paused")}</p>
    </Notice>
  );
}

function StandInNotice({ scene: { store, look, seat } }: { readonly scene: Scene }) {
  const text = useText();
  const place = seat === null ? undefined : look.places[seat];
  if (seat === null || look.stage !== "playing" || place?.kind !== "person" || place.standIn === undefined)
    return null;
  return (
    <Notice
      actions={
        <Button kind="brass" onClick={() => void store.command({ kind: "takeOver", seat })}>
          {text("table.takeOver")}
        </Button>
      }
    >
      <p>{text("table.standIn.yours")}</p>
    </Notice>
  );
}
