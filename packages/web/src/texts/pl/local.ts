import type en from "../en/local.ts";

export default {
  "local.update.ready": "Nowsza wersja jest gotowa. Twoje gry toczą się w niej dalej bez zmian.",
  "local.update.now": "Wczytaj teraz",
  "local.update.later": "Później",
  "local.notKept":
    "Ta przeglądarka nie pozwala niczego zapisać: gry i talie przetrwają do zamknięcia strony.",
} as const satisfies Record<keyof typeof en, string>;
