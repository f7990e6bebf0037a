import type en from "../en/old-world-story.ts";

export default {
  "oldWorld.story.hidden": "Výsledek se ukáže až po volbě.",
  "oldWorld.story.waiting": "Právě se rozhoduje {name}.",
  "oldWorld.story.again": "Vyber ještě jednou a volba platí.",
  "oldWorld.story.close": "Zavřít knihu",
  "oldWorld.story.list": "Příběhy",
  "oldWorld.story.none": "Zatím se žádný příběh nepřihodil.",
} as const satisfies Record<keyof typeof en, string>;
