import { at } from "@medallion/kernel";
import { CARDS } from "./cards.ts";
import { isExchanging, type State } from "./state.ts";

/** A sentence for each thing that holds at every moment of a game, and does not hold here. */
export function broken(state: State): readonly string[] {
  const sentences: string[] = [];
  const hidden = [...state.deck, ...state.hands.flat()];
  const cards = [...hidden, ...state.rows.flat(), ...state.discard];
  if (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length)
    sentences.push(`each of the ${CARDS.length} cards must lie in one place`);
  const handles = hidden.map((card) => at(state.handles, card));
  if (
    new Set(handles).size !== handles.length ||
    handles.some((handle) => handle < 0 || handle >= state.nextHandle)
  )
    sentences.push("each hidden card must have a handle of its own");
  const marked = state.marked.every((list, seat) =>
    list.every((card) => at(state.hands, seat).includes(card)),
  );
  if (!marked) sentences.push("a marked card must be in the hand");
  const asked = state.open.filter((open) => open !== null).length;
  if (asked > 1 && !isExchanging(state.agenda))
    sentences.push("only one seat at a time may be asked outside the exchange");
  if (state.ended && asked > 0) sentences.push("nobody may be asked after the end");
  return sentences;
}
