import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DeliveryModule } from '../../delivery/index.js';
import { ShopsModule } from '../shops/index.js';
import { AppointmentBookings } from './appointment-bookings.js';
import { AppointmentCalendar } from './appointment-calendar.js';
import { BookingRepository } from './booking.repository.js';
import { ShopTimesController } from './shop-times.controller.js';
import { CrowdedSlotReader } from './staff/crowded-slot.reader.js';
import { StaffCrowdedSlotsController } from './staff/crowded-slots.controller.js';
import { bookingEntity } from './booking.entity.js';
import { openingEntity } from './opening.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([bookingEntity, openingEntity]), DeliveryModule, ShopsModule],
  controllers: [ShopTimesController, StaffCrowdedSlotsController],
  providers: [CrowdedSlotReader, BookingRepository, AppointmentBookings, AppointmentCalendar],
  exports: [AppointmentCalendar, AppointmentBookings],
})
export class AppointmentsModule {}
