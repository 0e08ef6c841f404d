export { PastPrices } from './past-prices.js';
export { PastRulesReader } from './past-rules.reader.js';
export { PeriodRules } from './period-rules.js';
export { PeriodRulesReader } from './period-rules.reader.js';
