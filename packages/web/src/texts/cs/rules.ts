import type en from "../en/rules.ts";

export default {
  "rules.title": "{game}: pravidla",
  "rules.contents": "Obsah",
  "rules.search": "Hledat v pravidlech",
  "rules.found":
    "{count, plural, =0 {Na dotaz „{query}“ tu nic není. Zkus méně písmen.} one {# kapitola} few {# kapitoly} many {# kapitoly} other {# kapitol}}",
  "rules.previous": "Předchozí",
  "rules.next": "Další",
  "rules.turn": "Předchozí a další kapitola",
  "rules.link": "Odkaz na „{heading}“",
  "rules.noChapter": "Kapitola nenalezena. Pravidla mají tyto:",
  "rules.noBook": "Pravidla nenalezena",
  "rules.books": "Pravidla dalších her",
  "rules.example": "Příklad",
  "rules.path":
    "{count, plural, one {Nejdřív si přečti tuto kapitolu} few {Nejdřív si přečti tyto # kapitoly} many {Nejdřív si přečti těchto # kapitol} other {Nejdřív si přečti těchto # kapitol}}",
  "rules.path.about": "Na první hru to stačí; zbytek si najdeš při hraní.",
  "rules.path.place": "První kroky: {number} z {count}",
  "rules.path.next": "Čti dál: {chapter}",
} as const satisfies Record<keyof typeof en, string>;
