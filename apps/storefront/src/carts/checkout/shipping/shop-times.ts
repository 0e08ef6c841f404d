import type { OfferedAppointments } from '@simpletread/contract';

/** The times of the cart's shop; no calendar if it could not be read. */
export interface ShopTimes extends Pick<OfferedAppointments, 'shopCode' | 'company'> {
  readonly calendar: Pick<OfferedAppointments, 'tiresArriveBy' | 'firstDate' | 'days'> | null;
}
