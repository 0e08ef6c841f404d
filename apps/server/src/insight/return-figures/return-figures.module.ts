import { Module } from '@nestjs/common';

import { StaffReturnFiguresController } from './staff/return-figures.controller.js';
import { ReturnFiguresReader } from './staff/return-figures.reader.js';

@Module({ controllers: [StaffReturnFiguresController], providers: [ReturnFiguresReader] })
export class ReturnFiguresModule {}
