import { Module } from '@nestjs/common';

import { CustomersModule } from './customers/index.js';

const FEATURES = [CustomersModule];

/** The people behind orders, accounts and quotes, as staff know them. */
@Module({ imports: FEATURES, exports: FEATURES })
export class PeopleModule {}
