import type { Seat } from "@medallion/kernel";
import type { Outcome } from "@medallion/protocol";
import { type PersonCommand, PRESETS } from "@medallion/table";
import { showHint } from "../session/hint.ts";
import { type Doing, isLooking, type Looking, showAsked } from "../session/looking.ts";
import { chosenAt, steppedOn } from "../session/screen.ts";
import { numbered } from "../terminal/numbered.ts";
import type { OnlineInput } from "./input.ts";
import { showInvitation } from "./invitation.ts";
import { wireRefusalText } from "./refusal.ts";
import type { OnlineSession } from "./session.ts";
import { showHands, showSeats } from "./status.ts";
import { speaksOfPerson } from "./talk.ts";

/** The bot that stands in for somebody who asks for one. */
const STAND_IN = "adept";

/** Does what was typed; `quit` leaves the table, and the seat stays. */
export async function obeyOnline(session: OnlineSession, input: OnlineInput): Promise<"on" | "quit"> {
  const { terminal, voice, seat } = session;
  if (input.kind === "plain" && input.input.kind === "quit") return "quit";
  if (input.kind === "plain" && input.input.kind === "hint" && seat !== null) {
    await hint(session, seat);
    return "on";
  }
  if (shows(session, input) || (await speaksOfPerson(session, input))) return "on";
  if (seat !== null && input.kind === "plain" && steppedOn(session, seat, input.input)) return "on";
  const command = seat === null ? undefined : commandFor(session, seat, input);
  if (command === undefined) {
    terminal.print(voice.text(seat === null ? "online.watching" : "input.nothing"));
    return "on";
  }
  const outcome = await session.link.command(command);
  tell(session, outcome);
  return command.kind === "leave" && outcome.kind === "done" ? "quit" : "on";
}

/** Shows what was asked for, if that is all that was asked. */
function shows(session: OnlineSession, input: OnlineInput): boolean {
  const { terminal, voice } = session;
  switch (input.kind) {
    case "plain":
      if (!isLooking(input.input)) return false;
      look(session, input.input);
      return true;
    case "seats":
      showSeats(session);
      return true;
    case "link":
      showInvitation(terminal, voice.text, session.invitation);
      return true;
    case "hands":
      showHands(session);
      return true;
    case "preset": {
      if (input.preset !== undefined) return false;
      const texts = PRESETS.map((preset) => voice.text("chat.preset", { preset }));
      terminal.print(voice.text("chat.presets"), ...numbered(texts));
      return true;
    }
    default:
      return false;
  }
}

/** While people gather there is no table to look at yet, only who is there. */
function look(session: OnlineSession, input: Looking): void {
  const needsTable = input.kind === "board" || input.kind === "why" || input.kind === "card";
  if (needsTable && session.table.room?.table === undefined) showSeats(session);
  else showAsked(session, session.seat, input, "online.help");
}

/** What a seat asks of the table; `undefined` if there is nothing to ask. */
function commandFor(session: OnlineSession, seat: Seat, input: OnlineInput): PersonCommand | undefined {
  const { table } = session;
  switch (input.kind) {
    case "plain":
      return isLooking(input.input) ? undefined : commandOf(session, seat, input.input);
    case "say":
      return { kind: "say", text: input.words };
    case "preset":
      return input.preset && { kind: "sayPreset", preset: input.preset };
    case "propose":
      return { kind: "propose", seat, what: input.what };
    case "reply":
      return { kind: "reply", seat, yes: input.yes };
    case "withdraw":
      return { kind: "withdraw", seat };
    case "resume":
      return { kind: "resume", seat };
    case "standIn":
      return { kind: "standIn", seat, bot: STAND_IN };
    case "takeOver":
      return { kind: "takeOver", seat };
    case "leave":
      return { kind: "leave", seat };
    case "ready":
      return { kind: "sit", seat, ready: true, ...(input.pick !== undefined && { pick: input.pick }) };
    case "vote": {
      const about = input.seat ?? table.room?.gone[0] ?? table.room?.waitingFor[0];
      const { verdict } = input;
      return about === undefined || verdict === undefined
        ? undefined
        : { kind: "vote", seat, about, verdict };
    }
    case "chat":
      return { kind: "chat", open: input.open };
    case "place": {
      const { bot } = input;
      const place = bot === undefined ? ({ kind: "open" } as const) : ({ kind: "bot", bot } as const);
      return { kind: "place", seat: input.seat, place };
    }
    case "link":
    case "seats":
    case "hands":
    case "mute":
    case "report":
      return undefined;
  }
}

function commandOf(session: OnlineSession, seat: Seat, input: Doing): PersonCommand | undefined {
  switch (input.kind) {
    case "choice": {
      const index = chosenAt(session, seat, input.index);
      const { question, choices } = session.table.look();
      const offer = index - choices.length;
      return offer >= 0 || question === undefined
        ? { kind: "answer", seat, question: "offer", choice: offer }
        : { kind: "answer", seat, question: question.id, choice: index };
    }
    case "undo":
      return { kind: "propose", seat, what: "takeback" };
    case "resign":
      return { kind: "resign", seat };
    case "save":
    case "hint":
    case "quit":
      return undefined;
  }
}

/** Thought about here, from what the seat sees; a rated game is everybody's own. */
async function hint(session: OnlineSession, seat: Seat): Promise<void> {
  if (session.table.room?.settings.rated === true) session.terminal.print(session.voice.text("hint.rated"));
  else await showHint(session, session.world, seat);
}

function tell({ terminal, voice }: OnlineSession, outcome: Outcome): void {
  switch (outcome.kind) {
    case "done":
      return;
    case "refused":
      terminal.print(wireRefusalText(outcome.refusal, voice.text, voice.say));
      return;
    case "unknown":
      terminal.print(voice.text("online.unknown"));
  }
}
