import { Module } from '@nestjs/common';

import { FitmentModule } from '../fitment/index.js';
import { IdentityModule, PersonalizationReader } from '../identity/index.js';
import { LocationsModule } from '../locations/index.js';
import { OrdersModule } from '../orders/index.js';
import { ForgetCustomer } from './forget-customer.js';
import { AddVehicle } from './garage/add-vehicle.js';
import { ChangeVehicle } from './garage/change-vehicle.js';
import { GarageController } from './garage/garage.controller.js';
import { GarageRepository } from './garage/garage.repository.js';
import { RemindRotations } from './garage/remind-rotations.js';
import { MyOrdersController } from './my-orders.controller.js';
import { PastSearchRepository } from './past-search.repository.js';
import { Personalization } from './personalization.js';
import { PersonalCustomer } from './personal-customer.js';
import { PersonalizationRepository } from './personalization.repository.js';
import { ShowMe } from './show-me.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [FitmentModule, IdentityModule, LocationsModule, OrdersModule],
  controllers: [UsersController, GarageController, MyOrdersController],
  providers: [
    ShowMe,
    PersonalizationRepository,
    Personalization,
    { provide: PersonalizationReader, useExisting: Personalization },
    PastSearchRepository,
    GarageRepository,
    AddVehicle,
    ChangeVehicle,
    RemindRotations,
    ForgetCustomer,
    PersonalCustomer,
  ],
})
export class CustomersModule {}
