import type { DeclaredType } from "./type-source.ts";

/** What the page says of parts that their source leaves without a comment: `Type`, `Type.field` or `Type.kind`. */
export const NOTES: Readonly<Record<string, string>> = {
  "Settings.game": "The id of a game, as `GET /api/games` lists them.",
  "Settings.mode": "The id of one of its modes.",
  "Settings.seats": "One of the numbers of seats that the mode has.",
  "Settings.clock": "How time is kept.",
  "Clock.none": "Nobody's time is kept.",
  "Place.open": "Nobody yet.",
  "Place.person": "A person by id, with the name they have.",
  "Place.bot": "A bot by the id of its level, with the name it goes by.",
  "ClockFace.seat": "Whose clock it is.",
  "ClockFace.away": "Milliseconds left in the bank for lost connections.",
  "RoomLook.viewer": "The seat that looks, `null` for a spectator.",
  "RoomLook.settings": "What was agreed.",
  "RoomLook.owner": "The id of the person who created the table.",
  "RoomLook.stage": "Whether people gather, play, or have played.",
  "RoomLook.commitment":
    "SHA-256 of the seed of the current or coming game, in hex: the proof that shuffles were fair.",
  "RoomLook.places": "Who has which seat.",
  "RoomLook.ready": "Who is ready to begin, by seat.",
  "RoomLook.gone": "Seats whose person has been gone for a while.",
  "RoomLook.clocks":
    "One per seat with a clock; none without clocks. A running clock shows `left` − (now − `since`).",
  "RoomLook.paused": "While paused nobody answers and no clock runs.",
  "RoomLook.chatOpen": "Whether people may talk.",
  "RoomLook.proposal": "What is proposed, by whom, and who has agreed.",
  "RoomLook.votes": "Votes about seats that are gone.",
  TableLook: "The game as the viewer sees it.",
  "TableLook.view": "The game's own view for this viewer, and nothing else of the state.",
  "TableLook.question":
    "What the viewer owes an answer to. Its `id` counts the questions of this seat in this game.",
  "TableLook.choices": "The legal answers; the index of one travels in `answer`.",
  "TableLook.offers": 'What the viewer may do without being asked, answered with `question: "offer"`.',
  "TableLook.mayTakeBack": "Whether the viewer's last choice may be taken back.",
  "TableLook.ending": "How the game ended.",
  "RoomEvent.placed": "Somebody has a seat now, or nobody.",
  "RoomEvent.readied": "A seat is ready to begin, or no longer.",
  "RoomEvent.game": "Something happened in the game, in the game's own words.",
  "RoomEvent.proposed": "A seat proposes something.",
  "RoomEvent.replied": "A seat agreed or declined.",
  "RoomEvent.lapsed": "A proposal was withdrawn or is no longer possible.",
  "RoomEvent.paused": "The game was paused.",
  "RoomEvent.resumed": "The game goes on.",
  "RoomEvent.gone": "The seat's person has lost the connection or left.",
  "RoomEvent.back": "The seat's person is back.",
  "RoomEvent.voted": "A seat voted about one that is gone.",
  "RoomEvent.decided": "The votes decided.",
  "RoomEvent.outOfTime": "The seat's time has run out.",
  "RoomEvent.ended": "The game is over.",
  "RoomEvent.said": "Somebody said something.",
  "RoomEvent.saidPreset":
    "Somebody said one of the ready phrases, which every client says in its own language.",
  "RoomEvent.chat": "The owner closed or opened the chat.",
  "RoomCommand.answer": "Answers the seat's open question, or takes an offer.",
  "RoomCommand.resign": "Gives the game up.",
  "RoomCommand.takeOver": "Takes the seat back from the bot.",
  "RoomCommand.reply": "Agrees to what is proposed, or declines.",
  "RoomCommand.withdraw": "Withdraws one's own proposal.",
  "RoomCommand.resume": "Ends a pause.",
  "RoomCommand.say": "Says something to everybody at the table.",
  "RoomCommand.sayPreset": "Says one of the ready phrases.",
  Proposed: "What a seat may propose.",
  Preset: "The ready phrases.",
  "Question.id": "Named by the answer.",
  "Question.seat": "Who is asked.",
  "Question.kind": "What sort of question, in the game's words.",
  "Question.text": "The question for people.",
  "Choice.kind": "What sort of answer, in the game's words. What else a choice has depends on the game.",
  Event: "Something that happened in a game.",
  "Event.kind": "What sort of event, in the game's words. What else an event has depends on the game.",
  "Message.key": "A key of the game's catalogue of texts.",
  "Message.values": "The values of its placeholders: numbers, words, `{ seat }`, messages, lists of these.",
  "Ending.by": "`rules`, or what ended it at the table.",
  "Ending.outcome": "Who won.",
  Outcome: "The result of a game.",
  "Outcome.standings": "By seat.",
  "Outcome.text": "The result for people.",
  Standing: "How a seat came off.",
  "Standing.place": "Counted from 1; equals share it.",
  "Standing.result": "Won, drawn or lost.",
  "Standing.points": "In games that count points.",
};

/** What is said of a part: by its source, else by the notes. Throws when nobody says anything. */
export function noteOn(part: string, about: string): string {
  const note = about === "" ? NOTES[part] : about;
  if (note === undefined)
    throw new Error(
      `nothing explains ${part}: write a comment in its source or a note in tools/protocol/notes.ts`,
    );
  return note;
}

/** Notes on parts that do not exist any more or explain themselves. */
export function noteFaults(types: readonly DeclaredType[]): string[] {
  const silent = new Set(
    types.flatMap(({ name, about, shapes }) => [
      ...(about === "" ? [name] : []),
      ...shapes.flatMap((shape) =>
        shape.kind === undefined
          ? shape.fields.filter((field) => field.about === "").map((field) => `${name}.${field.name}`)
          : shape.about === ""
            ? [`${name}.${shape.kind}`]
            : [],
      ),
    ]),
  );
  return Object.keys(NOTES)
    .filter((part) => !silent.has(part))
    .map((part) => `tools/protocol/notes.ts explains ${part}, which does not need it`);
}
