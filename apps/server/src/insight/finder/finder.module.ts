import { Module } from '@nestjs/common';

import { FindAnything } from './staff/find-anything.js';
import { FinderController } from './staff/finder.controller.js';
import { FoundReader } from './staff/found.reader.js';

/** Staff find records of all rooms by one text. */
@Module({ controllers: [FinderController], providers: [FindAnything, FoundReader] })
export class FinderModule {}
