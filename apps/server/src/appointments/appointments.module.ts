import { Module } from '@nestjs/common';

import { LocationsModule } from '../locations/index.js';
import { AppointmentBookings } from './appointment-bookings.js';
import { AppointmentCalendar } from './appointment-calendar.js';
import { BookingRepository } from './booking.repository.js';

@Module({
  imports: [LocationsModule],
  providers: [BookingRepository, AppointmentBookings, AppointmentCalendar],
  exports: [AppointmentBookings, AppointmentCalendar],
})
export class AppointmentsModule {}
