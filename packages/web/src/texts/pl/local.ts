import type en from "../en/local.ts";

export default {
  "local.update.ready": "Nowsza wersja jest gotowa. Twoje gry toczą się w niej dalej bez zmian.",
  "local.update.now": "Wczytaj teraz",
  "local.update.later": "Później",
  "local.notKept":
    "Ta przeglądarka nie pozwala niczego zapisać: gry i talie przetrwają do zamknięcia strony.",
  "local.damaged":
    "Z tego, co zostało po tym stole, nie da się już odtworzyć gry. Zostanie tu nietknięty, dopóki go nie usuniesz.",
  "local.outdated":
    "Przy tym stole grano już w nowszej wersji Medalliona. Wczytaj stronę ponownie, aby dołączyć.",
  "local.unwritten":
    "Przeglądarka nie zdołała tego zapisać. Zwolnij miejsce na urządzeniu i spróbuj ponownie.",
  "local.failed": "To nasz błąd; ruch został cofnięty. Wybierz coś innego.",
  "local.gone": "Tego stołu nie ma na tym urządzeniu. Został usunięty albo należy do innej przeglądarki.",
  "local.notYours": "To miejsce nie należy do nikogo przy tym urządzeniu.",
} as const satisfies Record<keyof typeof en, string>;
