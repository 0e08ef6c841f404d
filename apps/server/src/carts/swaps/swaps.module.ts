import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { OrdersModule } from '../../orders/index.js';
import { PricingModule } from '../../pricing/index.js';
import { CartModule } from '../cart/index.js';
import { OfferSwap } from './offer-swap.js';
import { ShowSwap } from './show-swap.js';
import { SwapGoods } from './swap-goods.js';
import { SwapsController } from './swaps.controller.js';
import { TakeSwap } from './take-swap.js';

/** Orders whose tires are swapped for others before they ship: a cart whose order replaces the old one. */
@Module({
  imports: [CartModule, CatalogueModule, OrdersModule, PricingModule],
  controllers: [SwapsController],
  providers: [SwapGoods, ShowSwap, OfferSwap, TakeSwap],
})
export class SwapsModule {}
