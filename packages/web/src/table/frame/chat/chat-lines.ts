import type { RoomEvent } from "@medallion/table";
import type { Text } from "../../../language/words.ts";

export interface ChatLine {
  /** Where it stands in the log. */
  readonly place: number;
  readonly person: string;
  readonly name: string;
  readonly words: string;
}

/** All that was said and may be heard. */
export function chatLines(log: readonly RoomEvent[], text: Text): readonly ChatLine[] {
  return log.flatMap((event, place): ChatLine[] => {
    if (event.kind === "said") return [{ place, person: event.person, name: event.name, words: event.text }];
    if (event.kind !== "saidPreset") return [];
    const words = text("table.preset", { preset: event.preset });
    return [{ place, person: event.person, name: event.name, words }];
  });
}
