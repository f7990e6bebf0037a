export { type CardForecast, type Forecast, Forecaster, type Span, type Spans } from "./forecaster.ts";
export type { Amount, Tally } from "./tally.ts";
