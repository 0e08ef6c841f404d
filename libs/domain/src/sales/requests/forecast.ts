import { applyRate, type Cents, ratePpm } from '../../money/index.js';

/** The share of open requests in each state that we expect to win, in percent. Our own figures. */
export const FORECAST_PERCENTS = { new: 10, quoted: 30, opened: 50 } as const;

export type ForecastState = keyof typeof FORECAST_PERCENTS;

export const FORECAST_STATES = Object.keys(FORECAST_PERCENTS) as [ForecastState, ...ForecastState[]];

const PPM_OF_PERCENT = 10_000;

/** Returns what is expected of the quoted value of open requests in `state`, to the cent. */
export const expectedValue = (state: ForecastState, value: Cents): Cents =>
  applyRate(value, ratePpm(FORECAST_PERCENTS[state] * PPM_OF_PERCENT));
