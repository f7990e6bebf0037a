import { type Catalogue, type Language, speaker, type Value } from "@medallion/kernel";
import type en from "../texts/en/index.ts";

export type TextKey = keyof typeof en;

/** Says a text of the pages in the chosen language. */
export type Text = (key: TextKey, values?: Readonly<Record<string, Value>>) => string;

/** One language with all that is said in it. */
export interface Words {
  readonly language: Language;
  readonly text: Text;
  number(value: number): string;
  /** A moment, given in milliseconds since 1970, as people of that language write it. */
  date(moment: number): string;
  list(parts: readonly string[]): string;
}

/** Only the language that is spoken is loaded. */
export async function loadWords(language: Language): Promise<Words> {
  const catalogue = await loadTexts(language);
  const say = speaker(language, catalogue);
  const numbers = new Intl.NumberFormat(language);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const lists = new Intl.ListFormat(language, { type: "conjunction" });
  return {
    language,
    text: (key, values = {}) => say({ key, values }),
    number: (value) => numbers.format(value),
    date: (moment) => dates.format(moment),
    list: (parts) => lists.format(parts),
  };
}

async function loadTexts(language: Language): Promise<Catalogue> {
  switch (language) {
    case "en":
      return (await import("../texts/en/index.ts")).default;
    case "cs":
      return (await import("../texts/cs/index.ts")).default;
    case "pl":
      return (await import("../texts/pl/index.ts")).default;
    case "uk":
      return (await import("../texts/uk/index.ts")).default;
  }
}
