import ronin from "./ronin.ts";
import roninForecast from "./ronin-forecast.ts";
import roninScroll from "./ronin-scroll.ts";

export default {
  ...ronin,
  ...roninForecast,
  ...roninScroll,
};
