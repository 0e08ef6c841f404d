import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { PricingModule } from '../../pricing/index.js';
import { CartModule } from '../cart/index.js';
import { CartChoiceRepository } from './cart-choice.repository.js';
import { CartGiftCard } from './cart-gift-card.js';
import { CartGiftCardsController } from './cart-gift-cards.controller.js';
import { ForgetChoices } from './forget-choices.js';
import { giftCardChoiceEntity } from './gift-card-choice.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([giftCardChoiceEntity]), CartModule, PricingModule],
  controllers: [CartGiftCardsController],
  providers: [CartChoiceRepository, CartGiftCard, ForgetChoices],
  exports: [CartGiftCard],
})
export class GiftCardChoiceModule {}
