export type { Answer, Outcome } from "./answer.ts";
export { type Forecast, forecastOf, type Lay } from "./forecast.ts";
export { type Dice, handOf, type Odds, oddsOf } from "./odds.ts";
export type { Strike } from "./strike.ts";
