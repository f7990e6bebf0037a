import { type Choice, type Kit, play, settle } from "@medallion/kernel";
import { choiceInLine, choiceWritten, isWritten } from "@medallion/scenarios/written";
import { LEARNER, type Lesson, type Step } from "../lesson.ts";

/**
 * Follows a lesson along every choice that leads on; `look` sees each step as it is reached, `atEnd` what it leads to.
 * Throws where it is stuck.
 */
export function walk(
  kit: Kit,
  lesson: Lesson,
  look: (step: Step, state: unknown) => void,
  atEnd: (state: unknown) => void = () => undefined,
): void {
  const { game } = kit;
  const first = kit.stage.arrange(lesson.scene);
  settle(game, first);
  from(first, 0);

  function from(state: unknown, place: number): void {
    const step = lesson.steps[place];
    if (step === undefined) return atEnd(state);
    look(step, state);
    for (const choice of step.choose === undefined ? [undefined] : leadingOn(kit, step.choose, state)) {
      const after = game.copy(state);
      if (choice !== undefined) play(game, after, LEARNER, choice);
      for (const line of step.answer ?? []) {
        const done = choiceInLine(kit, after, line);
        play(game, after, done.seat, done.choice);
      }
      from(after, place + 1);
    }
  }
}

function leadingOn(kit: Kit, ways: readonly string[], state: unknown): readonly Choice[] {
  choiceWritten(kit, state, LEARNER, ways);
  return kit.game.choices(state, LEARNER).filter((choice) => isWritten(kit, state, LEARNER, choice, ways));
}

/** All that the learner may do, as written, that does not lead on. */
export function detours(kit: Kit, { choose }: Step, state: unknown): readonly string[] {
  const ways: readonly string[] = choose ?? [];
  return kit.game
    .choices(state, LEARNER)
    .filter((choice) => !isWritten(kit, state, LEARNER, choice, ways))
    .flatMap((choice) => kit.stage.phrases(state, LEARNER, choice));
}
