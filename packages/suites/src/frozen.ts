import { at, heard, play, questionOf, type Seat } from "@medallion/kernel";
import { found } from "./finding.ts";
import type { Walk } from "./walk.ts";

/** Choices of a seat that are compared with each other. */
const MOST_COMPARED = 12;

/** While several seats owe an answer, one who still owes hears the same whatever another chooses. */
export function checkFrozen(walk: Walk): void {
  const owing = walk.game.questions(walk.state).map(({ seat }) => seat);
  if (owing.length < 2) return;
  for (const actor of owing) {
    const heardBy = new Map<Seat, string>();
    const list = walk.game.choices(walk.state, actor);
    for (let index = 0; index < Math.min(list.length, MOST_COMPARED); index++) {
      for (const [listener, text] of heardAfter(walk, actor, index, owing)) {
        const other = heardBy.get(listener) ?? text;
        if (other !== text)
          found(`what it hears of the answer of seat ${actor} depends on that answer`, listener);
        heardBy.set(listener, text);
      }
    }
  }
}

/** A seat hears its own answers, and those of its allies. */
export function sharesSecrets({ trial, state }: Walk, one: Seat, other: Seat): boolean {
  return one === other || trial.allied?.(state, one, other) === true;
}

/** What the seats that still owe an answer heard of one choice, and see afterwards. */
function heardAfter(
  walk: Walk,
  actor: Seat,
  index: number,
  owing: readonly Seat[],
): ReadonlyMap<Seat, string> {
  const { game } = walk;
  const copy = game.copy(walk.state);
  const events = new Map(owing.map((seat): [Seat, unknown[]] => [seat, []]));
  play(game, copy, actor, at(game.choices(copy, actor), index), (told) => {
    for (const [seat, list] of events) {
      const event = heard(told, seat);
      if (event !== undefined) list.push(event);
    }
  });
  const still = owing.filter(
    (seat) => !sharesSecrets(walk, seat, actor) && questionOf(game, copy, seat) !== undefined,
  );
  return new Map(still.map((seat) => [seat, JSON.stringify([events.get(seat), game.view(copy, seat)])]));
}
