import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { RulesModule } from '../rules/index.js';
import { CodePromotions } from './code-promotions.js';
import { CouponCodes } from './coupon-codes.js';
import { CouponRepository } from './coupon.repository.js';
import { MakeCoupons } from './make-coupons.js';
import { CouponBatchListReader } from './staff/coupon-batch-list.reader.js';
import { CouponBatchView } from './staff/coupon-batch-view.js';
import { StaffCouponsController } from './staff/coupons.controller.js';
import { WriteCouponBatch } from './staff/write-coupon-batch.js';
import { couponBatchEntity } from './coupon-batch.entity.js';
import { couponEntity } from './coupon.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([couponBatchEntity, couponEntity]), RulesModule],
  controllers: [StaffCouponsController],
  providers: [
    CouponBatchListReader,
    CouponRepository,
    CouponCodes,
    CodePromotions,
    MakeCoupons,
    CouponBatchView,
    WriteCouponBatch,
  ],
  exports: [CodePromotions, CouponRepository, CouponCodes],
})
export class CouponsModule {}
