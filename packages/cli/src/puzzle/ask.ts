import { at, type Kit } from "@medallion/kernel";
import { toldChance } from "@medallion/scenarios/days";
import { type OpenPuzzle, openPuzzle, type Puzzle, SOLVER } from "@medallion/scenarios/puzzle";
import { pickFrom } from "../terminal/pick.ts";
import type { Terminal } from "../terminal/terminal.ts";
import type { Voice } from "../voice.ts";

/** A puzzle in the terminal. */
export interface PuzzleScene {
  readonly kit: Kit;
  readonly puzzle: Puzzle;
  /** In words. */
  readonly day: string;
  readonly voice: Voice;
  readonly terminal: Terminal;
}

/** Asks until the answer is found. */
export async function askPuzzle(scene: PuzzleScene): Promise<void> {
  const { voice, terminal } = scene;
  const open = showPuzzle(scene);
  // Copies of a card read alike.
  const said = choicesIn(scene, open);
  const texts = [...new Set(said)];
  for (;;) {
    const chosen = at(texts, await pickFrom(terminal, voice.text, voice.say(open.question.text), texts));
    if (chosen === at(said, open.answer)) break;
    terminal.print(terminal.paint.tone("bad", voice.text("puzzle.missed", { choice: chosen })));
  }
  tellReason(scene, open, false);
}

/** The puzzle with its answer. */
export function tellAnswer(scene: PuzzleScene, wasShown: boolean): void {
  tellReason(scene, showPuzzle(scene), wasShown);
}

function showPuzzle({ kit, puzzle, day, voice, terminal }: PuzzleScene): OpenPuzzle {
  const { text, say } = voice;
  const open = openPuzzle(kit, puzzle);
  terminal.print(...kit.board.draw(kit.game.view(open.state, SOLVER), say, terminal.paint), "");
  const title = text("puzzle.title", { game: say(kit.name), day, level: puzzle.level });
  terminal.print(terminal.paint.tone("title", title));
  return open;
}

function choicesIn({ kit, voice }: PuzzleScene, { choices }: OpenPuzzle): readonly string[] {
  return choices.map((choice) => voice.say(kit.game.describeChoice(choice)));
}

function tellReason(scene: PuzzleScene, open: OpenPuzzle, wasShown: boolean): void {
  const { puzzle, voice, terminal } = scene;
  const right = voice.text("puzzle.right", {
    shown: wasShown ? "yes" : "no",
    choice: at(choicesIn(scene, open), open.answer),
    chance: toldChance(puzzle.chance),
    next: toldChance(puzzle.next),
  });
  terminal.print(terminal.paint.tone("good", right));
  if (puzzle.because.length === 0) return;
  const reasons = puzzle.because.map((name) => voice.say({ key: `feature.${name}` }));
  terminal.print(voice.text("puzzle.because", { reasons }));
}
