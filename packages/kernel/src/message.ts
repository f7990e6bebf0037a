import { IntlMessageFormat } from "intl-messageformat";
import type { Seat } from "./game.ts";

export const LANGUAGES = ["en", "cs", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence to be said in any language: a key of the catalogue and its values. */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, Value>>;
}

/** A value of a message: a number, a word that selects a branch, a seat's name, a message, a list of such. */
export type Value = number | string | { readonly seat: Seat } | Message | readonly Value[];

/** Texts in ICU message format, by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** Says a message in one language. */
export type Say = (message: Message) => string;

/** `names` are those of the seats; a seat without one is called by the catalogue's `seat` message. */
export function speaker(language: Language, catalogue: Catalogue, names: readonly string[] = []): Say {
  const formats = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const text = catalogue[key];
    if (text === undefined) throw new Error(`the ${language} catalogue has no text ${key}`);
    const format = new IntlMessageFormat(text, language);
    formats.set(key, format);
    return format;
  };
  const spoken = (value: Value): string | number => {
    if (typeof value === "number" || typeof value === "string") return value;
    if (isList(value)) return list.format(value.map((part) => String(spoken(part))));
    if ("key" in value) return say(value);
    return names[value.seat] ?? say({ key: "seat", values: { number: value.seat + 1 } });
  };
  const say: Say = (message) => {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.values ?? {})) values[name] = spoken(value);
    return String(formatOf(message.key).format(values));
  };
  return say;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
