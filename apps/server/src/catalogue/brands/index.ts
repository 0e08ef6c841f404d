export { brandLineOf } from './brand-line.js';
export { BrandsModule } from './brands.module.js';
export { FromPrices, type FromPriceOf } from './from-prices.js';
