import type en from "../en/local.ts";

export default {
  "local.update.ready": "Novější verze je připravena. Tvé hry v ní pokračují přesně tak, jak stojí.",
  "local.update.now": "Načíst teď",
  "local.update.later": "Později",
  "local.notKept": "Tento prohlížeč nedovoluje nic ukládat: hry a balíčky vydrží, dokud nezavřeš stránku.",
  "local.damaged":
    "Z toho, co se z tohoto stolu zachovalo, už hra nevznikne. Zůstane tu beze změny, dokud ho neodstraníš.",
  "local.outdated": "U tohoto stolu už se hrálo v novější verzi Medallionu. Načti stránku znovu a přidej se.",
  "local.unwritten": "Prohlížeč to nedokázal zapsat. Uvolni na zařízení trochu místa a zkus to znovu.",
  "local.failed": "To byla naše chyba a tah jsme vzali zpět. Vyber něco jiného.",
  "local.gone": "Tento stůl v tomto zařízení není. Byl odstraněn, nebo patří jinému prohlížeči.",
  "local.notYours": "To místo nepatří nikomu u tohoto zařízení.",
} as const satisfies Record<keyof typeof en, string>;
