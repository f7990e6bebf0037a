import type { Text } from "../language/words.ts";
import type { Scene } from "../scene/scene.ts";

type Turning = Pick<Scene, "look" | "table" | "names" | "seat" | "say">;

/** Whom the table waits for, or how it ended. */
export function turnText({ look, table, names, seat, say }: Turning, text: Text, list: Lister): string {
  if (table.ending !== undefined) return say(table.ending.outcome.text);
  if (look.paused) return text("table.log.paused");
  if (table.question !== undefined) return text("table.turn.yours");
  const waiting = look.waitingFor.filter((waited) => waited !== seat).map((waited) => names[waited] ?? "");
  return waiting.length === 0
    ? text("table.turn.nobody")
    : text("table.turn.others", { names: list(waiting) });
}

type Lister = (parts: readonly string[]) => string;
