import { Module } from '@nestjs/common';

import { QuotesModule } from './quotes/index.js';

const FEATURES = [QuotesModule];

/** Offers by sales staff to customers. */
@Module({ imports: FEATURES, exports: FEATURES })
export class SalesModule {}
