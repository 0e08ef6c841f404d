import { Module } from '@nestjs/common';

import { RulesModule } from '../rules/index.js';
import { ShopperModule } from '../shopper/index.js';
import { PriceViews } from './price-views.js';

@Module({ imports: [RulesModule, ShopperModule], providers: [PriceViews], exports: [PriceViews] })
export class PriceModule {}
