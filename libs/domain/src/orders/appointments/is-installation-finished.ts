import { type Appointment, appointmentBegins } from '../../installers/index.js';
import type { OrderState } from '../order/index.js';

/** Hours after its beginning when an appointment counts as finished. Our own figure: four tires take about 75 minutes. */
export const INSTALLATION_HOURS = 2;

const HOUR_MS = 3_600_000;

/**
 * True if a shop has mounted an order's tires: they were delivered there, and the appointment began two hours ago at least. Only then can
 * its buyer review the shop.
 */
export const isInstallationFinished = (
  state: OrderState,
  appointment: (Appointment & { readonly timeZone: string }) | null,
  now: Date,
): boolean => {
  const begins = appointment === null ? null : appointmentBegins(appointment, appointment.timeZone);
  if (state !== 'delivered' || begins === null) return false;
  return now.getTime() - begins.getTime() >= INSTALLATION_HOURS * HOUR_MS;
};
