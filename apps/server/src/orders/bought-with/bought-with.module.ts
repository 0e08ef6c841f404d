import { Module } from '@nestjs/common';

import { PurchaseReader } from './purchase.reader.js';
import { ShowBoughtWith } from './show-bought-with.js';

@Module({ providers: [PurchaseReader, ShowBoughtWith], exports: [ShowBoughtWith] })
export class BoughtWithModule {}
