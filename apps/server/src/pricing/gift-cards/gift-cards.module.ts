import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { GiftCardHoldRepository } from './gift-card-hold.repository.js';
import { GiftCardPayments } from './gift-card-payments.js';
import { GiftCardRepository } from './gift-card.repository.js';
import { GiftCardsController } from './gift-cards.controller.js';
import { IssueGiftCard } from './issue-gift-card.js';
import { MakeGiftCardCode } from './make-code.js';
import { MoveGiftCard } from './move-gift-card.js';
import { PersonalGiftCards } from './personal-gift-cards.js';
import { GiftCardListReader } from './staff/gift-card-list.reader.js';
import { GiftCardReader } from './staff/gift-card.reader.js';
import { StaffGiftCardsController } from './staff/gift-cards.controller.js';
import { ShowGiftCard } from './staff/show-gift-card.js';
import { giftCardEntity } from './gift-card.entity.js';
import { giftCardHoldEntity } from './gift-card-hold.entity.js';
import { giftCardMovementEntity } from './gift-card-movement.entity.js';

/** Gift cards: balances, movements and payments. Orders depend on it, never the reverse. */
@Module({
  imports: [TypeOrmModule.forFeature([giftCardEntity, giftCardHoldEntity, giftCardMovementEntity])],
  controllers: [StaffGiftCardsController, GiftCardsController],
  providers: [
    GiftCardListReader,
    GiftCardReader,
    ShowGiftCard,
    GiftCardRepository,
    GiftCardHoldRepository,
    GiftCardPayments,
    IssueGiftCard,
    MakeGiftCardCode,
    MoveGiftCard,
    PersonalGiftCards,
  ],
  exports: [GiftCardPayments, GiftCardRepository, GiftCardHoldRepository, IssueGiftCard],
})
export class GiftCardsModule {}
