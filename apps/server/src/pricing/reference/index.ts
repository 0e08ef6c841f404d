export { type ChargedPrices, ReferencePrices } from './reference-prices.js';
