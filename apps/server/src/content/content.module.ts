import { Module } from '@nestjs/common';

import { ContentController } from './content.controller.js';
import { ShowGlobals } from './show-globals.js';

@Module({ controllers: [ContentController], providers: [ShowGlobals] })
export class ContentModule {}
