import type { Kit, Paint, Seat } from "@medallion/kernel";
import { type Entry, heardIn, type Step, type Viewer } from "@medallion/records";
import type { Voice } from "../voice.ts";

/** One step for people: what was chosen, what happened, the board after it. */
export function showStep(
  kit: Kit,
  step: Step,
  viewer: Viewer,
  { voice, paint, last }: { voice: Voice; paint: Paint; last: number },
): readonly string[] {
  const { frame } = step;
  const title = voice.text("replay.step", {
    position: frame.position,
    last,
    what: stepText(kit, step, voice),
  });
  const lines = [paint.tone("title", title)];
  for (const event of heardIn(frame, viewer))
    lines.push(paint.tone("quiet", `· ${voice.say(kit.game.describeEvent(event))}`));
  for (const seat of viewer === "all" ? frame.seats.keys() : [viewer]) {
    lines.push("");
    if (viewer === "all") lines.push(paint.tone("own", voice.names[seat ?? 0] ?? ""));
    lines.push(...kit.board.draw(kit.game.view(frame.state, seat), voice.say, paint));
  }
  if (frame.ending !== undefined) lines.push("", paint.tone("title", voice.say(frame.ending.outcome.text)));
  return [...lines, ""];
}

/** What was done, in words; a choice the viewer may not know stays unsaid. */
export function stepText(kit: Kit, { frame, choice }: Step, { text, say, names }: Voice): string {
  const { entry } = frame;
  if (entry === undefined) return text("replay.begin");
  const name = seatOf(entry) === undefined ? "" : (names[seatOf(entry) ?? 0] ?? "");
  switch (entry.kind) {
    case "choice":
    case "offer":
    case "fallback":
      return choice === undefined
        ? text("replay.move", { name })
        : text("replay.choice", { name, choice: say(kit.game.describeChoice(choice)) });
    case "takeback":
      return text("log.takenBack");
    case "seat":
      return text("log.seated", { name, who: entry.holder.who });
    case "pause":
      return text("log.paused");
    case "resume":
      return text("log.resumed");
    case "resignation":
    case "draw":
    case "abort":
      return text("replay.ended");
  }
}

function seatOf(entry: Entry): Seat | undefined {
  return "seat" in entry ? entry.seat : undefined;
}
