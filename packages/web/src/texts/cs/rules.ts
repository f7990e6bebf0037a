import type en from "../en/rules.ts";

export default {
  "rules.title": "{game}: pravidla",
  "rules.contents": "Obsah",
  "rules.search": "Hledat v pravidlech",
  "rules.found":
    "{count, plural, =0 {O „{query}“ tu nic není. Zkus méně písmen.} one {# kapitola} few {# kapitoly} many {# kapitoly} other {# kapitol}}",
  "rules.previous": "Předchozí",
  "rules.next": "Další",
  "rules.turn": "Předchozí a další kapitola",
  "rules.link": "Odkaz na „{heading}“",
  "rules.noChapter": "Kapitola nenalezena. Pravidla mají tyto:",
  "rules.noBook": "Pravidla nenalezena",
  "rules.books": "Pravidla dalších her",
} as const satisfies Record<keyof typeof en, string>;
