import { Module } from '@nestjs/common';

import { CouponsModule } from '../coupons/index.js';
import { RulesModule } from '../rules/index.js';
import { PromotionListReader } from './staff/promotion-list.reader.js';
import { PromotionView } from './staff/promotion-view.js';
import { StaffPromotionsController } from './staff/promotions.controller.js';
import { WritePromotion } from './staff/write-promotion.js';

@Module({
  imports: [CouponsModule, RulesModule],
  controllers: [StaffPromotionsController],
  providers: [PromotionListReader, PromotionView, WritePromotion],
})
export class PromotionsModule {}
