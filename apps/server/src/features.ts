import type { Type } from '@nestjs/common';

import { CartsModule } from './carts/index.js';
import { CatalogueModule } from './catalogue/index.js';
import { ContentModule } from './content/index.js';
import { DeliveryModule } from './delivery/index.js';
import { InsightModule } from './insight/index.js';
import { InstallersModule } from './installers/index.js';
import { OrdersModule } from './orders/index.js';
import { PeopleModule } from './people/index.js';
import { PricingModule } from './pricing/index.js';
import { ReviewsModule } from './reviews/index.js';
import { SalesModule } from './sales/index.js';
import { SsoModule } from './sso/index.js';
import { SupportModule } from './support/index.js';

/** The rooms of the server, from low to high: a room knows those above it in this list alone. */
export const FEATURES: readonly Type[] = [
  DeliveryModule,
  SsoModule,
  InstallersModule,
  PricingModule,
  ContentModule,
  CatalogueModule,
  ReviewsModule,
  OrdersModule,
  CartsModule,
  SupportModule,
  SalesModule,
  PeopleModule,
  InsightModule,
];
