import type { Seat } from "@medallion/kernel";
import type { TableLook } from "@medallion/table";
import type { Text } from "../../../language/words.ts";
import { eventText, type Telling } from "../../log-lines.ts";
import type { Batch } from "../../table-store.ts";
import { turnText } from "../../turn-text.ts";

interface Circumstances extends Telling {
  /** The table before the batch. */
  readonly before: TableLook;
  readonly seat: Seat | null;
  readonly text: Text;
  readonly list: (parts: readonly string[]) => string;
}

/** What a screen reader says of a batch: each event, then what is asked now, or whom the table waits for. */
export function batchLines({ events, look }: Batch, at: Circumstances): readonly string[] {
  const told = events.flatMap((event) => eventText(event, at) ?? []);
  const { table } = look;
  if (table === undefined || events.length === 0) return told;
  const { question } = table;
  if (question?.id === at.before.question?.id && question !== undefined) return told;
  const last =
    question === undefined ? turnText({ ...at, look, table }, at.text, at.list) : at.say(question.text);
  // What ended at the table has been said as it happened.
  return told.includes(last) ? told : [...told, last];
}
