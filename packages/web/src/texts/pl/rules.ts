import type en from "../en/rules.ts";

export default {
  "rules.title": "{game}: zasady",
  "rules.contents": "Spis treści",
  "rules.search": "Szukaj w zasadach",
  "rules.found":
    "{count, plural, =0 {Nic o „{query}”. Spróbuj wpisać mniej liter.} one {# rozdział} few {# rozdziały} many {# rozdziałów} other {# rozdziału}}",
  "rules.previous": "Poprzedni",
  "rules.next": "Następny",
  "rules.turn": "Sąsiednie rozdziały",
  "rules.link": "Odnośnik do „{heading}”",
  "rules.noChapter": "Nie ma takiego rozdziału. Oto, o czym jest ta księga:",
  "rules.noBook": "Nie ma takiej księgi zasad",
  "rules.books": "Zasady innych gier",
} as const satisfies Record<keyof typeof en, string>;
