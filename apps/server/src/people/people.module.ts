import { Module } from '@nestjs/common';

import { CustomersModule } from './customers/index.js';
import { NewslettersModule } from './newsletters/index.js';

const FEATURES = [CustomersModule, NewslettersModule];

/** The people behind orders, accounts and quotes, as staff know them. */
@Module({ imports: FEATURES, exports: FEATURES })
export class PeopleModule {}
