import { at, play, randomOf, settle } from "@medallion/kernel";
import type { GwentChoice } from "../../choices.ts";
import { gwent } from "../../game.ts";
import { arrange } from "../../stage/arrange.ts";
import { knowledge } from "../index.ts";

/** What the best rated choice of the seat to answer is, in this arranged position, after choices told in few words. */
export function decision(
  position: unknown,
  { mode, after = [] }: { mode?: string; after?: readonly string[] } = {},
): string {
  const state = arrange({ mode, options: undefined, cards: undefined, position, forced: [] });
  settle(gwent, state);
  for (const text of after) {
    const { seat } = at(gwent.questions(state), 0);
    const choice = gwent.choices(state, seat).find((other) => told(other) === text);
    if (choice === undefined) throw new Error(`${text} cannot be chosen here`);
    play(gwent, state, seat, choice);
  }
  const question = at(gwent.questions(state), 0);
  const choices = gwent.choices(state, question.seat);
  const ratings = knowledge.rate(gwent.view(state, question.seat), question, choices, randomOf("test"));
  return told(at(choices, ratings.indexOf(Math.max(...ratings))));
}

/** A choice in few words: `pass`, `play cow`, `play decoy on cow`, `play kayran to close`. */
function told(choice: GwentChoice): string {
  if (choice.kind !== "play") return "id" in choice ? `${choice.kind} ${choice.id}` : choice.kind;
  const { id, targetId, row, against } = choice;
  const on = targetId === undefined ? "" : ` on ${targetId}`;
  const to = row === undefined ? "" : ` to ${row}`;
  return `play ${id}${on}${to}${against === undefined ? "" : ` against ${against}`}`;
}
