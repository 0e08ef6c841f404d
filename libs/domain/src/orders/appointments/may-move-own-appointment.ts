import { type Appointment, appointmentBegins } from '../../installers/index.js';
import { ok, refuse, type Result } from '../../result/index.js';
import { mayMoveAppointment, type MovableOrder } from './may-move-appointment.js';

/** Hours before an appointment from which its buyer calls us instead: the shop has put the bay aside and planned its day. */
export const OWN_MOVE_NOTICE_HOURS = 24;

/** Times that a buyer may move the appointment of one order; each move writes to the shop. */
export const MOST_OWN_MOVES = 3;

const HOUR_MS = 3_600_000;

/**
 * Checks that a buyer may move the appointment of their order at `now`, or make it if the order has none, after `moves` moves of their own.
 * As `mayMoveAppointment`; besides, `appointment.tooSoon` within the last 24 hours before it begins, and `appointment.movedOften` after
 * three moves. One that has passed without the tires may be moved.
 */
export const mayMoveOwnAppointment = (
  order: MovableOrder,
  appointment: (Appointment & { readonly timeZone: string }) | null,
  { moves, now }: { readonly moves: number; readonly now: Date },
): Result<null, 'order.transitionRefused' | 'appointment.tooSoon' | 'appointment.movedOften'> => {
  const may = mayMoveAppointment(order, appointment, now);
  if (!may.ok) return may;
  const begins = appointment === null ? null : appointmentBegins(appointment, appointment.timeZone);
  const leftMs = begins === null ? 0 : begins.getTime() - now.getTime();
  if (leftMs > 0 && leftMs < OWN_MOVE_NOTICE_HOURS * HOUR_MS) {
    return refuse('appointment.tooSoon', { hours: OWN_MOVE_NOTICE_HOURS });
  }
  if (moves >= MOST_OWN_MOVES) return refuse('appointment.movedOften', { most: MOST_OWN_MOVES });
  return ok(null);
};
