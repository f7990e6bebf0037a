import type { Message, Question } from "@medallion/kernel";
import { at } from "@medallion/kernel";
import { boxOf } from "./box.ts";
import { cardName } from "./data/words.ts";
import { measure } from "./effects/condition.ts";
import { keptCount } from "./rules/cleaning.ts";
import type { Ask, State } from "./state.ts";

export function questionsOf(state: State): readonly Question[] {
  return state.asks.map((open) => ({
    id: open.id,
    seat: open.seat,
    kind: open.kind,
    text: textOf(state, open),
    // The first choice is always a quiet one: not now, the deck spot, the first card.
    fallback: 0,
  }));
}

/** Texts without values, made once per key: hosts ask for the open questions all the time. */
const plainTexts = new Map<string, Message>();

function plainText(key: string): Message {
  const known = plainTexts.get(key) ?? { key };
  plainTexts.set(key, known);
  return known;
}

/** Says what the question is about where it is about a card. */
function textOf(state: State, open: Ask): Message {
  const key = `question.${open.kind}`;
  switch (open.kind) {
    case "partner":
    case "track":
      return { key, values: { card: nameOf(state, open.work.card) } };
    case "lose":
      return {
        key,
        values: { card: nameOf(state, open.work.card), count: measure(state, open.work).cost },
      };
    case "ability":
      return open.work === undefined
        ? plainText(`question.ability.${open.point}`)
        : { key: `${key}.K1`, values: { card: nameOf(state, open.work.card) } };
    case "keep":
      return { key, values: { count: keptCount(state, open.seat) } };
    default:
      return plainText(key);
  }
}

function nameOf(state: State, card: number): Message {
  return cardName(at(boxOf(state).cards, card).id);
}
