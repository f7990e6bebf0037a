import { at, InputError, type Kit } from "@medallion/kernel";
import { heardIn, type Step, stepsOf, type Viewer } from "@medallion/records";
import type { Command } from "commander";
import { languageFor } from "../language.ts";
import { showStep, stepText } from "../replay/show.ts";
import { viewerOf } from "../replay/viewer.ts";
import { recordedGame } from "../storage/recorded.ts";
import { openTerminal, type Terminal } from "../terminal/terminal.ts";
import { type Text, textIn } from "../texts/index.ts";
import { optionsOf, type Voice, voiceFor } from "../voice.ts";
import type { World } from "../world.ts";
import { command, type Exit, wholeNumber } from "./options.ts";

interface ReplayOptions {
  readonly seat?: string;
  readonly at?: number;
  readonly json?: true;
  readonly lang?: string;
  readonly color: boolean;
}

/** `medallion replay`: steps through a game. */
export function replayCommand(world: World, _exit: Exit): Command {
  return command(
    world,
    "replay",
    "Watch a replay: Enter for next, b for back, a number to jump, q to quit.",
    [
      "medallion replay my-game.medallion.json",
      "medallion replay '<link>' --seat A",
      "medallion replay my-game.medallion.json --seat all --at 12",
      "medallion replay my-game.medallion.json --json",
    ],
  )
    .argument("<game>", "a file, a link, or a replay’s address on a server")
    .option("--seat <seat>", "view as seat A, B… or all; default: spectator")
    .option("--at <step>", "start at this step; in a pipe, print only this step", wholeNumber)
    .option("--json", "print JSON")
    .option("--no-color", "turn colours off")
    .action(async (given: string, options: ReplayOptions) => {
      const language = languageFor(options.lang, world.env);
      const text = textIn(language);
      const { kit, record } = await recordedGame(world, given, text);
      const viewer = viewerOf(options.seat, record.seats.length, text);
      const steps = stepsOf(kit, record, viewer);
      const start = options.at;
      if (start !== undefined && start >= steps.length)
        throw new InputError("no-such-step", text("error.step", { last: steps.length - 1 }));
      const voice = await voiceFor(kit, language, record.seats, optionsOf(record));
      const wanted = start === undefined ? steps : [at(steps, start)];
      if (options.json) {
        world.stdout.write(`${JSON.stringify(asData(kit, wanted, viewer, voice))}\n`);
        return;
      }
      const terminal = openTerminal(world, options.color);
      const show = (step: Step): void =>
        terminal.print(
          ...showStep(kit, step, viewer, { voice, paint: terminal.paint, last: steps.length - 1 }),
        );
      if (terminal.interactive) await walk(terminal, steps, start ?? 0, text, show);
      else for (const step of wanted) show(step);
    });
}

async function walk(
  terminal: Terminal,
  steps: readonly Step[],
  start: number,
  text: Text,
  show: (step: Step) => void,
): Promise<void> {
  let index = start;
  try {
    for (;;) {
      show(at(steps, index));
      const typed = await terminal.ask(text("replay.prompt"));
      if (typed === undefined || typed === "q") return;
      const last = steps.length - 1;
      if (typed === "") index = Math.min(index + 1, last);
      else if (typed === "b") index = Math.max(index - 1, 0);
      else if (/^\d+$/.test(typed)) index = Math.min(Number(typed), last);
    }
  } finally {
    terminal.close();
  }
}

function asData(kit: Kit, steps: readonly Step[], viewer: Viewer, voice: Voice): unknown {
  return {
    game: kit.game.id,
    seats: voice.names,
    steps: steps.map((step) => ({
      position: step.frame.position,
      entry: step.choice === undefined ? (step.frame.entry?.kind ?? "begin") : step.frame.entry,
      choice: step.choice,
      text: stepText(kit, step, voice),
      events: heardIn(step.frame, viewer).map((event) => ({
        event,
        text: voice.say(kit.game.describeEvent(event)),
      })),
      ending: step.frame.ending,
    })),
  };
}
