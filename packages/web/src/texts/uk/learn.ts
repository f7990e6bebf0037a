import type en from "../en/learn.ts";

export default {
  "learn.title": "Навчання",
  "learn.lead": "Короткі уроки за справжнім столом. Вийти можна будь-коли: поступ збережеться.",
  "learn.number": "Урок {number}",
  "learn.minutes":
    "{minutes, plural, one {Близько # хвилини} few {Близько # хвилин} many {Близько # хвилин} other {Близько # хвилини}}",
  "learn.step": "Крок {step} із {steps}",
  "learn.done": "✓ Пройдено",
  "learn.go": "{state, select, done {Пройти ще раз} begun {Продовжити} other {Почати}}",
  "learn.go.label": "{go}: {lesson}",
  "learn.play": "А потім — ваша перша гра",
  "learn.play.about": "Проти бота на цьому пристрої. Ходи можна скасовувати, а правила завжди під рукою.",
  "learn.documentTitle": "{lesson} · {game}",
  "learn.coach": "Наставник",
  "learn.next": "Далі",
  "learn.show": "Показати",
  "learn.missed": "Ще не час.",
  "learn.more": "Ще: почати знову, пропустити, вийти",
  "learn.again": "Почати урок знову",
  "learn.skipTo": "Перейти до: {lesson}",
  "learn.leave": "Вийти з уроку",
  "learn.nextLesson": "Наступний урок",
  "learn.all": "Усі уроки",
} as const satisfies Record<keyof typeof en, string>;
