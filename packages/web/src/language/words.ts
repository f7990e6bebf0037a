import { type Language, speaker, type Value } from "@medallion/kernel";
import type en from "../texts/en/index.ts";
import type gwent from "../texts/en/of-gwent.ts";
import type oldWorld from "../texts/en/of-old-world.ts";
import type ronin from "../texts/en/of-ronin.ts";
import { localeOf } from "./locale.ts";
import { type LoadTexts, loadTexts } from "./texts.ts";

export type TextKey = keyof typeof en | keyof typeof gwent | keyof typeof oldWorld | keyof typeof ronin;

/** Says a text of the pages in the chosen language. */
export type Text = (key: TextKey, values?: Readonly<Record<string, Value>>) => string;

/** One language with all that is said in it. */
export interface Words {
  readonly language: Language;
  readonly text: Text;
  number(value: number): string;
  /** A share of one as whole per cents. */
  percent(share: number): string;
  /** A moment, given in milliseconds since 1970, as people of that language write it. */
  date(moment: number): string;
  /** A day of the year, given by any of its moments; `short` where there is little room. */
  day(moment: number, month?: "long" | "short"): string;
  list(parts: readonly string[]): string;
}

/** All that is said in a language, with what only one game says if it is named, once those texts are there. */
export async function loadWords(language: Language, loadMore?: LoadTexts): Promise<Words> {
  const [texts, more] = await Promise.all([loadTexts(language), loadMore?.(language)]);
  const say = speaker(language, { ...texts, ...more });
  const locale = localeOf(language, navigator.languages);
  // Each is made when it is first needed: together they would hold up the first page.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const percents = once(() => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }));
  const days = {
    long: once(() => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" })),
    short: once(() => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })),
  };
  const lists = once(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  return {
    language,
    text: (key, values = {}) => say({ key, values }),
    number: (value) => numbers().format(value),
    percent: (share) => percents().format(share),
    date: (moment) => dates().format(moment),
    day: (moment, month = "long") => days[month]().format(moment),
    list: (parts) => lists().format(parts),
  };
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
