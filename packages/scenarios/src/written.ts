import { type Choice, type Kit, play, type Seat, type Tell } from "@medallion/kernel";

/** Whether a choice can be written in one of these ways after the seat's name. */
export function isWritten(
  kit: Kit,
  state: unknown,
  seat: Seat,
  choice: Choice,
  ways: readonly string[],
): boolean {
  return kit.stage.phrases(state, seat, choice).some((phrase) => ways.includes(phrase));
}

/** The seat's legal choice that is written in the first of these ways that any is; throws if there is none. */
export function choiceWritten(
  kit: Kit,
  state: unknown,
  seat: Seat,
  ways: readonly string[],
  choices: readonly Choice[] = kit.game.choices(state, seat),
): Choice {
  for (const way of ways) {
    const found = choices.find((choice) => isWritten(kit, state, seat, choice, [way]));
    if (found !== undefined) return found;
  }
  const legal = choices.map((choice) => kit.stage.phrases(state, seat, choice)[0]);
  throw new Error(`seat ${seat} can do none of: ${ways.join(", ")}; only: ${legal.join(", ")}`);
}

/** `B passes` as the seat and the choice. */
export function choiceInLine(
  kit: Kit,
  state: unknown,
  line: string,
): { readonly seat: Seat; readonly choice: Choice } {
  const names = kit.stage.seatNames(state);
  const seat = names.findIndex((name) => line.startsWith(`${name} `));
  if (seat < 0) throw new Error(`"${line}" must begin with one of ${names.join(", ")}`);
  const phrase = line.slice((names[seat] ?? "").length + 1);
  return { seat, choice: choiceWritten(kit, state, seat, [phrase]) };
}

/** Carries `B passes` out. */
export function playLine(kit: Kit, state: unknown, line: string, tell?: Tell): void {
  const { seat, choice } = choiceInLine(kit, state, line);
  play(kit.game, state, seat, choice, tell);
}
