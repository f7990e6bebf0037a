import type en from "../en/learn.ts";

export default {
  "learn.title": "Výuka",
  "learn.lead": "Krátké lekce u opravdového stolu. Odejít můžeš kdykoli, postup se uloží.",
  "learn.number": "Lekce {number}",
  "learn.minutes":
    "{minutes, plural, one {Asi # minuta} few {Asi # minuty} many {Asi # minuty} other {Asi # minut}}",
  "learn.step": "Krok {step} z {steps}",
  "learn.done": "✓ Hotovo",
  "learn.go": "{state, select, done {Projít znovu} begun {Pokračovat} other {Začít}}",
  "learn.go.label": "{go}: {lesson}",
  "learn.play": "A potom: tvá první hra",
  "learn.play.about": "Proti botovi na tomto zařízení. Tahy můžeš vracet a pravidla máš stále po ruce.",
  "learn.documentTitle": "{lesson} · {game}",
  "learn.coach": "Učitel",
  "learn.next": "Pokračovat",
  "learn.show": "Ukázat",
  "learn.missed": "Ještě ne.",
  "learn.more": "Více: začít znovu, přeskočit, odejít",
  "learn.again": "Začít lekci znovu",
  "learn.skipTo": "Přeskočit na: {lesson}",
  "learn.leave": "Odejít z lekce",
  "learn.nextLesson": "Další lekce",
  "learn.all": "Všechny lekce",
} as const satisfies Record<keyof typeof en, string>;
