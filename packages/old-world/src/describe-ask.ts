import type { Message } from "@medallion/kernel";
import type { Ask } from "./state.ts";
import { momentText, placeNamed } from "./words/index.ts";

/** Texts without values, made once per key: hosts ask for the open questions all the time. */
const plainTexts = new Map<string, Message>();

function plainText(key: string): Message {
  const known = plainTexts.get(key) ?? { key };
  plainTexts.set(key, known);
  return known;
}

/** What a question says to the person who is asked. */
export function describeAsk(ask: Ask): Message {
  const key = `question.${ask.kind}`;
  switch (ask.kind) {
    case "movePayment":
      return {
        key: ask.first < 0 ? key : `${key}.second`,
        values: { place: placeNamed(ask.to) },
      };
    case "keptMovePayment":
      return { key, values: { place: placeNamed(ask.to) } };
    case "exchangePool":
      return { key, values: { most: ask.most } };
    case "reroll":
      return plainText(`question.reroll.${ask.dice}`);
    case "poolCard":
      return ask.cost === "any" ? plainText(`${key}.any`) : { key, values: { cost: ask.cost } };
    case "purge":
    case "gainPayment":
    case "discardSeen":
    case "fatigue":
    case "discardPotions":
    case "discardToDeck":
    case "cycleHand":
    case "removeCards":
      return { key, values: { count: ask.left } };
    case "discardCards":
      return { key, values: { count: ask.left, from: ask.from } };
    case "combo":
      return plainText(ask.laid.length > 0 ? `${key}.next` : ask.list < 0 ? key : `${key}.short`);
    case "specialization":
      return { key, values: { level: ask.level } };
    case "wound":
      return { key, values: { count: ask.points } };
    case "attribute":
      return plainText(`question.attribute.${ask.n > 0 ? "raise" : "lower"}`);
    case "ability":
      return { key, values: { moment: momentText(ask.when) } };
    case "takeSeen":
      return { key, values: { count: ask.take } };
    case "orderOwn":
      return plainText(`question.orderOwn.${ask.rest}`);
    default:
      return plainText(key);
  }
}
