export { PastPrices } from './past-prices.js';
export { PastRulesReader } from './past-rules.reader.js';
