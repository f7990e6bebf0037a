import type { Kit, Say } from "@medallion/kernel";
import type { RoomEvent } from "@medallion/table";
import type { Text } from "../language/words.ts";

/** One line of the chronicle. */
export interface LogLine {
  /** Where the event stands among all that was heard of this game. */
  readonly place: number;
  readonly text: string;
  readonly from: "game" | "table" | "chat";
  /** The rule that tells more of it. */
  readonly rule?: string;
}

export interface LogWords {
  readonly kit: Kit;
  readonly say: Say;
  readonly names: readonly string[];
  readonly text: Text;
}

/** All that is worth a line, in order. Who sat down before the game is told by the seats themselves. */
export function logLines(events: readonly RoomEvent[], telling: LogWords): readonly LogLine[] {
  const began = events.findIndex(({ kind }) => kind === "began");
  return events.flatMap((event, place) => {
    if (event.kind === "placed" && place < began) return [];
    const text = eventText(event, telling);
    if (text === undefined) return [];
    const rule = event.kind === "game" ? telling.kit.ruleOf(event.event) : undefined;
    return [{ place, text, from: sourceOf(event), ...(rule !== undefined && { rule }) }];
  });
}

function sourceOf({ kind }: RoomEvent): LogLine["from"] {
  if (kind === "game") return "game";
  return kind === "said" || kind === "saidPreset" ? "chat" : "table";
}

/** An event as a sentence; nothing for one that only changes what is shown. */
export function eventText(event: RoomEvent, { kit, say, names, text }: LogWords): string | undefined {
  const name = (seat: number): string => names[seat] ?? "";
  switch (event.kind) {
    case "game":
      return say(kit.game.describeEvent(event.event));
    case "takenBack":
      return text("table.log.takenBack", { name: name(event.seat) });
    case "proposed":
      return text("table.log.proposed", { name: name(event.seat), what: event.what });
    case "replied":
      return text("table.log.replied", { name: name(event.seat), reply: event.yes ? "yes" : "no" });
    case "lapsed":
      return text("table.log.lapsed", { what: event.what });
    case "paused":
      return text("table.log.paused");
    case "resumed":
      return text("table.log.resumed");
    case "gone":
      return text("table.log.gone", { name: name(event.seat) });
    case "back":
      return text("table.log.back", { name: name(event.seat) });
    case "voted":
      return text("table.log.voted", {
        name: name(event.seat),
        about: name(event.about),
        verdict: event.verdict,
      });
    case "decided":
      return text("table.log.decided", { about: name(event.about), verdict: event.verdict });
    case "outOfTime":
      return text("table.log.outOfTime", { name: name(event.seat) });
    case "ended":
      // By its rules the game itself has told its end.
      return event.ending.by === "rules" ? undefined : say(event.ending.outcome.text);
    case "said":
      return text("table.log.said", { name: event.name, words: event.text });
    case "saidPreset":
      return text("table.log.said", {
        name: event.name,
        words: text("table.preset", { preset: event.preset }),
      });
    case "chat":
      return text("table.log.chat", { state: event.open ? "open" : "closed" });
    case "closed":
      return text("table.log.closed", { why: event.reason === "" ? "untold" : "told", reason: event.reason });
    case "placed":
      return placedText(event, text);
    case "readied":
    case "began":
    case "gathering":
    case "muted":
      return undefined;
  }
}

/** In a game it matters who plays a seat from now on. */
function placedText({ place }: Extract<RoomEvent, { kind: "placed" }>, text: Text): string | undefined {
  switch (place.kind) {
    case "person":
      return text("table.log.seated", {
        name: place.name,
        who: place.standIn === undefined ? "person" : "standIn",
      });
    case "bot":
    case "open":
      return undefined;
  }
}
