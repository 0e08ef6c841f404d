export { INSTALLATION_HOURS, isInstallationFinished } from './is-installation-finished.js';
export { mayMoveAppointment, type MovableOrder } from './may-move-appointment.js';
export { MOST_OWN_MOVES, mayMoveOwnAppointment, OWN_MOVE_NOTICE_HOURS } from './may-move-own-appointment.js';
export {
  type OrderToShop,
  TIRES_BASES,
  type TiresAtShop,
  tiresAtShop,
  type TiresBasis,
} from './tires-at-shop.js';
