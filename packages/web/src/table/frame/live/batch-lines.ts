import type { Seat } from "@medallion/kernel";
import type { RoomLook, TableLook } from "@medallion/table";
import type { Text } from "../../../language/words.ts";
import type { Batch } from "../../../scene/table-store.ts";
import { eventText, type LogWords } from "../../log-lines.ts";
import { turnText } from "../../turn-text.ts";

interface Circumstances extends LogWords {
  /** What was seen before the batch. */
  readonly before: RoomLook & { readonly table: TableLook };
  readonly seat: Seat | null;
  readonly text: Text;
  readonly list: (parts: readonly string[]) => string;
}

/** What a screen reader says of a batch: each event, then what is asked now, or whom the table waits for. */
export function batchLines({ events, look }: Batch, at: Circumstances): readonly string[] {
  const told = events.flatMap((event) => eventText(event, at) ?? []);
  const { table } = look;
  if (table === undefined || events.length === 0) return told;
  const last = stateOf(look, table, at);
  // What ended at the table has been said as it happened, and what is asked was said when it was asked.
  const isKnown = last === stateOf(at.before, at.before.table, at);
  const { question } = table;
  const isSame = isKnown && question?.id === at.before.table.question?.id;
  return isSame || told.includes(last) ? told : [...told, last];
}

/** What is asked, or whom the table waits for. */
function stateOf(look: RoomLook, table: TableLook, at: Circumstances): string {
  const { question } = table;
  return question === undefined || look.paused
    ? turnText({ ...at, look, table }, at.text, at.list)
    : at.say(question.text);
}
