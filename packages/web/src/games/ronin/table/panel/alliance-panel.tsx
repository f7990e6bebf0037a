import type { PlayerIndex, RoninSubject } from "@medallion/ronin";
import { bonusText, sideName, sideRow } from "@medallion/ronin/pages";
import { Button } from "../../../../look/button.tsx";
import { Dialog } from "../../../../look/dialog.tsx";
import { BonusMark, spacesOf, type TrackSpace, VpMark } from "../../card/index.ts";
import { playerName } from "../../sight/names.ts";
import { useTable } from "../table-context.ts";
import styles from "./panel.module.css";

interface AlliancePanelProps {
  readonly board: PlayerIndex;
  readonly onClose: () => void;
}

/** An alliance board large, step by step as it lies: the last space above, 0 below. */
export function AlliancePanel({ board, onClose }: AlliancePanelProps) {
  const { sight } = useTable();
  const { view, scene } = sight;
  const seen = view.boards[board];
  if (seen === null || seen === undefined) return null;
  const [one, other] = seen.seats;
  const row = sideRow(view, seen.side);
  const title = `${playerName(sight, one)} – ${playerName(sight, other)}`;
  const subject: RoninSubject = { kind: "track", board: one, partner: other };
  return (
    <Dialog title={title} onClose={onClose} place="side">
      <p>{scene.say(sideName(seen.side))}</p>
      <Button data-why={JSON.stringify(subject)}>
        {scene.say({ key: "outline.track", values: { space: seen.marker, top: seen.top, vp: seen.vp } })}
      </Button>
      <ol className={styles.steps} data-rove="">
        {spacesOf(row, seen.marker)
          .toReversed()
          .map((step) => (
            <li key={step.space}>
              <StepButton step={step} marker={seen.marker} board={one} partner={other} />
            </li>
          ))}
      </ol>
    </Dialog>
  );
}

interface StepButtonProps {
  readonly step: TrackSpace;
  readonly marker: number;
  readonly board: PlayerIndex;
  readonly partner: PlayerIndex;
}

/** A space of the track; pressing it tells what it is good for, and why. */
function StepButton({ step: { space, bonus, vp, passed }, marker, board, partner }: StepButtonProps) {
  const { sight } = useTable();
  const { say } = sight.scene;
  const subject: RoninSubject = { kind: "space", board, partner, space };
  return (
    <button
      type="button"
      className={styles.step}
      data-why={JSON.stringify(subject)}
      data-nav=""
      data-passed={passed ? "" : undefined}
      aria-current={space === marker ? "step" : undefined}
    >
      <b>{space}</b>
      {bonus === undefined ? null : <BonusMark bonus={bonus} />}
      <span>{bonus === undefined ? null : say(bonusText(bonus))}</span>
      {vp === undefined ? null : <VpMark value={vp} />}
    </button>
  );
}
