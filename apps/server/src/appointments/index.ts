export { AppointmentBookings, type WantedSlot } from './appointment-bookings.js';
export { AppointmentCalendar } from './appointment-calendar.js';
export { AppointmentsModule } from './appointments.module.js';
