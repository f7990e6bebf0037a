import type { CardNames } from "@medallion/gwent/decks";
import { InputError, type Say } from "@medallion/kernel";
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
    const sentences = error.messages.map(say);
    return { fault: sentences.length === 0 ? error.message : sentences.join(" ") };
  }
}
