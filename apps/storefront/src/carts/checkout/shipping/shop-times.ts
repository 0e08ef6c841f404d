import type { OfferedAppointments } from '@simpletread/contract';

/** The times of the cart's shop. */
export interface ShopTimes extends Pick<OfferedAppointments, 'shopCode' | 'company'> {
  /** Null if they could not be read. */
  readonly days: OfferedAppointments['days'] | null;
}
