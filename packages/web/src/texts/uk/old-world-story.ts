import type en from "../en/old-world-story.ts";

export default {
  "oldWorld.story.hidden": "Наслідок відкриється лише після вибору.",
  "oldWorld.story.waiting": "Вирішує {name}.",
  "oldWorld.story.again": "Виберіть ще раз, щоб підтвердити.",
  "oldWorld.story.close": "Закрити книгу",
  "oldWorld.story.list": "Історії",
  "oldWorld.story.none": "Ще не трапилося жодної історії.",
} as const satisfies Record<keyof typeof en, string>;
