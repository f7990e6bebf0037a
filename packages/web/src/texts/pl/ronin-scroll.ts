import type en from "../en/ronin-scroll.ts";

export default {
  "ronin.scroll.scored": "Rozdział {chapter, select, 1 {I} 2 {II} other {III}}: punktowanie",
  "ronin.scroll.player": "Gracz",
  "ronin.scroll.source":
    "{source, select, start {Na początku} chapter1 {Rozdział I} chapter2 {Rozdział II} chapter3 {Rozdział III} quest {Zadanie poboczne} gold {Złoty znacznik} alliance {Niższy tor współpracy} other {Razem}}",
  "ronin.scroll.xp": "punkty doświadczenia",
  "ronin.scroll.vp": "punkty zwycięstwa",
  "ronin.scroll.why": "{name}, {what}: {number}",
  "ronin.scroll.continue": "Kontynuuj",
  "ronin.scroll.points": "Punkty",
  "ronin.scroll.target": "Potrzebne punkty: {points}",
  "ronin.scroll.season": "{season}: punkty na początku na obu torach współpracy: {points}",
  "ronin.scroll.verdict":
    "{verdict, select, won {Zwycięstwo} lost {Porażka} draw {Remis} other {Koniec gry}}",
  "ronin.scroll.plot": "Punkty po każdym punktowaniu",
  "ronin.scroll.ends": "{name}: {points}",
  "ronin.scroll.story": "Co się wydarzyło",
  "ronin.scroll.effects": "Rozpatrzone efekty",
  "ronin.scroll.tea": "Przekazania herbaty",
  "ronin.scroll.abilities": "Użyte zdolności",
} as const satisfies Record<keyof typeof en, string>;
