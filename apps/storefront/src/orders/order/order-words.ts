import type { AppointmentView, OrderView } from '@simpletread/contract';
import {
  clockWords,
  type Fulfilment,
  isReadyForPickup,
  orderStateWord,
  pickupTimeWords,
  READY_FOR_PICKUP,
  zoneWall,
} from '@simpletread/domain';
import { dayWords, weekdayWord } from '../../shell/time';

type PickupFacts = Partial<Pick<OrderView, 'pickupReadyBy' | 'pickupPoint'>>;

type HeadlineFacts = Pick<OrderView, 'state' | 'fulfilment' | 'estimatedDeliveryOn'> &
  PickupFacts & {
    /** False once a pickup location no longer holds the tires. */
    readonly isHeld?: boolean;
  };

const PLACES: Readonly<Record<Fulfilment, string>> = {
  'ship-to-me': 'At your door',
  'ship-to-shop': 'At the shop',
  'fedex-pickup': 'At the FedEx location',
  'warehouse-pickup': 'At our warehouse',
};

const warehouseHeadline = (
  state: OrderView['state'],
  { pickupReadyBy = null, pickupPoint = null }: PickupFacts,
): string => {
  const word = orderStateWord(state, 'warehouse-pickup');
  if (isReadyForPickup(state, 'warehouse-pickup')) return `${word} at our warehouse.`;
  if (state !== 'placed' || pickupReadyBy === null || pickupPoint === null) return `${word}.`;
  return `${word}. Ready by ${pickupTimeWords(new Date(pickupReadyBy), pickupPoint.timeZone)}.`;
};

/** Returns the order's state, with the place and date of arrival. */
export const orderHeadline = ({
  state,
  fulfilment,
  estimatedDeliveryOn,
  isHeld = true,
  ...pickup
}: HeadlineFacts): string => {
  if (fulfilment === 'warehouse-pickup') return warehouseHeadline(state, pickup);
  if (isHeld && isReadyForPickup(state, fulfilment)) return `${READY_FOR_PICKUP} at the FedEx location.`;
  const word = `${isHeld ? orderStateWord(state, fulfilment) : orderStateWord(state, 'ship-to-me')}.`;
  const place = PLACES[fulfilment];
  if (state === 'cancelled') return word;
  if (state === 'delivered') return `${word} ${place}.`;
  return estimatedDeliveryOn === null ? word : `${word} ${place} ${weekdayWord(estimatedDeliveryOn)}.`;
};

/** Returns when to be at the shop: `Come in on Tue, Dec 1 at 10:00 am.`, or when to drop off the car, all in the shop's own time. */
export const arrivalText = ({
  date,
  startTime,
  dropOffWindow,
}: Pick<AppointmentView, 'date' | 'startTime' | 'dropOffWindow'>): string => {
  const day = dayWords(date);
  if (dropOffWindow !== null)
    return `Drop off the car on ${day}, between ${clockWords(dropOffWindow.from)} and ${clockWords(dropOffWindow.to)}.`;
  return `Come in on ${day}${startTime === null ? '' : ` at ${clockWords(startTime)}`}.`;
};

/** True until the end of an appointment's day, by the shop's calendar: what to do then is no news afterwards. */
export const isAppointmentAhead = (
  { date, timeZone }: Pick<AppointmentView, 'date' | 'timeZone'>,
  now: Date,
): boolean => zoneWall(now, timeZone).slice(0, 10) <= date;

/** True until a pickup location sends the tires back; also where that day is unknown. */
export const isPickupHeld = (
  { pickupHeldUntil, pickupPoint }: Pick<OrderView, 'pickupHeldUntil' | 'pickupPoint'>,
  now: Date,
): boolean =>
  pickupHeldUntil === null ||
  zoneWall(now, pickupPoint?.timeZone ?? 'America/New_York').slice(0, 10) <= pickupHeldUntil;

/** Returns `now`'s position between two instants, 0.08 to 0.92, so the tire is never on a ring; half way if one is unknown. */
export const progressBetween = (from: string | null, until: string | null, now: Date): number => {
  if (from === null || until === null) return 0.5;
  const [start, end] = [new Date(from).getTime(), new Date(`${until}T21:00:00Z`).getTime()];
  if (end <= start) return 0.92;
  return Math.min(0.92, Math.max(0.08, (now.getTime() - start) / (end - start)));
};
