import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { RulesModule } from '../rules/index.js';
import { PastPrices } from './past-prices.js';
import { PastRulesReader } from './past-rules.reader.js';
import { PeriodRules } from './period-rules.js';
import { PeriodRulesReader } from './period-rules.reader.js';
import { priceListEntryPastEntity } from './price-list-entry-past.entity.js';
import { pricingPastEntity } from './pricing-past.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([priceListEntryPastEntity, pricingPastEntity]), RulesModule],
  providers: [PastRulesReader, PastPrices, PeriodRulesReader, PeriodRules],
  exports: [PastPrices, PeriodRules],
})
export class ExplanationsModule {}
