import { Module } from '@nestjs/common';

import { PriceTires } from './price-tires.js';

@Module({ providers: [PriceTires], exports: [PriceTires] })
export class PricingModule {}
