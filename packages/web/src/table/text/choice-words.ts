import type { ChoiceWords } from "@medallion/table";
import type { Text } from "../../language/words.ts";

/** How lines to choose from are put together of parts. */
export function partWords(text: Text): Pick<ChoiceWords, "partOf" | "done"> {
  return {
    partOf: (role, part) => text("table.step.part", { role, part }),
    done: text("table.step.done"),
  };
}
