import type { Type } from '@nestjs/common';

import { AccountTypesModule } from './account-types/index.js';
import { AdminModule } from './admin/index.js';
import { AnalyticsModule } from './analytics/index.js';
import { AppointmentsModule } from './appointments/index.js';
import { ApprovalsModule } from './approvals/index.js';
import { CampaignsModule } from './campaigns/index.js';
import { CartsModule } from './carts/index.js';
import { CatalogueModule } from './catalogue/index.js';
import { ChannelsModule } from './channels/index.js';
import { CheckoutModule } from './checkout/index.js';
import { ContentModule } from './content/index.js';
import { CustomersModule } from './customers/index.js';
import { DealsModule } from './deals/index.js';
import { FitmentModule } from './fitment/index.js';
import { GuidedShoppingModule } from './guided-shopping/index.js';
import { GiftCardsModule } from './gift-cards/index.js';
import { IdentityModule } from './identity/index.js';
import { InstallerApplicationsModule } from './installer-applications/index.js';
import { InstallersModule } from './installers/index.js';
import { LocationsModule } from './locations/index.js';
import { OrdersModule } from './orders/index.js';
import { PreviewModule } from './preview/index.js';
import { PricingModule } from './pricing/index.js';
import { PrivacyModule } from './privacy/index.js';
import { QuotesModule } from './quotes/index.js';
import { RecordDeskModule } from './record-desk/index.js';
import { ReferralsModule } from './referrals/index.js';
import { SearchModule } from './search/index.js';
import { ShopStateModule } from './shop-state/index.js';
import { SidewallReadingModule } from './sidewall-reading/index.js';
import { SimulationsModule } from './simulations/index.js';
import { TelemetryModule } from './telemetry/index.js';
import { VerificationModule } from './verification/index.js';

/** Every feature of the server, one line each; the platform knows none of them. */
export const FEATURES: readonly Type[] = [
  AccountTypesModule,
  AdminModule,
  AnalyticsModule,
  AppointmentsModule,
  ApprovalsModule,
  CampaignsModule,
  CartsModule,
  CatalogueModule,
  ChannelsModule,
  CheckoutModule,
  ContentModule,
  CustomersModule,
  DealsModule,
  FitmentModule,
  GiftCardsModule,
  IdentityModule,
  InstallerApplicationsModule,
  InstallersModule,
  LocationsModule,
  OrdersModule,
  PreviewModule,
  PricingModule,
  PrivacyModule,
  QuotesModule,
  RecordDeskModule,
  GuidedShoppingModule,
  ReferralsModule,
  SearchModule,
  ShopStateModule,
  SidewallReadingModule,
  SimulationsModule,
  TelemetryModule,
  VerificationModule,
];
