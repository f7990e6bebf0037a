import type { Ability, RowName, UnitAbility } from "@medallion/gwent/cards";

/** What a mark stands for: an ability of a unit or special card, being a hero, or a leader's power. */
export type Mark = UnitAbility | "hero" | "leader";

/** Small signs in a box of 24 × 24 units; holes by the even-odd rule. */
export const MARK_PATHS: Readonly<Record<Mark, string>> = {
  agile: "M6.5 1L12 8.5H8.5V17H4.5V8.5H1Z M17.5 23L12 15.5H15.5V7H19.5V15.5H23Z",
  berserker:
    "M12 11C15.5 11 19 15.5 19 18.8C19 21.8 16 22.5 12 22.5S5 21.8 5 18.8C5 15.5 8.5 11 12 11ZM1.5 11A2.3 3 0 1 0 6.1 11A2.3 3 0 1 0 1.5 11ZM6.6 5A2.4 3.4 0 1 0 11.4 5A2.4 3.4 0 1 0 6.6 5ZM12.6 5A2.4 3.4 0 1 0 17.4 5A2.4 3.4 0 1 0 12.6 5ZM17.9 11A2.3 3 0 1 0 22.5 11A2.3 3 0 1 0 17.9 11Z",
  "commander-horn":
    "M1.5 2.5L5.5 1.5C6.5 7.5 12 11 19.5 9.5L22.5 21.5C11.5 22.5 2 15 1.5 2.5Z M16.2 12.2L17.9 19.5L19.7 19.2L18.1 11.9Z",
  decoy:
    "M8.4 4.4A3.6 3.6 0 1 0 15.6 4.4A3.6 3.6 0 1 0 8.4 4.4ZM1.5 9H22.5V12.5H15.5L17 18H13.5V23.5H10.5V18H7L8.5 12.5H1.5Z",
  mardroeme:
    "M12 2C18.5 2 23 7 23 11.5C23 13.8 19 14.5 12 14.5S1 13.8 1 11.5C1 7 5.5 2 12 2ZM5.4 9.4A2 2 0 1 0 9.4 9.4A2 2 0 1 0 5.4 9.4ZM11.4 6.4A2 2 0 1 0 15.4 6.4A2 2 0 1 0 11.4 6.4ZM15.9 10.6A1.5 1.5 0 1 0 18.9 10.6A1.5 1.5 0 1 0 15.9 10.6ZM8.5 16H15.5L16.8 21.5C17 22.8 15.5 23 12 23S7 22.8 7.2 21.5Z",
  medic:
    "M12 23C4.5 16.8 1 13 1 8.3C1 1.5 9.5 .5 12 5.8C14.5 .5 23 1.5 23 8.3C23 13 19.5 16.8 12 23Z M10.3 6.8V10H7V13.4H10.3V16.7H13.7V13.4H17V10H13.7V6.8Z",
  "morale-boost": "M12 1L22.5 10V15L12 6.5L1.5 15V10Z M12 10L22.5 19V24L12 15.5L1.5 24V19Z",
  muster: "M3 22V8L9 10.5L5 12.5V22Z M15 22V8L21 10.5L17 12.5V22Z M9 22V1.5L17 5L11.5 8V22Z",
  scorch:
    "M12.3 0C13.2 5.5 20 8 20 15.5C20 20.5 16.5 24 12 24S4 20.5 4 15.5C4 11.5 6.6 10 7.2 6.5C9.2 7.8 10 9.5 10 11.5C12.2 9 12.9 4.5 12.3 0ZM12 13.5C12.5 15.5 15 16.5 15 18.8A3 2.9 0 0 1 9 18.8C9 16.8 11.5 16 12 13.5Z",
  "scorch-close":
    "M12.2 0C12.9 4 17.5 5.8 17.5 11A5.5 5.3 0 0 1 6.5 11C6.5 8 8.3 7 8.8 4.5C10.2 5.5 10.8 6.7 10.8 8C12.2 6.2 12.6 3.2 12.2 0ZM1 19H23V22.5H1Z",
  "scorch-ranged":
    "M12.2 0C12.9 4 17.5 5.8 17.5 11A5.5 5.3 0 0 1 6.5 11C6.5 8 8.3 7 8.8 4.5C10.2 5.5 10.8 6.7 10.8 8C12.2 6.2 12.6 3.2 12.2 0ZM1 17.5H23V20H1Z M1 21.5H23V24H1Z",
  "scorch-siege":
    "M12.2 0C12.8 3.6 17 5.2 17 9.8A5 4.8 0 0 1 7 9.8C7 7.2 8.6 6.3 9.1 4C10.3 5 10.9 6 10.9 7.2C12.1 5.6 12.5 3 12.2 0Z M1 15.8H23V17.8H1Z M1 18.9H23V20.9H1Z M1 22H23V24H1Z",
  spy: "M12 4.5C6 4.5 2 9 .5 12C2 15 6 19.5 12 19.5S22 15 23.5 12C22 9 18 4.5 12 4.5ZM7.2 12A4.8 4.8 0 1 0 16.8 12A4.8 4.8 0 1 0 7.2 12ZM9.7 12A2.3 2.3 0 1 0 14.3 12A2.3 2.3 0 1 0 9.7 12Z",
  "summon-avenger":
    "M12 1A8 8 0 0 1 20 9V23L16 19.5L12 23L8 19.5L4 23V9A8 8 0 0 1 12 1ZM7.2 9.5A1.8 1.8 0 1 0 10.8 9.5A1.8 1.8 0 1 0 7.2 9.5ZM13.2 9.5A1.8 1.8 0 1 0 16.8 9.5A1.8 1.8 0 1 0 13.2 9.5Z",
  "tight-bond":
    "M0.8 9A7.4 7.4 0 1 0 15.6 9A7.4 7.4 0 1 0 0.8 9ZM3.8 9A4.4 4.4 0 1 0 12.6 9A4.4 4.4 0 1 0 3.8 9ZM8.4 15A7.4 7.4 0 1 0 23.2 15A7.4 7.4 0 1 0 8.4 15ZM11.4 15A4.4 4.4 0 1 0 20.2 15A4.4 4.4 0 1 0 11.4 15Z",
  "weather-frost":
    "M10.3 12A1.7 1.7 0 1 0 13.7 12A1.7 1.7 0 1 0 10.3 12ZM10.9 14.3L10.9 23.6L13.1 23.6L13.1 14.3ZM9.5 12.2L1.4 16.8L2.5 18.8L10.6 14.1ZM10.6 9.9L2.5 5.2L1.4 7.2L9.5 11.8ZM13.1 9.7L13.1 0.4L10.9 0.4L10.9 9.7ZM14.5 11.8L22.6 7.2L21.5 5.2L13.4 9.9ZM13.4 14.1L21.5 18.8L22.6 16.8L14.5 12.2ZM12.9 19.3L15.3 21.4L16.5 20L14.1 17.9ZM9.9 17.9L7.5 20L8.7 21.4L11.1 19.3ZM6.2 16.4L5.5 19.6L7.3 19.9L7.9 16.8ZM5.8 13.1L2.8 12.1L2.2 13.8L5.2 14.9ZM5.2 9.1L2.2 10.2L2.8 11.9L5.8 10.9ZM7.9 7.2L7.3 4.1L5.5 4.4L6.2 7.6ZM11.1 4.7L8.7 2.6L7.5 4L9.9 6.1ZM14.1 6.1L16.5 4L15.3 2.6L12.9 4.7ZM17.8 7.6L18.5 4.4L16.7 4.1L16.1 7.2ZM18.2 10.9L21.2 11.9L21.8 10.2L18.8 9.1ZM18.8 14.9L21.8 13.8L21.2 12.1L18.2 13.1ZM16.1 16.8L16.7 19.9L18.5 19.6L17.8 16.4Z",
  "weather-fog":
    "M1 3.5Q4.7 -0.1 8.3 3.5T15.7 3.5T23 3.5V6.5Q19.3 2.9 15.7 6.5T8.3 6.5T1 6.5ZM1 10.5Q4.7 6.9 8.3 10.5T15.7 10.5T23 10.5V13.5Q19.3 9.9 15.7 13.5T8.3 13.5T1 13.5ZM1 17.5Q4.7 13.9 8.3 17.5T15.7 17.5T23 17.5V20.5Q19.3 16.9 15.7 20.5T8.3 20.5T1 20.5Z",
  "weather-rain":
    "M8.5 1L3.2 8.5A2.3 2.3 0 0 0 7.3 10.5ZM17.5 1L12.2 8.5A2.3 2.3 0 0 0 16.3 10.5ZM12.5 12.5L7.2 20A2.3 2.3 0 0 0 11.3 22ZM21.5 12.5L16.2 20A2.3 2.3 0 0 0 20.3 22Z",
  "weather-storm":
    "M13.5 0L3.5 12.5H9.5L7 19L19 8.5H12.5L17.5 0ZM1 20.5Q4.7 17.5 8.3 20.5T15.7 20.5T23 20.5V23Q19.3 20 15.7 23T8.3 23T1 23Z",
  "weather-clear":
    "M6.8 12A5.2 5.2 0 1 0 17.2 12A5.2 5.2 0 1 0 6.8 12ZM18.8 10.2L23.8 12L18.8 13.8ZM18.1 15.5L20.3 20.3L15.5 18.1ZM13.8 18.8L12 23.8L10.2 18.8ZM8.5 18.1L3.7 20.3L5.9 15.5ZM5.2 13.8L0.2 12L5.2 10.2ZM5.9 8.5L3.7 3.7L8.5 5.9ZM10.2 5.2L12 0.2L13.8 5.2ZM15.5 5.9L20.3 3.7L18.1 8.5Z",
  hero: "M12 1L14.9 8.5L22.9 8.9L16.8 14L18.8 21.8L12 17.5L5.2 21.8L7.2 14L1.1 8.9L9.1 8.5Z",
  leader: "M1 6L7 11L12 2L17 11L23 6L20.5 18H3.5Z M3.5 19.8H20.5V23H3.5Z",
};

