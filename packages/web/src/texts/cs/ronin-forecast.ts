import type en from "../en/ronin-forecast.ts";

export default {
  "ronin.forecast": "{card}: co udělá",
  "ronin.forecast.sure": "Jistě",
  "ronin.forecast.open": "Záleží na ostatních",
  "ronin.forecast.yours": "Pak vybíráš ty",
  "ronin.forecast.after": "Záleží na tvé volbě",
  "ronin.forecast.none": "bez efektu",
  "ronin.forecast.track": "spojenectví ({name}) {amount}",
  "ronin.forecast.xp": "zkušenosti",
  "ronin.forecast.tea": "předání čaje",
  "ronin.forecast.asked":
    "{kind, select, lose {ztracené symboly} partner {spojence} track {stupnici} bonus {bonus} other {jak dál}}",
  "ronin.forecast.ability": "schopnost, pokud chceš",
} as const satisfies Record<keyof typeof en, string>;
