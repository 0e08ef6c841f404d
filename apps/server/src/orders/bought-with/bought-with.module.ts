import { Module } from '@nestjs/common';

import { CatalogueModule } from '../../catalogue/index.js';
import { BoughtWithController } from './bought-with.controller.js';
import { PurchaseReader } from './purchase.reader.js';
import { ShowBoughtWith } from './show-bought-with.js';

@Module({
  imports: [CatalogueModule],
  controllers: [BoughtWithController],
  providers: [PurchaseReader, ShowBoughtWith],
})
export class BoughtWithModule {}
