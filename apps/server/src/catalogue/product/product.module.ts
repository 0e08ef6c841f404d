import { Module } from '@nestjs/common';

import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { PricingModule } from '../../pricing/index.js';
import { TireSearchModule } from '../tire-search/index.js';
import { TiresModule } from '../tires/index.js';
import { VehiclesModule } from '../vehicles/index.js';
import { ListSimilarTires } from './list-similar-tires.js';
import { ProductController } from './product.controller.js';
import { ProductSizes } from './product-sizes.js';
import { ShowAtShopper } from './show-at-shopper.js';
import { ShowProduct } from './show-product.js';
import { SimilarTiresController } from './similar-tires.controller.js';

@Module({
  imports: [DeliveryModule, InstallersModule, PricingModule, TireSearchModule, TiresModule, VehiclesModule],
  controllers: [ProductController, SimilarTiresController],
  providers: [ProductSizes, ShowAtShopper, ShowProduct, ListSimilarTires],
})
export class ProductModule {}
