export { type HeldLine, heldPriceOf, heldPrices, type PriceHold } from './price-hold.js';