/** A sword, a bow and a catapult. */
export const ROW_PATHS: Readonly<Record<RowName, string>> = {
  close:
    "M22.5 1.5L21 8.5L11.5 18L6 12.5L15.5 3Z M3.5 11L13 20.5L10.8 22.7L1.3 13.2Z M5.5 16L8 18.5L3.8 22.7A1.7 1.7 0 0 1 1.3 20.2Z",
  ranged:
    "M2.5 1C14.5 2 22 9.5 23 21.5L19.5 21C18.5 12 12 5.5 3 4.5Z M3.6 5.7L4.8 4.5L19.5 19.2L18.3 20.4Z M1 21.5L9.6 12.9L11.1 14.4L2.5 23Z M23.5 .5L22.2 8L16 1.8Z",
  siege:
    "M1.5 15.5H22.5V18.5H1.5ZM3.2 21A2.8 2.8 0 1 0 8.8 21A2.8 2.8 0 1 0 3.2 21ZM15.2 21A2.8 2.8 0 1 0 20.8 21A2.8 2.8 0 1 0 15.2 21ZM14 15.5L6.8 7.3L9 5.4L18.5 15.5ZM1 4.6A4 4 0 1 0 9 4.6A4 4 0 1 0 1 4.6Z",
};

/** A leader who does what a card can do bears its mark; the others bear the crown. */
const LEADER_MARKS: Partial<Record<Ability, Mark>> = {
  "leader-clear-weather": "weather-clear",
  "leader-double-spies": "spy",
  "leader-horn-close": "commander-horn",
  "leader-horn-ranged": "commander-horn",
  "leader-horn-siege": "commander-horn",
  "leader-optimize-agile": "agile",
  "leader-peek-three": "spy",
  "leader-play-bond-copy": "tight-bond",
  "leader-play-fog": "weather-fog",
  "leader-play-frost": "weather-frost",
  "leader-play-mardroeme": "mardroeme",
  "leader-play-rain": "weather-rain",
  "leader-play-storm": "weather-storm",
  "leader-restore-to-hand": "medic",
  "leader-scorch-close": "scorch-close",
  "leader-scorch-ranged": "scorch-ranged",
  "leader-scorch-siege": "scorch-siege",
};

export function markOf(ability: Ability | Mark): Mark {
  if (ability in MARK_PATHS) return ability as Mark;
  return LEADER_MARKS[ability as Ability] ?? "leader";
}
