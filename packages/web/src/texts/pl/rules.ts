import type en from "../en/rules.ts";

export default {
  "rules.title": "{game}: zasady",
  "rules.contents": "Spis treści",
  "rules.search": "Szukaj w zasadach",
  "rules.found":
    "{count, plural, =0 {Brak wyników dla „{query}”. Spróbuj wpisać mniej liter.} one {# rozdział} few {# rozdziały} many {# rozdziałów} other {# rozdziału}}",
  "rules.previous": "Poprzedni",
  "rules.next": "Następny",
  "rules.turn": "Poprzedni i następny rozdział",
  "rules.link": "Link do „{heading}”",
  "rules.noChapter": "Nie ma takiego rozdziału. W tej instrukcji są:",
  "rules.noBook": "Nie ma takiej instrukcji",
  "rules.books": "Inne instrukcje",
  "rules.example": "Przykład",
  "rules.path":
    "{count, plural, one {Najpierw przeczytaj ten rozdział} few {Najpierw przeczytaj te # rozdziały} many {Najpierw przeczytaj te # rozdziałów} other {Najpierw przeczytaj te # rozdziału}}",
  "rules.path.about": "Tyle wystarczy na pierwszą grę; resztę znajdziesz w trakcie.",
  "rules.path.place": "Pierwsze kroki: {number} z {count}",
  "rules.path.next": "Czytaj dalej: {chapter}",
} as const satisfies Record<keyof typeof en, string>;
