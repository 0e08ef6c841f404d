export { OrderAppointmentsModule } from './appointments.module.js';
