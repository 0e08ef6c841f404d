export { ReferencePrices, type ChargedPrices } from './reference-prices.js';
export { ReferenceModule } from './reference.module.js';
