import { Global, Module } from '@nestjs/common';

import { ListReader } from './list-reader.js';

@Global()
@Module({ providers: [ListReader], exports: [ListReader] })
export class ListsModule {}
