import { Global, Module } from '@nestjs/common';

import { MessageSource } from './message-source.js';
import { PersonalData } from './personal-data.js';
import { TrailSource } from './trail-source.js';

@Global()
@Module({ providers: [PersonalData, MessageSource, TrailSource], exports: [PersonalData] })
export class PersonalDataModule {}
