import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';

import { MessageSource } from './message-source.js';
import { PersonalData } from './personal-data.js';
import { TrailSource } from './trail-source.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [PersonalData, MessageSource, TrailSource],
  exports: [PersonalData],
})
export class PersonalDataModule {}
