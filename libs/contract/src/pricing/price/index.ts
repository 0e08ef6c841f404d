export { lenderPriceSchema, outTheDoorSchema, pricedCartSchema, priceStepSchema } from './priced-cart.js';
