import { Zoom } from "../../../../drawn/zoom/zoom.tsx";
import type { Zooming } from "../../../../drawn/zoom/zoomed.ts";
import { CardZoom } from "../../card/index.ts";
import { cardName, printed } from "../../sight/sight.ts";
import { useTable } from "../table-context.ts";

/** The card that is looked at closely, as this match prints and counts it. */
export function TableZoom({ zoomed, close }: Zooming) {
  const { sight, frame } = useTable();
  const row = zoomed === undefined ? undefined : printed(sight.view, zoomed.id);
  if (zoomed === undefined || row === undefined) return null;
  return (
    <Zoom zoomed={zoomed} name={cardName(sight, zoomed.id)} onClose={close}>
      <CardZoom
        row={row}
        say={sight.scene.say}
        strength={zoomed.number}
        match={sight.view}
        onRule={zoomed.pinned ? frame.openRules : undefined}
      />
    </Zoom>
  );
}
