export { CartGiftCard, type GiftCardShare } from './cart-gift-card.js';
export { GiftCardPayments } from './gift-card-payments.js';
export { GiftCardsModule } from './gift-cards.module.js';
export { IssueGiftCard } from './issue-gift-card.js';
export { type GiftCardMove, MoveGiftCard } from './move-gift-card.js';
