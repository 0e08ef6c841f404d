import { Module } from '@nestjs/common';

import { SsoModule } from '../../sso/index.js';
import { CatalogueModule } from '../../catalogue/index.js';
import { InstallersModule } from '../../installers/index.js';
import { PurchaseProof } from '../../reviews/index.js';
import { ReviewInvitationsModule } from '../review-invitations/index.js';
import { TrackingModule } from '../tracking/index.js';
import { FindPurchase } from './find-purchase.js';

@Module({
  imports: [CatalogueModule, InstallersModule, ReviewInvitationsModule, SsoModule, TrackingModule],
  providers: [FindPurchase, { provide: PurchaseProof, useExisting: FindPurchase }],
})
export class PurchaseProofModule {}
