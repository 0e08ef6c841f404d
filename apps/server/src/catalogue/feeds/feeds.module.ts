import { Module } from '@nestjs/common';

import { PricingModule } from '../../pricing/index.js';
import { TireSearchModule } from '../tire-search/index.js';
import { TiresModule } from '../tires/index.js';
import { FeedsController } from './feeds.controller.js';
import { ListMerchantTires } from './list-merchant-tires.js';
import { TiresOnSale } from './tires-on-sale.reader.js';

@Module({
  imports: [PricingModule, TireSearchModule, TiresModule],
  controllers: [FeedsController],
  providers: [TiresOnSale, ListMerchantTires],
})
export class FeedsModule {}
