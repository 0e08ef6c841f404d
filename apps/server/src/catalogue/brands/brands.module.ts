import { Module } from '@nestjs/common';

import { PricingModule } from '../../pricing/index.js';
import { TiresModule } from '../tires/index.js';
import { BrandsController } from './brands.controller.js';
import { FromPrices } from './from-prices.js';
import { ListBrands } from './list-brands.js';
import { ShowBrand } from './show-brand.js';

@Module({
  imports: [PricingModule, TiresModule],
  controllers: [BrandsController],
  providers: [FromPrices, ListBrands, ShowBrand],
  exports: [FromPrices],
})
export class BrandsModule {}
