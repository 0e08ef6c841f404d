export {
  appointmentKey,
  type PickedFields,
  readAppointmentKey,
  readPickedFields,
} from './appointment-key.js';
export { type AppointmentEvent, appointmentMachine, type AppointmentState } from './appointment-state.js';
export { appointmentWords } from './appointment-words.js';
export {
  type Appointment,
  type AppointmentChoice,
  appointmentSlot,
  type DropOffWindow,
} from './appointment.js';
export { FEWEST_BAYS, MOST_BAYS } from './bays.js';
export { appointmentsOfDay, type DaySlots, daySlots } from './day-slots.js';
export {
  firstAppointmentWords,
  firstFreeDate,
  laterArrivalWords,
  shopClosedWords,
  type ShopCalendar,
} from './first-appointment.js';
export { hoursOn } from './hours-on.js';
export { nextFreeTimes } from './next-free-times.js';
export {
  APPOINTMENT_DAYS,
  appointmentBegins,
  type AppointmentTerms,
  calendarBounds,
  type OfferedDay,
  type OfferedDays,
  offeredDays,
  readAppointment,
} from './offered-days.js';
export { type ShopOpening, shopOpening } from './shop-opening.js';
export {
  isFreeTime,
  readWishedTime,
  type WishedTime,
  wishedTimeText,
  wishedTimeWords,
  wishGoneWords,
} from './wished-time.js';
