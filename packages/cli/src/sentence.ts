import { type Catalogue, type InputError, type Language, speaker } from "@medallion/kernel";
import { RECORD_TEXTS } from "@medallion/records";
import type { CommanderError } from "commander";
import { TEXTS, type Text, type TextKey } from "./texts/index.ts";

/** What is wrong with what was given, in this language where the error can be said in it. */
export function sentenceOf({ message, messages }: InputError, language: Language): string {
  const catalogue: Catalogue = { ...TEXTS[language], ...RECORD_TEXTS[language] };
  const known = messages.length > 0 && messages.every(({ key }) => key in catalogue);
  const sentence = known ? messages.map(speaker(language, catalogue)).join(" ") : message;
  return sentence.replaceAll("\n", " ");
}

const USAGE: Readonly<Record<string, TextKey>> = {
  "commander.unknownOption": "error.option",
  "commander.optionMissingArgument": "error.value",
  "commander.missingMandatoryOptionValue": "error.value",
  "commander.missingArgument": "error.argument",
  "commander.excessArguments": "error.surplus",
};

/** The same for a command line that does not fit its command; the library quotes what it is about. */
export function usageSentence({ code, message }: CommanderError, text: Text): string {
  const key = USAGE[code];
  const given = /'([^']*)'/.exec(message)?.[1];
  return key === undefined || given === undefined ? message.replaceAll("\n", " ") : text(key, { given });
}
