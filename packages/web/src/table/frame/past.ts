import { heardIn, readSave, stepsOf } from "@medallion/records";
import type { Past, Scene } from "../../scene/scene.ts";

/** What this viewer has seen of a game, from the text of its save file. */
export async function pastOf({ kit, seat }: Scene, file: Promise<string>): Promise<readonly Past[]> {
  const { record } = readSave(await file);
  return stepsOf(kit, record, seat).map(({ frame }) => ({
    events: heardIn(frame, seat),
    view: kit.game.view(frame.state, seat),
  }));
}
