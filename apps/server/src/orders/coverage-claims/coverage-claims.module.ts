import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { InstallersModule } from '../../installers/index.js';
import { PricingModule } from '../../pricing/index.js';
import { SsoModule } from '../../sso/index.js';
import { OrderModule } from '../order/index.js';
import { ReturnsModule } from '../returns/index.js';
import { TrackingModule } from '../tracking/index.js';
import { BuyerCoverageSteps } from './buyer/buyer-coverage-steps.js';
import { ClaimCoverage } from './buyer/claim-coverage.js';
import { OwnCoverageClaimsController } from './buyer/own-coverage-claims.controller.js';
import { ShowCoverageClaims } from './buyer/show-coverage-claims.js';
import { TrackedCoverageClaimsController } from './buyer/tracked-coverage-claims.controller.js';
import { coverageClaimEntity } from './coverage-claim.entity.js';
import { CoverageClaimReader } from './coverage-claim.reader.js';
import { CoverageClaimRepository } from './coverage-claim.repository.js';
import { CoverageClaimApproval } from './coverage-claim-approval.js';
import { coverageClaimPictureEntity } from './coverage-claim-picture.entity.js';
import { CoverageClaimSteps } from './coverage-claim-steps.js';
import { CoverageFactsReader } from './coverage-facts.reader.js';
import { GrantCoverage } from './grant-coverage.js';
import { PayCoverageClaim } from './pay-coverage-claim.js';
import { AnswerCoverageClaim } from './staff/answer-coverage-claim.js';
import { CoverageClaimListReader } from './staff/coverage-claim-list.reader.js';
import { StaffCoverageClaimsController } from './staff/coverage-claims.controller.js';
import { CoverageClaimsForBuyersController } from './staff/coverage-claims-for-buyers.controller.js';
import { ShowCoverageClaim } from './staff/show-coverage-claim.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([coverageClaimEntity, coverageClaimPictureEntity]),
    InstallersModule,
    OrderModule,
    PricingModule,
    ReturnsModule,
    SsoModule,
    TrackingModule,
  ],
  controllers: [
    CoverageClaimsForBuyersController,
    OwnCoverageClaimsController,
    StaffCoverageClaimsController,
    TrackedCoverageClaimsController,
  ],
  providers: [
    CoverageClaimReader,
    CoverageClaimRepository,
    CoverageFactsReader,
    CoverageClaimSteps,
    ShowCoverageClaims,
    ClaimCoverage,
    BuyerCoverageSteps,
    GrantCoverage,
    CoverageClaimApproval,
    PayCoverageClaim,
    AnswerCoverageClaim,
    CoverageClaimListReader,
    ShowCoverageClaim,
  ],
  exports: [CoverageClaimReader],
})
export class CoverageClaimsModule {}
