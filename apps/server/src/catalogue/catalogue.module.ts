import { Module } from '@nestjs/common';

import { AddressesModule } from './addresses/index.js';
import { BrandsModule } from './brands/index.js';
import { CompareModule } from './compare/index.js';
import { DealsModule } from './deals/index.js';
import { FeedsModule } from './feeds/index.js';
import { FiguresModule } from './figures/index.js';
import { FitmentModule } from './fitment/index.js';
import { GuidedShoppingModule } from './guided-shopping/index.js';
import { HubsModule } from './hubs/index.js';
import { MissingSizesModule } from './missing-sizes/index.js';
import { OurPicksModule } from './our-picks/index.js';
import { ProductModule } from './product/index.js';
import { RecordsModule } from './records/index.js';
import { ScoresModule } from './scores/index.js';
import { SidewallModule } from './sidewall/index.js';
import { SizesModule } from './sizes/index.js';
import { StockModule } from './stock/index.js';
import { TireSearchModule } from './tire-search/index.js';
import { TiresModule } from './tires/index.js';
import { TypeaheadModule } from './typeahead/index.js';
import { VehiclesModule } from './vehicles/index.js';
import { CatalogueWarmUpModule } from './warm-up/index.js';

const FEATURES = [
  AddressesModule,
  BrandsModule,
  CatalogueWarmUpModule,
  CompareModule,
  DealsModule,
  FeedsModule,
  FiguresModule,
  FitmentModule,
  GuidedShoppingModule,
  HubsModule,
  MissingSizesModule,
  OurPicksModule,
  ProductModule,
  RecordsModule,
  ScoresModule,
  SidewallModule,
  SizesModule,
  StockModule,
  TireSearchModule,
  TiresModule,
  TypeaheadModule,
  VehiclesModule,
];

/** Tires and vehicles, what fits, and every way to find it. */
@Module({ imports: FEATURES, exports: FEATURES })
export class CatalogueModule {}
