export { pricedCartReply } from './priced-cart-reply.js';
export { type PriceView, standardView } from './price-view.js';
export { PricingModule } from './pricing.module.js';
