import { Module } from '@nestjs/common';

import { TiresModule } from '../tires/index.js';
import { ListTireSizes } from './list-tire-sizes.js';
import { SizesController } from './sizes.controller.js';

@Module({ imports: [TiresModule], controllers: [SizesController], providers: [ListTireSizes] })
export class SizesModule {}
