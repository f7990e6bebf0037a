import type en from "../en/ronin-forecast.ts";

export default {
  "ronin.forecast": "{card}: що зробить",
  "ronin.forecast.sure": "Напевно",
  "ronin.forecast.open": "Залежить від інших",
  "ronin.forecast.yours": "Далі вибираєте ви",
  "ronin.forecast.after": "Залежить від вашого вибору",
  "ronin.forecast.none": "без ефекту",
  "ronin.forecast.track": "партнерство ({name}) {amount}",
  "ronin.forecast.xp": "досвід",
  "ronin.forecast.tea": "передавання чашки",
  "ronin.forecast.asked":
    "{kind, select, lose {символи, які втратити} partner {партнера} track {трек} bonus {бонус} other {що далі}}",
  "ronin.forecast.ability": "уміння, якщо бажаєте",
} as const satisfies Record<keyof typeof en, string>;
