import type en from "../en/local.ts";

export default {
  "local.update.ready": "Nová verze je připravená. Tvé hry v ní pokračují tam, kde jsou.",
  "local.update.now": "Aktualizovat",
  "local.update.later": "Později",
  "local.notKept": "Tento prohlížeč nedovoluje nic ukládat. Po zavření stránky o své hry a balíčky přijdeš.",
} as const satisfies Record<keyof typeof en, string>;
