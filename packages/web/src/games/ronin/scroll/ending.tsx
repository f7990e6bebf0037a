import { EndScene, useDrawn } from "../../../drawn/index.ts";
import type { RoninSight } from "../sight/sight.ts";

/** The end of the game as a scene over the table. */
export function Ending() {
  const { sight, text } = useDrawn<RoninSight, string>();
  const outcome = sight.scene.table.ending?.outcome.text;
  const line = outcome === undefined ? "" : sight.scene.say(outcome);
  return (
    <EndScene verdict="over" title={text("ronin.over")} line={line} mark={null}>
      {null}
    </EndScene>
  );
}
