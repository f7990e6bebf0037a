import type en from "../en/rules.ts";

export default {
  "rules.title": "{game}: правила",
  "rules.contents": "Зміст",
  "rules.search": "Пошук у правилах",
  "rules.found":
    "{count, plural, =0 {За запитом «{query}» нічого немає. Спробуйте менше літер.} one {# розділ} few {# розділи} many {# розділів} other {# розділу}}",
  "rules.previous": "Попередній",
  "rules.next": "Наступний",
  "rules.turn": "Попередній і наступний розділи",
  "rules.link": "Посилання на «{heading}»",
  "rules.noChapter": "Розділ не знайдено. Ось що є в книзі правил:",
  "rules.noBook": "Книгу правил не знайдено",
  "rules.books": "Правила інших ігор",
  "rules.example": "Приклад",
  "rules.path":
    "{count, plural, one {Спершу прочитайте цей розділ} few {Спершу прочитайте ці # розділи} many {Спершу прочитайте ці # розділів} other {Спершу прочитайте ці # розділу}}",
  "rules.path.about": "Для першої гри досить; решту знайдете під час гри.",
  "rules.path.place": "Перші кроки: {number} з {count}",
  "rules.path.next": "Читайте далі: {chapter}",
} as const satisfies Record<keyof typeof en, string>;
