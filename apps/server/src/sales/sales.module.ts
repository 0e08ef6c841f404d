import { Module } from '@nestjs/common';

import { QuotesModule } from './quotes/index.js';

const FEATURES = [QuotesModule];

/** What sales staff offer customers. */
@Module({ imports: FEATURES, exports: FEATURES })
export class SalesModule {}
