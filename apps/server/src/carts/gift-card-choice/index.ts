export { CartGiftCard, type GiftCardShare } from './cart-gift-card.js';
export { GiftCardChoiceModule } from './gift-card-choice.module.js';
