import { Module } from '@nestjs/common';

import { InstallersModule } from '../../installers/index.js';
import { HoldsModule } from '../holds/index.js';
import { OrderModule } from '../order/index.js';
import { MoveAppointment } from './move-appointment.js';
import { OwnAppointmentsController } from './own-appointments.controller.js';
import { StaffAppointmentsController } from './staff/appointments.controller.js';

@Module({
  imports: [HoldsModule, InstallersModule, OrderModule],
  controllers: [StaffAppointmentsController, OwnAppointmentsController],
  providers: [MoveAppointment],
})
export class OrderAppointmentsModule {}
