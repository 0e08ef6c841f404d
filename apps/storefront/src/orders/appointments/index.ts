export { CalendarLink } from './CalendarLink';
export { calendarReply } from './appointment-calendar';
export { MoveAppointment } from './MoveAppointment';
export { MoveLink } from './MoveLink';
export { readAppointments } from './read-appointments';
