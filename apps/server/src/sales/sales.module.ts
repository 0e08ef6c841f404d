import { Module } from '@nestjs/common';

import { FleetsModule } from './fleets/index.js';
import { QuotesModule } from './quotes/index.js';
import { RequestsModule } from './requests/index.js';

const FEATURES = [RequestsModule, QuotesModule, FleetsModule];

/** Offers by sales staff to customers. */
@Module({ imports: FEATURES, exports: FEATURES })
export class SalesModule {}
