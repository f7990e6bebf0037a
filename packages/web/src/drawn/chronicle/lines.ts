import type { Event } from "@medallion/kernel";
import type { Scene } from "../../scene/scene.ts";

/** One thing that happened, in words. */
export interface Line {
  readonly number: number;
  readonly text: string;
  /** Who did it. */
  readonly by: number | undefined;
  /** The rule that tells more of it. */
  readonly rule: string | undefined;
  /** A line that begins something new. */
  readonly opens: boolean;
  /** Not worth saying anywhere but in the full list. */
  readonly minor: boolean;
}

/** What a game says of its events besides their words. */
export interface Telling {
  /** Whether something new begins with it. */
  opens(event: Event): boolean;
  /** Whether it is not worth saying anywhere but in the full list. */
  isMinor(event: Event): boolean;
}

type Told = Pick<Scene, "log" | "kit" | "say">;

const kept = new WeakMap<Told["log"], { readonly say: Told["say"]; readonly lines: readonly Line[] }>();

/** What happened so far, the newest first. */
export function linesOf(told: Told, telling: Telling): readonly Line[] {
  const known = kept.get(told.log);
  if (known?.say === told.say) return known.lines;
  const lines = makeLines(told, telling);
  kept.set(told.log, { say: told.say, lines });
  return lines;
}

const words = new WeakMap<Event, { readonly say: Told["say"]; readonly text: string }>();

/** An event is put into words once, though it stands in every later log. */
function wordsOf({ kit, say }: Told, event: Event): string {
  const known = words.get(event);
  if (known?.say === say) return known.text;
  const text = say(kit.game.describeEvent(event));
  words.set(event, { say, text });
  return text;
}

function makeLines(told: Told, telling: Telling): readonly Line[] {
  const lines = told.log.flatMap((entry, number): readonly Line[] => {
    if (entry.kind !== "game") return [];
    const { event } = entry;
    return [
      {
        number,
        text: wordsOf(told, event),
        by: "seat" in event && typeof event.seat === "number" ? event.seat : undefined,
        rule: told.kit.ruleOf(event),
        opens: telling.opens(event),
        minor: telling.isMinor(event),
      },
    ];
  });
  return lines.reverse();
}

/**
 * The last thing that anybody wants to know of. What happened since the log was so long comes before what was said
 * before that, even if it is not worth much: nobody takes a former act for what they see.
 */
export function lastLine(told: Told, telling: Telling, since = 0): string | undefined {
  const lines = linesOf(told, telling);
  const fresh = lines.filter(({ number }) => number >= since);
  return (fresh.find(({ minor }) => !minor) ?? fresh[0] ?? lines.find(({ minor }) => !minor))?.text;
}
