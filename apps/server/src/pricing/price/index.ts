export { priceView, type PriceView } from './price-view.js';
export { PriceViews, priceCustomer, type PriceOccasion } from './price-views.js';
export { PriceModule } from './price.module.js';
export { pricedCartReply } from './priced-cart-reply.js';
