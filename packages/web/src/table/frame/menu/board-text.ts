import type { Scene } from "../../../scene/scene.ts";

/** Columns that fit everywhere a text is pasted. */
const WIDTH = 80;

/** The table drawn with letters, as this viewer sees it. */
export function boardText({ kit, table, say }: Pick<Scene, "kit" | "table" | "say">): string {
  return kit.board.draw(table.view, say, { width: WIDTH, tone: (_tone, text) => text }).join("\n");
}
