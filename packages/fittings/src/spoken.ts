import type { Language } from "@medallion/kernel";

/** What each language says, as the default of a module of its own. */
export type Modules<Said> = Readonly<Record<Language, () => Promise<{ readonly default: Said }>>>;

/** Loads what one language says; the others stay unloaded. */
export function spoken<Said>(modules: Modules<Said>): (language: Language) => Promise<Said> {
  return async (language) => (await modules[language]()).default;
}
