export { outTheDoorSchema, pricedCartSchema, priceStepSchema } from './priced-cart.js';
