export { FET_FREE_LOAD_LB, type FetBasis, fetPerTire } from './fet.js';
export { freightPerTire, OVERSIZED_FREIGHT_PER_TIRE } from './freight.js';
export { INSTALLATION_SAVING, INSTALLATION_SAVING_TIRES, installationSaving } from './installation-saving.js';
export { priceCart } from './price-cart.js';
export type { PricedCart, PricedLine, PriceStep } from './priced-cart.js';
export type { PriceDestination, PriceLine, PriceRequest, TireFee } from './price-request.js';
export { readTireFee, type TireFeeRow } from './read-tire-fee.js';
export { isRoadHazardAvailable, roadHazardCostPerTire } from './road-hazard.js';
export { tireFeePerTire } from './tire-fee.js';
