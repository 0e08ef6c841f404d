import { Module } from '@nestjs/common';

import { StaffSalesFiguresController } from './staff/sales-figures.controller.js';
import { SalesFiguresReader } from './staff/sales-figures.reader.js';

@Module({ controllers: [StaffSalesFiguresController], providers: [SalesFiguresReader] })
export class SalesFiguresModule {}
