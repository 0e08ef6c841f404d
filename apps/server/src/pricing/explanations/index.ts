export { ExplanationsModule } from './explanations.module.js';
export { PastPrices } from './past-prices.js';
export { PeriodRules } from './period-rules.js';
