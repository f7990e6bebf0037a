import type en from "../en/local.ts";

export default {
  "local.update.ready": "Novější verze je připravena. Tvé hry v ní pokračují přesně tak, jak stojí.",
  "local.update.now": "Načíst teď",
  "local.update.later": "Později",
  "local.notKept": "Tento prohlížeč nedovoluje nic ukládat: hry a balíčky vydrží, dokud nezavřeš stránku.",
} as const satisfies Record<keyof typeof en, string>;
