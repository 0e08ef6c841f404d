export { GiftCardHoldRepository } from './gift-card-hold.repository.js';
export { GiftCardPayments } from './gift-card-payments.js';
export { GiftCardRepository } from './gift-card.repository.js';
export { type GiftCard } from './gift-card.js';
export { GiftCardsModule } from './gift-cards.module.js';
export { IssueGiftCard } from './issue-gift-card.js';
