import { Zoom } from "../../../../drawn/zoom/zoom.tsx";
import type { Zooming } from "../../../../drawn/zoom/zoomed.ts";
import { CardZoom } from "../../card/index.ts";
import { leaderHeldBack } from "../../sight/leader-facts.ts";
import { cardName, playerOf, printed } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";

/** The card that is looked at closely, as this match prints and counts it. */
export function TableZoom({ zoomed, close }: Zooming) {
  const { sight, frame, lights, text } = useTable();
  const row = zoomed === undefined ? undefined : printed(sight.view, zoomed.id);
  if (zoomed === undefined || row === undefined) return null;
  const isOwnLeader = zoomed.id === playerOf(sight, sight.player).leader;
  const why = isOwnLeader ? leaderHeldBack(sight, lights.targets.has("leader")) : undefined;
  return (
    <Zoom zoomed={zoomed} name={cardName(sight, zoomed.id)} onClose={close}>
      <CardZoom
        row={row}
        say={sight.scene.say}
        strength={zoomed.number}
        match={sight.view}
        onRule={zoomed.pinned ? frame.openRules : undefined}
        note={why === undefined ? undefined : text("gwent.leader.not", { why })}
      />
    </Zoom>
  );
}
