import { Module } from '@nestjs/common';

import { AccountTypesModule } from '../account-types/index.js';
import { GiftCardsModule } from '../gift-cards/index.js';
import { IdentityModule } from '../identity/index.js';
import { InstallersModule } from '../installers/index.js';
import { ReferralsModule } from '../referrals/index.js';
import { VerificationModule } from '../verification/index.js';
import { AccountListReader } from './accounts/account-list.reader.js';
import { AdminAccountsController } from './accounts/admin-accounts.controller.js';
import { ApplicationListReader } from './accounts/application-list.reader.js';
import { EmployerListReader } from './accounts/employer-list.reader.js';
import { ShowAccount } from './accounts/show-account.js';
import { AdminGiftCardsController } from './gift-cards/admin-gift-cards.controller.js';
import { GiftCardListReader } from './gift-cards/gift-card-list.reader.js';
import { ShowGiftCard } from './gift-cards/show-gift-card.js';
import { ListReader } from './list/list-reader.js';
import { LiveStreamController } from './live/live-stream.controller.js';
import { AdminAuditController } from './operations/admin-audit.controller.js';
import { AdminJobsController } from './operations/admin-jobs.controller.js';
import { AdminRecordsController } from './operations/admin-records.controller.js';
import { AuditReader } from './operations/audit.reader.js';
import { JobListReader } from './operations/job-list.reader.js';
import { MessageReader } from './operations/message.reader.js';
import { OutboxReader } from './operations/outbox.reader.js';
import { RecordNames } from './operations/record-names.js';
import { RetryJob } from './operations/retry-job.js';
import { ShowChain } from './operations/show-chain.js';
import { ShowHistory } from './operations/show-history.js';
import { AdminPricingController } from './pricing/admin-pricing.controller.js';
import { CouponBatchListReader } from './pricing/coupon-batch-list.reader.js';
import { PriceEntryListReader } from './pricing/price-entry-list.reader.js';
import { PriceListListReader } from './pricing/price-list-list.reader.js';
import { PromotionListReader } from './pricing/promotion-list.reader.js';
import { AdminProductsController } from './products/admin-products.controller.js';
import { ProductListReader } from './products/product-list.reader.js';
import { ProductReader } from './products/product.reader.js';
import { AdminQuotesListController } from './quotes/admin-quotes-list.controller.js';
import { QuoteListReader } from './quotes/quote-list.reader.js';
import { AdminReferralsController } from './referrals/admin-referrals.controller.js';
import { ReferralListReader } from './referrals/referral-list.reader.js';
import { AdminShopsController } from './shops/admin-shops.controller.js';
import { InstallerApplicationListReader } from './shops/installer-application-list.reader.js';
import { CrowdedSlotReader } from './shops/crowded-slot.reader.js';
import { ShopListReader } from './shops/shop.reader.js';
import { AdminVehiclesController } from './vehicles/admin-vehicles.controller.js';
import { VehicleReader } from './vehicles/vehicle.reader.js';
import { AdminViewsController } from './views/admin-views.controller.js';
import { DeleteView } from './views/delete-view.js';
import { PersonalViews } from './views/personal-views.js';
import { SaveView } from './views/save-view.js';
import { SavedViewRepository } from './views/saved-view.repository.js';

/** What staff look things up in. It reads the other features' tables and writes none of them. */
@Module({
  imports: [
    AccountTypesModule,
    GiftCardsModule,
    IdentityModule,
    InstallersModule,
    ReferralsModule,
    VerificationModule,
  ],
  controllers: [
    AdminAccountsController,
    AdminGiftCardsController,
    AdminQuotesListController,
    AdminReferralsController,
    AdminProductsController,
    AdminPricingController,
    AdminVehiclesController,
    AdminShopsController,
    AdminRecordsController,
    AdminAuditController,
    AdminJobsController,
    AdminViewsController,
    LiveStreamController,
  ],
  providers: [
    AccountListReader,
    ApplicationListReader,
    EmployerListReader,
    ShowAccount,
    GiftCardListReader,
    ShowGiftCard,
    QuoteListReader,
    ReferralListReader,
    ListReader,
    ProductListReader,
    ProductReader,
    PromotionListReader,
    PriceListListReader,
    PriceEntryListReader,
    CouponBatchListReader,
    VehicleReader,
    ShopListReader,
    CrowdedSlotReader,
    InstallerApplicationListReader,
    MessageReader,
    OutboxReader,
    RecordNames,
    AuditReader,
    ShowChain,
    ShowHistory,
    JobListReader,
    RetryJob,
    SavedViewRepository,
    PersonalViews,
    SaveView,
    DeleteView,
  ],
})
export class AdminModule {}
