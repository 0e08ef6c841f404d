import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { OrdersModule } from '../../orders/index.js';
import { CartModule } from '../cart/index.js';
import { ExchangesController } from './exchanges.controller.js';
import { OfferExchange } from './offer-exchange.js';
import { TakeExchange } from './take-exchange.js';

/** Exchanges of returned tires for the right size, which are paid like any cart. */
@Module({
  imports: [CartModule, CatalogueModule, DeliveryModule, OrdersModule],
  controllers: [ExchangesController],
  providers: [OfferExchange, TakeExchange],
})
export class ExchangesModule {}
