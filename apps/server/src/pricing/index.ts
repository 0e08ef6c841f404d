export { pricedCartReply } from './priced-cart-reply.js';
export { PriceTires, type TiresToPrice } from './price-tires.js';
export { PricingModule } from './pricing.module.js';
