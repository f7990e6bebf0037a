import type { CardNames } from "@medallion/gwent/decks";
import { InputError, type Message, type Say } from "@medallion/kernel";
import { type Imported, readBrought, readHash } from "../exchange.ts";

/** What a text brings, or what is wrong with it in the reader's language; neither if there is nothing to read. */
export interface Understood {
  readonly brought?: Imported;
  readonly fault?: string;
}

export function understand(text: string, names: CardNames, say: Say): Understood {
  if (text.trim() === "") return {};
  return spoken(() => readBrought(text, names), say);
}

/** The same for the part of an address behind `#`. */
export function understandHash(hash: string, say: Say): Understood {
  return spoken(() => readHash(hash), say);
}

function spoken(read: () => Imported | undefined, say: Say): Understood {
  try {
    const brought = read();
    return brought === undefined ? {} : { brought };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const sentences = error.messages.map((message) => say(inWords(message)));
    return { fault: sentences.length === 0 ? error.message : sentences.join(" ") };
  }
}

/** What the engine says with ids, which only the terminal takes, with the names that readers know. */
function inWords(message: Message): Message {
  const { key, values = {} } = message;
  const { near, asked = "", what } = values;
  if (isMessage(what)) return { key, values: { ...values, what: inWords(what) } };
  if (key === "error.unknown-deck" && near === "none") return { key: "error.broken-deck", values: { asked } };
  if (typeof near !== "string" || near === "none") return message;
  if (key === "error.unknown-deck") return { key, values: { ...values, near: { key: `deck.${near}` } } };
  if (key === "error.unknown-card") return { key, values: { ...values, near: { key: `card.${near}` } } };
  return message;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "key" in value;
}
