import type { Seat } from "@medallion/kernel";
import { firstEntries, lastSegment } from "@medallion/records";
import { usualSettings } from "@medallion/table";
import { localTablePath } from "../../../navigation/paths.ts";
import { modeOf } from "../../../replay/mode-of.ts";
import type { Recorded } from "../../../replay/recorded.ts";

/** Whether its moments can be gone on from: only a game that was played whole under the rules at hand. */
export function mayPlayOn({ kit, record }: Recorded): boolean {
  return record.segments.length === 1 && lastSegment(record).rulesVersion === kit.game.rulesVersion;
}

/** Lays a table of this device where the game stood after so many entries, one seat for oneself; gives its address. */
export async function playOn(
  recorded: Recorded,
  position: number,
  seat: Seat,
  { name, bot }: { readonly name: string; readonly bot: string },
): Promise<string> {
  const { kit, record } = recorded;
  const from = firstEntries(record, position);
  const segments = from.segments.map(({ told: _, ...segment }) => segment);
  const { localHost } = await import("../../../local/local-host.ts");
  const table = await localHost().tables.found({
    settings: usualSettings(kit.game.id, modeOf(recorded), record.seats.length),
    seats: record.seats.map((_, other) =>
      other === seat ? ({ kind: "person", name } as const) : ({ kind: "bot", bot } as const),
    ),
    from: { ...from, segments },
  });
  return localTablePath(table);
}
