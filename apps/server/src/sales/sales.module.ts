import { Module } from '@nestjs/common';

import { QuotesModule } from './quotes/index.js';
import { RequestsModule } from './requests/index.js';

const FEATURES = [RequestsModule, QuotesModule];

/** Offers by sales staff to customers. */
@Module({ imports: FEATURES, exports: FEATURES })
export class SalesModule {}
