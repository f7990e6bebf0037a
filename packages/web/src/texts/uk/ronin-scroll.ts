import type en from "../en/ronin-scroll.ts";

export default {
  "ronin.scroll.scored": "Розділ {chapter, select, 1 {I} 2 {II} other {III}}: підрахунок очок",
  "ronin.scroll.player": "Гравець",
  "ronin.scroll.source":
    "{source, select, start {На початку} chapter1 {Розділ I} chapter2 {Розділ II} chapter3 {Розділ III} quest {Додаткове завдання} gold {Золотий маркер} alliance {Нижчий трек партнерства} other {Разом}}",
  "ronin.scroll.xp": "очки досвіду",
  "ronin.scroll.vp": "переможні очки",
  "ronin.scroll.why": "{name}, {what}: {number}",
  "ronin.scroll.continue": "Продовжити",
  "ronin.scroll.points": "Очки",
  "ronin.scroll.target": "Потрібні очки: {points}",
  "ronin.scroll.season": "{season}: очки на початку на обох треках партнерства: {points}",
  "ronin.scroll.verdict":
    "{verdict, select, won {Перемога} lost {Поразка} draw {Нічия} other {Гру завершено}}",
  "ronin.scroll.plot": "Очки після кожного підрахунку",
  "ronin.scroll.ends": "{name}: {points}",
  "ronin.scroll.story": "Що сталося",
  "ronin.scroll.effects": "Застосовані ефекти",
  "ronin.scroll.tea": "Передавання чашки",
  "ronin.scroll.abilities": "Використані вміння",
} as const satisfies Record<keyof typeof en, string>;
