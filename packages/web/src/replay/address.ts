import type { GameRecord } from "@medallion/records";
import { call } from "../hosts/online.ts";
import { onlineReplayPath, PATHS } from "../navigation/paths.ts";
import { type Moment, momentQuery } from "./moment.ts";
import { linkOf, loadRecorded } from "./recorded.ts";
import type { ReplaySource } from "./source.ts";

/**
 * An address of a finished game that others can open: the server's own where it has the game, else the whole game in a
 * link; `undefined` for a game that no link can hold. Throws what `loadRecorded` and `call` throw.
 */
export async function sharedAddress(
  source: ReplaySource,
  moment: Moment,
  record?: GameRecord,
): Promise<string | undefined> {
  const at = momentQuery(moment);
  if (source.kind === "online") {
    const { table, number } = source;
    // What names the game alone: the name it was opened by may be an invitation to its table.
    const { replay } = await call("game", { params: { table, number } });
    return `${location.origin}${onlineReplayPath(replay, number)}${at}`;
  }
  const link =
    source.kind === "link" ? source.link : await linkOf(record ?? (await loadRecorded(source)).record);
  return link && `${location.origin}${PATHS.replays}/link${at}#${encodeURIComponent(link)}`;
}
