import { Module } from '@nestjs/common';

import { InstallersModule } from '../../installers/index.js';
import { TiresModule } from '../tires/index.js';
import { FiguresController } from './figures.controller.js';
import { ShowFigures } from './show-figures.js';

@Module({
  imports: [InstallersModule, TiresModule],
  controllers: [FiguresController],
  providers: [ShowFigures],
})
export class FiguresModule {}
