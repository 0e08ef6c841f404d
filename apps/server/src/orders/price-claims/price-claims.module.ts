import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { CatalogueModule } from '../../catalogue/index.js';
import { DeliveryModule } from '../../delivery/index.js';
import { PricingModule } from '../../pricing/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { RefundsModule } from '../refunds/index.js';
import { TrackingModule } from '../tracking/index.js';
import { BuyerClaimSteps } from './buyer-claim-steps.js';
import { ClaimPrice } from './claim-price.js';
import { ClaimRefundApproval } from './claim-refund-approval.js';
import { FinishPriceClaim } from './finish-price-claim.js';
import { OwnPriceClaimsController } from './own-price-claims.controller.js';
import { OwnPrices } from './own-prices.js';
import { priceClaimEntity } from './price-claim.entity.js';
import { PriceClaimReader } from './price-claim.reader.js';
import { PriceClaimRepository } from './price-claim.repository.js';
import { priceClaimPictureEntity } from './price-claim-picture.entity.js';
import { PriceClaimSteps } from './price-claim-steps.js';
import { RecordClaimRefund } from './record-claim-refund.js';
import { SettleOwnPrice } from './settle-own-price.js';
import { ShowPriceClaims } from './show-price-claims.js';
import { AnswerPriceClaim } from './staff/answer-price-claim.js';
import { PriceClaimListReader } from './staff/price-claim-list.reader.js';
import { StaffPriceClaimsController } from './staff/price-claims.controller.js';
import { PriceClaimsForBuyersController } from './staff/price-claims-for-buyers.controller.js';
import { ClaimantReader } from './staff/claimant.reader.js';
import { ShowPriceClaim } from './staff/show-price-claim.js';
import { TrackedPriceClaimsController } from './tracked-price-claims.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([priceClaimEntity, priceClaimPictureEntity]),
    CatalogueModule,
    DeliveryModule,
    OrderModule,
    PricingModule,
    RefundsModule,
    SsoModule,
    TrackingModule,
  ],
  controllers: [
    OwnPriceClaimsController,
    PriceClaimsForBuyersController,
    StaffPriceClaimsController,
    TrackedPriceClaimsController,
  ],
  providers: [
    PriceClaimReader,
    PriceClaimRepository,
    PriceClaimSteps,
    OwnPrices,
    ClaimPrice,
    SettleOwnPrice,
    RecordClaimRefund,
    BuyerClaimSteps,
    ClaimRefundApproval,
    FinishPriceClaim,
    ShowPriceClaims,
    AnswerPriceClaim,
    PriceClaimListReader,
    ShowPriceClaim,
    ClaimantReader,
  ],
  exports: [PriceClaimReader],
})
export class PriceClaimsModule {}
