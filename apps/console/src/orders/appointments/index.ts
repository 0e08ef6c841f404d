export { MoveAppointmentDialog } from './MoveAppointmentDialog.js';
