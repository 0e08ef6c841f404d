import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { InstallersModule } from '../../installers/index.js';
import { RecordsModule } from '../records/index.js';
import { AssortmentReader } from './assortment/assortment.reader.js';
import { CatalogueDirectory } from './directory/catalogue-directory.js';
import { CatalogueRefresh } from './directory/catalogue.events.js';
import { CatalogueReader } from './directory/catalogue.reader.js';
import { FindDoorTerms } from './door-terms.js';
import { LinesOfTires } from './lines/lines-of-tires.reader.js';
import { PastTirePrices } from './past-prices/past-tire-prices.reader.js';
import { ContentModule } from '../../content/index.js';
import { CatalogueRecords } from './staff/catalogue-records.js';
import { ProductListReader } from './staff/product-list.reader.js';
import { ProductReader } from './staff/product.reader.js';
import { StaffProductsController } from './staff/products.controller.js';
import { TireShelves } from './tire-shelves.js';
import { TireAvailabilityController } from './tire-availability.controller.js';
import { TireReader } from './tire.reader.js';
import { brandEntity } from './lines/brand.entity.js';
import { catalogueRevisionEntity } from './directory/catalogue-revision.entity.js';
import { categoryEntity } from './lines/category.entity.js';
import { pastTirePriceEntity } from './past-prices/past-tire-price.entity.js';
import { pricedTireEntity } from './priced-tire.entity.js';
import { productLineEntity } from './lines/product-line.entity.js';
import { tireEntity } from './tire.entity.js';
import { tirePricePastEntity } from './past-prices/tire-price-past.entity.js';
import { tireSizeEntity } from './tire-size.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      brandEntity,
      catalogueRevisionEntity,
      categoryEntity,
      pastTirePriceEntity,
      pricedTireEntity,
      productLineEntity,
      tireEntity,
      tirePricePastEntity,
      tireSizeEntity,
    ]),
    ContentModule,
    DeliveryModule,
    InstallersModule,
    RecordsModule,
  ],
  controllers: [StaffProductsController, TireAvailabilityController],
  providers: [
    ProductListReader,
    ProductReader,
    CatalogueRecords,
    AssortmentReader,
    LinesOfTires,
    CatalogueReader,
    CatalogueDirectory,
    TireReader,
    PastTirePrices,
    TireShelves,
    CatalogueRefresh,
    FindDoorTerms,
  ],
  exports: [TireReader, FindDoorTerms, PastTirePrices, TireShelves, CatalogueDirectory, LinesOfTires],
})
export class TiresModule {}
