import { canonical, type Message, type Reason, type Say, type Value } from "@medallion/kernel";

/** A value as a scenario would write it. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return value === "" ? '""' : value;
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  return canonical(value);
}

/** The chain of a number: rule, what it did, the amount it led to. */
export function showReasons(reasons: readonly Reason[], say: Say | undefined): readonly string[] {
  return reasons.map(({ rule, text, amount }) => `${rule}: ${showMessage(text, say)} → ${amount}`);
}

/** A message without a text in the language at hand is shown by its key and values. */
function showMessage(message: Message, say: Say | undefined): string {
  if (say !== undefined) {
    try {
      return say(message);
    } catch {
      return showKey(message);
    }
  }
  return showKey(message);
}

function showKey({ key, values }: Message): string {
  const shown = Object.entries(values ?? {}).map(([name, value]) => `${name} ${showValue(value)}`);
  return shown.length === 0 ? key : `${key} (${shown.join(", ")})`;
}

function showValue(value: Value): string {
  if (typeof value === "object" && "key" in value) return showKey(value);
  return show(value);
}
