import type en from "../en/old-world-story.ts";

export default {
  "oldWorld.story.hidden": "Wynik poznasz dopiero po wyborze.",
  "oldWorld.story.waiting": "Teraz wybiera {name}.",
  "oldWorld.story.again": "Wskaż ponownie, aby potwierdzić.",
  "oldWorld.story.close": "Zamknij księgę",
  "oldWorld.story.list": "Opowieści",
  "oldWorld.story.none": "Nie zdarzyła się jeszcze żadna opowieść.",
} as const satisfies Record<keyof typeof en, string>;
