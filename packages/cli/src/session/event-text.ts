import type { Seat } from "@medallion/kernel";
import { wrapped } from "../terminal/wrap.ts";
import type { Text } from "../texts/index.ts";
import type { Heard, Scene } from "./scene.ts";

/** Prints the log lines of these events. */
export function printEvents(scene: Scene, events: readonly Heard[]): void {
  for (const event of events) {
    const line = eventText(scene, event);
    if (line !== undefined) scene.terminal.print(...logLines(scene, line));
  }
}

/** A terminal breaks long lines at words; through a pipe each event is one line. */
function logLines({ terminal }: Scene, line: string): readonly string[] {
  const { width, tone } = terminal.paint;
  const lines = terminal.interactive ? wrapped(line, width, "  ") : [`  ${line}`];
  return lines.map((part, index) => tone("quiet", index === 0 ? `· ${part.slice(2)}` : part));
}

/** An event as a sentence; `undefined` for one that the screen itself shows. */
function eventText({ table, voice }: Scene, event: Heard): string | undefined {
  const { text } = voice;
  const nameOf = (seat: Seat): string => voice.names[seat] ?? "";
  switch (event.kind) {
    case "game":
      return voice.say(table.kit.game.describeEvent(event.event));
    case "takenBack":
      return text("log.takenBack");
    case "seated":
      return text("log.seated", { name: nameOf(event.seat), who: event.holder.who });
    case "paused":
      return text("log.paused");
    case "resumed":
      return text("log.resumed");
    case "placed":
      return text("log.placed", { seat: event.seat + 1, ...placeValues(event.place, text) });
    case "readied":
      return event.ready ? text("log.readied", { name: nameOf(event.seat) }) : undefined;
    case "began":
      return text("log.began", { commitment: event.commitment });
    case "gathering":
      return text("log.gathering", { commitment: event.commitment });
    case "proposed":
      return text("log.proposed", { name: nameOf(event.seat), what: event.what });
    case "replied":
      return text("log.replied", { name: nameOf(event.seat), reply: event.yes ? "yes" : "no" });
    case "lapsed":
      return text("log.lapsed", { what: event.what });
    case "gone":
      return text("log.gone", { name: nameOf(event.seat) });
    case "back":
      return text("log.back", { name: nameOf(event.seat) });
    case "voted":
      return text("log.voted", {
        name: nameOf(event.seat),
        about: nameOf(event.about),
        verdict: event.verdict,
      });
    case "decided":
      return text("log.decided", { about: nameOf(event.about), verdict: event.verdict });
    case "outOfTime":
      return text("log.outOfTime", { name: nameOf(event.seat) });
    case "said":
      return text("log.said", { name: event.name, words: event.text });
    case "saidPreset":
      return text("log.said", { name: event.name, words: text("chat.preset", { preset: event.preset }) });
    case "chat":
      return text("log.chat", { state: event.open ? "open" : "closed" });
    case "closed":
      return text("log.closed", { why: event.reason === "" ? "untold" : "told", reason: event.reason });
    case "ended":
    case "muted":
      return undefined;
  }
}

type Placed = Extract<Heard, { kind: "placed" }>["place"];

/** How a text speaks of who has a seat. */
export function placeValues(place: Placed, text: Text): { readonly who: string; readonly name: string } {
  switch (place.kind) {
    case "open":
      return { who: "open", name: "" };
    case "bot":
      // Whoever named the bot after its kind has not named it.
      return { who: "bot", name: hasName(place) ? place.name : text("name.botKind", { bot: place.bot }) };
    case "person":
      return { who: place.standIn === undefined ? "person" : "standIn", name: place.name };
  }
}

function hasName({ name, bot }: Extract<Placed, { kind: "bot" }>): boolean {
  return name !== "" && name !== bot;
}
