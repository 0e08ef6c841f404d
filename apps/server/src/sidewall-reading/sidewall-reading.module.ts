import { Module } from '@nestjs/common';

import { CatalogueModule } from '../catalogue/index.js';
import { ReadSidewallPhoto } from './read-sidewall-photo.js';
import { SidewallReader } from './sidewall-reader.js';
import { SidewallReadingController } from './sidewall-reading.controller.js';
import { ThreadSidewallReader } from './thread-sidewall-reader.js';

/** Reading a tire's size in a photo of its sidewall. It keeps nothing. */
@Module({
  imports: [CatalogueModule],
  controllers: [SidewallReadingController],
  providers: [{ provide: SidewallReader, useClass: ThreadSidewallReader }, ReadSidewallPhoto],
})
export class SidewallReadingModule {}
