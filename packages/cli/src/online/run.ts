import type { ConnectionState } from "@medallion/protocol";
import type { RoomEvent } from "@medallion/table";
import { calledAs } from "../called.ts";
import { FAILED } from "../commands/options.ts";
import { printEvents } from "../session/event-text.ts";
import { showResult } from "../session/result.ts";
import { listedChoices, showBoard, showQuestion } from "../session/screen.ts";
import { readOnlineInput } from "./input.ts";
import { moment } from "./moment.ts";
import { obeyOnline } from "./obey.ts";
import { keepRecord } from "./record.ts";
import { printable, wireRefusalText } from "./refusal.ts";
import type { OnlineSession } from "./session.ts";
import { awaited, secondsLeft, showSeats } from "./status.ts";

/** What of the table was shown last, so that nothing is shown twice. */
interface Shown {
  question: string;
  proposal: string;
  awaited: string;
  stage: string;
  standIn: boolean;
  /** The last game whose end was shown. */
  ended: number;
}

/** Plays at an online table until the person leaves, or through a pipe until the game is over. Gives the exit code. */
export async function runOnline(session: OnlineSession): Promise<number> {
  const { world, connection, terminal, bell } = session;
  let stopped = false;
  const offInterrupt = world.onInterrupt(() => {
    stopped = true;
    bell.ring();
  });
  const offWatch = tellOfConnection(session);
  const offMaintenance = tellOfMaintenance(session);
  try {
    const shown: Shown = { question: "", proposal: "", awaited: "", stage: "", standIn: false, ended: -1 };
    let line: Promise<{ readonly typed: string | undefined }> | undefined;
    for (;;) {
      if (session.refused !== undefined || connection.state === "closed") return givenUp(session);
      const over = await showTable(session, shown);
      if (stopped || (over && !terminal.interactive)) return left(session);
      if (line === undefined && wantsLine(session))
        line = terminal
          .ask(session.voice.text(session.seat === null ? "online.prompt" : "prompt"))
          .then((typed) => ({ typed }));
      const read = await (line === undefined ? bell.heard() : Promise.race([line, bell.heard()]));
      if (read === undefined) continue;
      line = undefined;
      if (read.typed === undefined) return left(session);
      const texts = listedChoices(session, session.seat).map(({ text }) => text);
      if ((await obeyOnline(session, readOnlineInput(read.typed, texts))) === "quit") return left(session);
    }
  } finally {
    offInterrupt();
    offWatch();
    offMaintenance();
    connection.close();
  }
}

/** A person may type at any time; through a pipe a line is only read when one is needed. */
function wantsLine({ terminal, table, seat }: OnlineSession): boolean {
  const { room } = table;
  if (room === undefined) return false;
  if (terminal.interactive) return true;
  if (seat === null) return false;
  const asked = room.proposal !== undefined && !room.proposal.yes.includes(seat);
  const answers = room.table?.question !== undefined && !room.paused && !hasStandIn(room.places[seat]);
  return asked || answers || (room.stage === "gathering" && room.ready[seat] !== true);
}

function hasStandIn(place: { readonly kind: string; readonly standIn?: string } | undefined): boolean {
  return place?.standIn !== undefined;
}

/** Shows all that is new; true once the game is over. */
async function showTable(session: OnlineSession, shown: Shown): Promise<boolean> {
  const { table, terminal, voice, seat } = session;
  const { room } = table;
  if (room === undefined) return false;
  const fresh = table.takeFresh();
  printEvents(session, fresh);
  if (fresh.some(({ kind }) => kind === "takenBack")) beginAnew(session, shown);
  if (seat !== null && room.stage === "playing") tellOfAbsence(session, fresh);
  if (shown.stage !== `${room.game} ${room.stage}`) {
    shown.stage = `${room.game} ${room.stage}`;
    showSeats(session);
    if (room.stage === "gathering") gather(session, room.game);
    else if (table.look().question === undefined) showBoard(session, seat);
  }
  const ending = room.table?.ending;
  if (ending !== undefined) {
    if (shown.ended === room.game) return true;
    shown.ended = room.game;
    showBoard(session, seat);
    showResult(session, ending);
    await keepRecord(session, room.game);
    if (terminal.interactive) terminal.print(voice.text("online.over"));
    return true;
  }
  showAskedFor(session, shown);
  return false;
}

