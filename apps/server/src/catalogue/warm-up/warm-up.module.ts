import { Module } from '@nestjs/common';

import { TiresModule } from '../tires/index.js';
import { PopularReads } from './popular-reads.js';

@Module({ imports: [TiresModule], providers: [PopularReads] })
export class CatalogueWarmUpModule {}
