import type en from "../en/ronin-forecast.ts";

export default {
  "ronin.forecast": "{card}: co zrobi",
  "ronin.forecast.sure": "Na pewno",
  "ronin.forecast.open": "Zależy od innych",
  "ronin.forecast.yours": "Potem wybierasz",
  "ronin.forecast.after": "Zależy od twojego wyboru",
  "ronin.forecast.none": "bez efektu",
  "ronin.forecast.track": "współpraca ({name}) {amount}",
  "ronin.forecast.xp": "doświadczenie",
  "ronin.forecast.tea": "przekazanie herbaty",
  "ronin.forecast.asked":
    "{kind, select, lose {symbole do stracenia} partner {sąsiada} track {tor} bonus {premię} other {co dalej}}",
  "ronin.forecast.ability": "zdolność, jeśli chcesz",
} as const satisfies Record<keyof typeof en, string>;
