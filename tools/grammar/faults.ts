import type { Language } from "@medallion/kernel";
import type { Said } from "../said.ts";
import { addressFaults } from "./address.ts";
import { countedFaults } from "./counted.ts";
import { englishFaults } from "./english.ts";
import type { Excuse } from "./excused.ts";
import { nameFaults } from "./names.ts";
import { numberFaults } from "./numbers.ts";
import { renderingsOf } from "./renderings.ts";
import { CS } from "./words/cs.ts";
import { PL } from "./words/pl.ts";
import { UK } from "./words/uk.ts";

type Check = (text: string) => readonly string[];

/** What is looked at in the text as it is written, in its words, and in what people read of it. */
interface Checks {
  readonly written: Check;
  readonly words: Check;
  readonly story: Check;
  readonly rendered: readonly Check[];
}

const WORDS = { cs: CS, pl: PL, uk: UK };
const CHECKS: Readonly<Record<Language, Checks>> = {
  en: { written: numberFaults("en", ["*"], []), words: () => [], story: () => [], rendered: [englishFaults] },
  cs: checksOf("cs"),
  pl: checksOf("pl"),
  uk: checksOf("uk"),
};

function checksOf(language: keyof typeof WORDS): Checks {
  const words = WORDS[language];
  return {
    written: numberFaults(language, words.afterNumbers, words.numbered),
    words: addressFaults(words, false),
    story: addressFaults(words, true),
    rendered: [nameFaults(words), countedFaults(language, words)],
  };
}

/** Lines on cards have a voice of their own, as stories have. */
const VOICES = /\/card\/lines\//u;

/** Every fault of grammar that has no excuse, with its place; and every excuse that nothing needs. */
export function grammarFaults(said: readonly Said[], excused: readonly Excuse[]): readonly string[] {
  const needed = new Set<Excuse>();
  const faults = said.flatMap((one) => {
    const found = faultsOf(one);
    return found.flatMap((fault) => {
      const excuse = excused.find(({ file, found }) => file === one.file && fault.startsWith(`“${found}”`));
      if (excuse === undefined) return [`${one.file}:${one.line}: ${fault}`];
      needed.add(excuse);
      return [];
    });
  });
  const idle = excused.filter((excuse) => !needed.has(excuse));
  return [...faults, ...idle.map(({ file, found }) => `${file}: nothing needs the excuse of “${found}”`)];
}

function faultsOf({ file, language, subjects, written, text }: Said): readonly string[] {
  const { written: asWritten, words, story, rendered } = CHECKS[language];
  const voice = subjects.includes("stories") || VOICES.test(file);
  const renderings = renderingsOf(language, written);
  return [
    ...new Set([
      ...asWritten(written),
      ...(voice ? story : words)(text),
      ...renderings.flatMap((rendering) => rendered.flatMap((check) => check(rendering))),
    ]),
  ];
}
