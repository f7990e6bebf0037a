import type { Kit } from "@medallion/kernel";
import { type GameRecord, lastSegment } from "@medallion/records";

/** The mode as its options say; where they name none, the first one that is played by so many. */
export function modeOf({ kit, record }: { readonly kit: Kit; readonly record: GameRecord }): string {
  const { options } = lastSegment(record);
  const named =
    typeof options === "object" && options !== null && "mode" in options ? options.mode : undefined;
  if (typeof named === "string") return named;
  const { modes } = kit.lobby;
  return (modes.find(({ seats }) => seats.includes(record.seats.length)) ?? modes[0])?.id ?? "";
}
