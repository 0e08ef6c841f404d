import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { AccountTypesModule } from '../account-types/index.js';
import { AccountsModule } from '../accounts/index.js';
import { GarageModule } from '../garage/index.js';
import { SessionsModule } from '../sessions/index.js';
import { PersonalizationReader } from '../sign-in/index.js';
import { VerificationModule } from '../verification/index.js';
import { ForgetCustomer } from './forget-customer.js';
import { PastSearchRepository } from './past-search.repository.js';
import { PersonalCustomer } from './personal-customer.js';
import { Personalization } from './personalization.js';
import { PersonalizationRepository } from './personalization.repository.js';
import { ShowMe } from './show-me.js';
import { UsersController } from './users.controller.js';
import { pastSearchEntity } from './past-search.entity.js';
import { personalizationEntity } from './personalization.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([pastSearchEntity, personalizationEntity]),
    AccountTypesModule,
    AccountsModule,
    DeliveryModule,
    GarageModule,
    SessionsModule,
    VerificationModule,
  ],
  controllers: [UsersController],
  providers: [
    ShowMe,
    PersonalizationRepository,
    Personalization,
    { provide: PersonalizationReader, useExisting: Personalization },
    PastSearchRepository,
    ForgetCustomer,
    PersonalCustomer,
  ],
})
export class CustomersModule {}
