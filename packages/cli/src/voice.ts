import { COACH_TEXTS } from "@medallion/bots/coach";
import {
  type Catalogue,
  InputError,
  type Kit,
  type Language,
  type Message,
  type Say,
  speaker,
} from "@medallion/kernel";
import { type GameRecord, type Holder, RECORD_TEXTS } from "@medallion/records";
import { type Text, textIn } from "./texts/index.ts";

/** How the program speaks of one game: its own texts, those of the game, and the names of the seats. */
export interface Voice {
  readonly language: Language;
  readonly text: Text;
  readonly say: Say;
  readonly names: readonly string[];
}

export async function voiceFor(
  kit: Kit,
  language: Language,
  holders: readonly Holder[] = [],
  options?: unknown,
): Promise<Voice> {
  const others = options === undefined ? [] : (kit.lobby.others?.(options) ?? []);
  return voiceWith(await catalogueOf(kit, language), language, holders, others);
}

/** All texts that speak of one game. */
export async function catalogueOf(kit: Kit, language: Language): Promise<Catalogue> {
  return { ...RECORD_TEXTS[language], ...COACH_TEXTS[language], ...(await kit.texts(language)) };
}

/** The same for texts that were loaded before; `others` play along without a seat. */
export function voiceWith(
  catalogue: Catalogue,
  language: Language,
  holders: readonly Holder[],
  others: readonly Message[],
): Voice {
  const text = textIn(language);
  const names = [...namesOf(holders, text), ...others.map(speaker(language, catalogue))];
  return { language, text, names, say: speaker(language, catalogue, names) };
}

/** A name for everyone: those without one are numbered where there are several of their kind. */
export function namesOf(holders: readonly Holder[], text: Text): readonly string[] {
  return holders.map((holder, seat) => {
    if (holder.name !== "") return holder.name;
    const alike = holders.flatMap((other, index) =>
      other.name === "" && kindOf(other) === kindOf(holder) ? [index] : [],
    );
    const values = { number: alike.indexOf(seat) + 1, alike: alike.length > 1 ? "several" : "one" };
    return holder.who === "person"
      ? text("name.person", values)
      : text("name.bot", { ...values, name: text("name.botKind", { bot: holder.bot }) });
  });
}

/** The bot's, or that of all people. */
function kindOf(holder: Holder): string {
  return holder.who === "bot" ? holder.bot : "";
}

/** Runs what reads a game's input; its `InputError` comes out in the language of the voice where it can. */
export function inVoice<T>({ say }: Voice, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError) || error.messages.length === 0) throw error;
    throw new InputError(error.code, error.messages.map(say).join(" "));
  }
}

/** The options that a recorded game was begun with. */
export function optionsOf({ segments }: GameRecord): unknown {
  return segments[0]?.options;
}
