import { InputError, LANGUAGES, type Language } from "@medallion/kernel";
import { textIn } from "./texts/index.ts";

/** The language asked for, else that of the environment, else English; throws `InputError` on an unknown one. */
export function languageFor(
  asked: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== "");
  const own = known(locale?.slice(0, 2) ?? "") ?? "en";
  if (asked === undefined) return own;
  const wanted = known(asked);
  if (wanted !== undefined) return wanted;
  const values = { asked, known: LANGUAGES.join(", ") };
  throw new InputError("unknown-language", textIn(own)("error.language", values));
}

/** The language that a command line asks for, read or not; that of the environment if it is none. */
export function languageIn(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const place = argv.findLastIndex((word) => word === "--lang" || word.startsWith("--lang="));
  const asked = argv[place] === "--lang" ? argv[place + 1] : argv[place]?.slice("--lang=".length);
  return known(asked ?? "") ?? languageFor(undefined, env);
}

function known(text: string): Language | undefined {
  return LANGUAGES.find((language) => language === text.toLowerCase());
}
