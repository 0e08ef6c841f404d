import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { SsoModule } from '../../sso/index.js';
import { AppointmentsModule } from '../appointments/index.js';
import { ShopsModule } from '../shops/index.js';
import { BookRotations } from './book-rotations.js';
import { EndRotations } from './end-rotations.js';
import { PersonalRotations } from './personal-rotations.js';
import { rotationEntity } from './rotation.entity.js';
import { RotationRepository } from './rotation.repository.js';
import { RotationsController } from './rotations.controller.js';
import { StaffShopRotationsController } from './staff/shop-rotations.controller.js';
import { ShopRotationsReader } from './staff/shop-rotations.reader.js';

@Module({
  imports: [TypeOrmModule.forFeature([rotationEntity]), AppointmentsModule, ShopsModule, SsoModule],
  controllers: [RotationsController, StaffShopRotationsController],
  providers: [BookRotations, EndRotations, PersonalRotations, RotationRepository, ShopRotationsReader],
})
export class RotationsModule {}
