export { CalendarLink } from './CalendarLink';
export { calendarReply } from './appointment-calendar';
