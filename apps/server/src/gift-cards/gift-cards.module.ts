import { Module } from '@nestjs/common';

import { CartsModule } from '../carts/index.js';
import { CartChoiceRepository } from './cart-choice.repository.js';
import { CartGiftCard } from './cart-gift-card.js';
import { ForgetChoices } from './forget-choices.js';
import { GiftCardHoldRepository } from './gift-card-hold.repository.js';
import { GiftCardPayments } from './gift-card-payments.js';
import { GiftCardRepository } from './gift-card.repository.js';
import { GiftCardsController } from './gift-cards.controller.js';
import { IssueGiftCard } from './issue-gift-card.js';
import { MakeGiftCardCode } from './make-code.js';
import { MoveGiftCard } from './move-gift-card.js';
import { PersonalGiftCards } from './personal-gift-cards.js';

/** Gift cards: what is on them, what moves it, and who pays with them. It knows no orders, which ask it. */
@Module({
  imports: [CartsModule],
  controllers: [GiftCardsController],
  providers: [
    GiftCardRepository,
    GiftCardHoldRepository,
    GiftCardPayments,
    CartChoiceRepository,
    CartGiftCard,
    IssueGiftCard,
    MakeGiftCardCode,
    MoveGiftCard,
    PersonalGiftCards,
    ForgetChoices,
  ],
  exports: [GiftCardPayments, CartGiftCard, IssueGiftCard, MoveGiftCard],
})
export class GiftCardsModule {}
