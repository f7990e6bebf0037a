import type { PlayerIndex, RoninSubject } from "@medallion/ronin";
import { sideName, sideRow, spacesAhead } from "@medallion/ronin/pages";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { AllianceBoard } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { playerIn } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";
import styles from "./panel.module.css";

interface AlliancePanelProps {
  readonly board: PlayerIndex;
  readonly onClose: () => void;
}

/** An alliance board large, with what lies ahead in words. */
export function AlliancePanel({ board, onClose }: AlliancePanelProps) {
  const { sight } = useTable();
  const { view, scene } = sight;
  const seen = view.boards[board];
  if (seen === null || seen === undefined) return null;
  const [one, other] = seen.seats;
  const partner = one === sight.player ? other : one;
  const title = `${playerName(sight, one)} – ${playerName(sight, other)}`;
  const subject: RoninSubject = { kind: "track", board: one, partner: other };
  return (
    <Dialog title={title} onClose={onClose} place="side">
      <p>{scene.say(sideName(seen.side))}</p>
      <Button data-why={JSON.stringify(subject)}>
        {scene.say({ key: "outline.track", values: { space: seen.marker, top: seen.top, vp: seen.vp } })}
      </Button>
      <div className={styles.board}>
        <AllianceBoard
          row={sideRow(view, seen.side)}
          marker={seen.marker}
          partner={playerIn(sight, partner).character}
          title={playerName(sight, partner)}
          direction="LEFT"
          form="hanging"
        />
      </div>
      <ul>
        {spacesAhead(view, seen.side, seen.marker).map((line) => {
          const words = scene.say(line);
          return <li key={words}>{words}</li>;
        })}
      </ul>
    </Dialog>
  );
}
