export { OrderHistory, type OrderingPerson } from './order-history.js';
export { ShopperFacts } from './shopper-facts.js';
export { ShopperModule } from './shopper.module.js';
