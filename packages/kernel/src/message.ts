import { IntlMessageFormat } from "intl-messageformat";
import type { Seat } from "./game.ts";
import type { Language } from "./language.ts";

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

/** Texts that say more than their letters and the values that are put in as they are. */
const INTRICATE = /['<]|\{(?!\w+\})/;
const PLACES = /\{(\w+)\}/g;

/** `names` are those of the seats; a seat without one is called by the catalogue's `seat` message. */
export function speaker(language: Language, catalogue: Catalogue, names: readonly string[] = []): Say {
  const formats = new Map<string, IntlMessageFormat>();
  // Made when something is listed: it costs more than many texts.
  let listing: Intl.ListFormat | undefined;
  const listed = (parts: readonly string[]): string => {
    listing ??= new Intl.ListFormat(language, { type: "conjunction" });
    return listing.format(parts);
  };
  const textOf = (key: string): string => {
    const text = catalogue[key];
    if (text === undefined) throw new Error(`the ${language} catalogue has no text ${key}`);
    return text;
  };
  const formatOf = (key: string, text: string): IntlMessageFormat => {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const format = new IntlMessageFormat(text, language);
    formats.set(key, format);
    return format;
  };
  const spoken = (value: Value): string | number => {
    if (typeof value === "number" || typeof value === "string") return value;
    if (isList(value)) return listed(value.map((part) => String(spoken(part))));
    if ("key" in value) return say(value);
    return names[value.seat] ?? say({ key: "seat", values: { number: value.seat + 1 } });
  };
  const say: Say = ({ key, values = {} }) => {
    const text = textOf(key);
    const given = (name: string): string | number => {
      const value = values[name];
      if (value === undefined) throw new Error(`the text ${key} lacks a value for ${name}`);
      return spoken(value);
    };
    // Most texts are as simple as this, and the library takes long to get going.
    if (!INTRICATE.test(text)) return text.replace(PLACES, (_, name: string) => String(given(name)));
    const all = Object.fromEntries(Object.keys(values).map((name) => [name, given(name)]));
    return String(formatOf(key, text).format(all));
  };
  return say;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