function gather(session: OnlineSession, game: number): void {
  const { terminal, voice, seat } = session;
  terminal.print(voice.text("online.gathering"));
  if (game > 0 && seat !== null) terminal.print(voice.text("online.ready"));
}

/** What was taken back is shown as it is now. */
function beginAnew(session: OnlineSession, shown: Shown): void {
  shown.question = "";
  shown.awaited = "";
  if (session.table.look().question === undefined) showBoard(session, session.seat);
}

/** Says what can be done about somebody who has just gone. */
function tellOfAbsence({ terminal, voice, seat, table }: OnlineSession, fresh: readonly RoomEvent[]): void {
  const about = fresh.findLast(({ kind }) => kind === "gone");
  if (about?.kind !== "gone" || about.seat === seat || !table.room?.gone.includes(about.seat)) return;
  terminal.print(terminal.paint.tone("quiet", voice.text("online.gone")));
}

/** The seat's question, somebody's proposal, or whom the table waits for. */
function showAskedFor(session: OnlineSession, shown: Shown): void {
  const { table, terminal, voice, seat } = session;
  const { room } = table;
  if (room === undefined) return;
  // While a bot plays, its questions are none of ours.
  const standsIn = seat !== null && hasStandIn(room.places[seat]);
  if (standsIn && !shown.standIn) terminal.print(terminal.paint.tone("gold", voice.text("online.standIn")));
  shown.standIn = standsIn;
  const question = standsIn ? undefined : table.look().question;
  const asked = question === undefined ? "" : `${room.game} ${question.id} ${JSON.stringify(question.text)}`;
  if (asked !== shown.question && question !== undefined && seat !== null) {
    showBoard(session, seat);
    showQuestion(session, seat);
    const seconds = secondsLeft(session);
    if (seconds !== undefined) terminal.print(voice.text("online.clock", { seconds }));
  }
  shown.question = asked;
  const { proposal } = room;
  const proposed = proposal === undefined ? "" : `${proposal.what} ${proposal.by}`;
  if (proposal !== undefined && proposed !== shown.proposal && seat !== null && !proposal.yes.includes(seat))
    terminal.print(terminal.paint.tone("gold", voice.text("online.asked")));
  shown.proposal = proposed;
  const names = awaited(session);
  const waiting = names.join("\n");
  if (waiting !== shown.awaited && names.length > 0 && question === undefined)
    terminal.print(terminal.paint.tone("quiet", voice.text("online.waiting", { names })));
  shown.awaited = waiting;
}

/** Says what the server's owner announces; gives back how to stop. */
function tellOfMaintenance({ connection, terminal, voice }: OnlineSession): () => void {
  return connection.maintenance((maintenance) => {
    const { text } = voice;
    const line =
      maintenance === undefined
        ? text("online.calm")
        : text("online.maintenance", { from: moment(maintenance.at), to: moment(maintenance.until) });
    const words = printable(maintenance?.words ?? "");
    terminal.print(terminal.paint.tone("gold", line), ...(words === "" ? [] : [`  ${words}`]));
  });
}

/** Says when the connection is lost and when it is back; gives back how to stop. */
function tellOfConnection({ connection, terminal, voice, bell }: OnlineSession): () => void {
  let lost = false;
  const tell = (state: ConnectionState): void => {
    const why = connection.why?.code === "restart" ? "online.restart" : "online.lost";
    if (state === "waiting" && !lost) terminal.print(terminal.paint.tone("bad", voice.text(why)));
    if (state === "open" && lost) terminal.print(terminal.paint.tone("good", voice.text("online.again")));
    if (state === "waiting") lost = true;
    if (state === "open") lost = false;
    bell.ring();
  };
  return connection.watch(tell);
}

function givenUp({ refused, connection, terminal, voice }: OnlineSession): number {
  const why = refused ?? connection.why;
  terminal.print(
    why === undefined ? voice.text("online.closed") : wireRefusalText(why, voice.text, voice.say),
  );
  return FAILED;
}

/** The table goes on without this terminal. */
function left({ terminal, voice, table, invitation, world, seat }: OnlineSession): number {
  const { room } = table;
  if (room?.stage !== "over" && seat !== null) {
    terminal.print("", voice.text("online.left"));
    terminal.printWhole(`  ${calledAs(world)} join ${invitation}`);
  }
  return 0;
}
