import type { GwentEvent } from "@medallion/gwent";
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

type Told = Pick<Scene, "log" | "kit" | "say">;

const kept = new WeakMap<Told["log"], { readonly say: Told["say"]; readonly lines: readonly Line[] }>();

/** What happened so far, the newest first. */
export function linesOf(told: Told): readonly Line[] {
  const known = kept.get(told.log);
  if (known?.say === told.say) return known.lines;
  const lines = makeLines(told);
  kept.set(told.log, { say: told.say, lines });
  return lines;
}

const words = new WeakMap<GwentEvent, { readonly say: Told["say"]; readonly text: string }>();

/** An event is put into words once, though it stands in every later log. */
function wordsOf({ kit, say }: Told, event: GwentEvent): string {
  const known = words.get(event);
  if (known?.say === say) return known.text;
  const text = say(kit.game.describeEvent(event));
  words.set(event, { say, text });
  return text;
}

function makeLines(told: Told): readonly Line[] {
  const { log } = told;
  const lines = log.flatMap((entry, number): readonly Line[] => {
    if (entry.kind !== "game") return [];
    const event = entry.event as GwentEvent;
    return [
      {
        number,
        text: wordsOf(told, event),
        by: "seat" in event ? event.seat : undefined,
        rule: RULES[event.kind],
        opens: event.kind === "roundStarted" || event.kind === "matchStarted",
        minor: MINOR.has(event.kind),
      },
    ];
  });
  return lines.reverse();
}

const MINOR: ReadonlySet<GwentEvent["kind"]> = new Set<GwentEvent["kind"]>([
  "deckShuffled",
  "cardsDrawn",
  "fieldCleared",
]);

/** The last thing that anybody wants to know of. */
export function lastLine(told: Told): string | undefined {
  return linesOf(told).find(({ minor }) => !minor)?.text;
}

/** The rules that tell of an event; the plain ones need none. */
const RULES: Partial<Readonly<Record<GwentEvent["kind"], string>>> = {
  leaderCancelled: "GW-10.5",
  starterDecided: "GW-3.2",
  cardExchanged: "GW-3.4",
  weatherCame: "GW-8.5",
  weatherWasted: "GW-8.7",
  weatherCleared: "GW-8.8",
  unitsCalled: "GW-5.9",
  unitsScorched: "GW-9.4",
  unitTransformed: "GW-6.9",
  tokenSummoned: "GW-6.12",
  unitTakenBack: "GW-9.6",
  leaderUsed: "GW-10.1",
  hornSounded: "GW-10.4",
  handPeeked: "GW-10.21",
  cardTaken: "GW-10.22",
  pilesShuffled: "GW-10.50",
  passed: "GW-4.3",
  roundEnded: "GW-12.2",
  unitKept: "GW-11.4",
  fieldCleared: "GW-12.7",
  cardFlipped: "GW-16.11",
  decoyHidesCard: "GW-17.19",
  automatonDecided: "GW-17.4",
  gameEnded: "GW-20.3",
};
