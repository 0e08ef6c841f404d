export type { PricedCart, PricedLine, PricePart, PriceStep } from './priced-cart.js';
export type { PriceDestination, PriceLine, PriceRequest, TireFee } from './price-request.js';
