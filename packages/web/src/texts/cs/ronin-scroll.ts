import type en from "../en/ronin-scroll.ts";

export default {
  "ronin.scroll.scored": "Kapitola {chapter, select, 1 {I} 2 {II} other {III}}: bodování",
  "ronin.scroll.player": "Hráč",
  "ronin.scroll.source":
    "{source, select, start {Na začátku} chapter1 {Kapitola I} chapter2 {Kapitola II} chapter3 {Kapitola III} quest {Vedlejší úkol} gold {Zlatý ukazatel} alliance {Nižší stupnice spojenectví} other {Celkem}}",
  "ronin.scroll.xp": "body zkušeností",
  "ronin.scroll.vp": "vítězné body",
  "ronin.scroll.why": "{name}, {what}: {number}",
  "ronin.scroll.continue": "Pokračovat",
  "ronin.scroll.points": "Body",
  "ronin.scroll.target": "Potřebné body: {points}",
  "ronin.scroll.season": "{season}: obě spojenectví začínala s počtem bodů {points}",
  "ronin.scroll.verdict": "{verdict, select, won {Vítězství} lost {Porážka} draw {Remíza} other {Konec hry}}",
  "ronin.scroll.plot": "Body po každém bodování",
  "ronin.scroll.ends": "{name}: {points}",
  "ronin.scroll.story": "Co se stalo",
  "ronin.scroll.effects": "Použité efekty",
  "ronin.scroll.tea": "Předání čaje",
  "ronin.scroll.abilities": "Použité schopnosti",
} as const satisfies Record<keyof typeof en, string>;
