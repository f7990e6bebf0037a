import type { Message, Value as Said } from "@medallion/kernel";
import type { Value } from "../data/index.ts";

/** A number that is counted by something; it stands after a colon. */
export function amountText(value: Exclude<Value, number>): Message {
  return counted(value, String);
}

/** The same as a change, with its sign. */
export function changeText(value: Exclude<Value, number>): Message {
  return counted(value, signed);
}

function counted(value: Exclude<Value, number>, say: (n: number) => Said): Message {
  const key = `amount.${value.by}`;
  switch (value.by) {
    case "attribute":
      return { key, values: { attribute: value.attribute } };
    case "handCard":
      return { key, values: { each: say(value.each) } };
    case "comboCard":
      return { key, values: { each: say(value.each), colour: value.colour } };
    case "monsterLevel": {
      const [one, two, three] = value.levels;
      return { key, values: { one: say(one), two: say(two), three: say(three) } };
    }
  }
}

/** With a sign that is as wide as a plus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
