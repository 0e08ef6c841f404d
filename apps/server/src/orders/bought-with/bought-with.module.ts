import { Module } from '@nestjs/common';

import { BoughtWithController } from './bought-with.controller.js';
import { PurchaseReader } from './purchase.reader.js';
import { ShowBoughtWith } from './show-bought-with.js';

@Module({ controllers: [BoughtWithController], providers: [PurchaseReader, ShowBoughtWith] })
export class BoughtWithModule {}
