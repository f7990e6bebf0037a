import type en from "../en/rules.ts";

export default {
  "rules.title": "{game}: правила",
  "rules.contents": "Зміст",
  "rules.search": "Пошук у правилах",
  "rules.found":
    "{count, plural, =0 {Про «{query}» нічого немає. Спробуйте менше літер.} one {# розділ} few {# розділи} many {# розділів} other {# розділу}}",
  "rules.previous": "Попередній",
  "rules.next": "Наступний",
  "rules.turn": "Сусідні розділи",
  "rules.link": "Посилання на «{heading}»",
  "rules.noChapter": "Такого розділу немає. Ось про що ця книга:",
  "rules.noBook": "Такої книги правил немає",
  "rules.books": "Правила інших ігор",
} as const satisfies Record<keyof typeof en, string>;
