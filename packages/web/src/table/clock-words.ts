import type { Clock } from "@medallion/table";
import type { Text } from "../language/words.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How a clock runs, in words: the same wherever a table is agreed on, listed or looked at. */
export function clockWords(clock: Clock, text: Text): string {
  return text("table.clock.value", clockValues(clock));
}

function clockValues(clock: Clock): Readonly<Record<string, string | number>> {
  switch (clock.kind) {
    case "none":
      return { kind: "none", amount: 0, increment: 0 };
    case "move":
      return clock.allowance % MINUTE === 0
        ? { kind: "minutes", amount: clock.allowance / MINUTE, increment: 0 }
        : { kind: "seconds", amount: Math.round(clock.allowance / SECOND), increment: 0 };
    case "bank":
      return {
        kind: "bank",
        amount: Math.round((clock.bank / MINUTE) * 10) / 10,
        increment: Math.round(clock.increment / SECOND),
      };
    case "correspondence":
      return { kind: "days", amount: clock.days, increment: 0 };
  }
}
