export { mayMoveAppointment, type MovableOrder } from './may-move-appointment.js';
export {
  type OrderToShop,
  TIRES_BASES,
  type TiresAtShop,
  tiresAtShop,
  type TiresBasis,
} from './tires-at-shop.js';
