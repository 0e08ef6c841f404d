import { Module } from '@nestjs/common';

import { ReferencePrices } from './reference-prices.js';

@Module({ providers: [ReferencePrices], exports: [ReferencePrices] })
export class ReferenceModule {}
