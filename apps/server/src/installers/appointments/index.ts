export { AppointmentBookings, type WantedSlot } from './appointment-bookings.js';
export { AppointmentCalendar, type Asking } from './appointment-calendar.js';
export { AppointmentsModule } from './appointments.module.js';
