import { Module } from '@nestjs/common';

import { TiresModule } from '../tires/index.js';
import { ReadSidewallPhoto } from './read-sidewall-photo.js';
import { SidewallReader } from './sidewall-reader.js';
import { SidewallReadingController } from './sidewall-reading.controller.js';
import { ThreadSidewallReader } from './thread-sidewall-reader.js';

@Module({
  imports: [TiresModule],
  controllers: [SidewallReadingController],
  providers: [{ provide: SidewallReader, useClass: ThreadSidewallReader }, ReadSidewallPhoto],
})
export class SidewallModule {}
