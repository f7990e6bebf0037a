import type en from "../en/learn.ts";

export default {
  "learn.title": "Samouczek",
  "learn.lead": "Krótkie lekcje przy prawdziwym stole. Możesz wyjść w każdej chwili, postępy się zapisują.",
  "learn.number": "Lekcja {number}",
  "learn.minutes":
    "{minutes, plural, one {Około # minuty} few {Około # minut} many {Około # minut} other {Około # minuty}}",
  "learn.step": "Krok {step} z {steps}",
  "learn.done": "✓ Ukończona",
  "learn.go": "{state, select, done {Powtórz} begun {Kontynuuj} other {Zacznij}}",
  "learn.go.label": "{go}: {lesson}",
  "learn.play": "Dalej: twoja pierwsza gra",
  "learn.play.about": "Przeciw botowi na tym urządzeniu. Ruchy można cofać, a zasady są zawsze pod ręką.",
  "learn.documentTitle": "{lesson} · {game}",
  "learn.coach": "Nauczyciel",
  "learn.next": "Dalej",
  "learn.show": "Pokaż mi",
  "learn.missed": "Jeszcze nie.",
  "learn.more": "Więcej: od nowa, pomiń, wyjdź",
  "learn.again": "Zacznij lekcję od nowa",
  "learn.skipTo": "Przejdź do: {lesson}",
  "learn.leave": "Wyjdź z lekcji",
  "learn.nextLesson": "Następna lekcja",
  "learn.all": "Wszystkie lekcje",
} as const satisfies Record<keyof typeof en, string>;
