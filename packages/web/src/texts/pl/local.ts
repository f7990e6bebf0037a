import type en from "../en/local.ts";

export default {
  "local.update.ready": "Nowa wersja jest gotowa. Twoje gry zostaną tam, gdzie są.",
  "local.update.now": "Zaktualizuj teraz",
  "local.update.later": "Później",
  "local.notKept": "Ta przeglądarka nie pozwala niczego zapisać. Gry i talie znikną po zamknięciu strony.",
} as const satisfies Record<keyof typeof en, string>;
