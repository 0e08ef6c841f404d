export { OrderHistory } from './order-history.js';
export { RememberedStandings } from './remembered-standings.js';
export { ShopperFacts } from './shopper-facts.js';
