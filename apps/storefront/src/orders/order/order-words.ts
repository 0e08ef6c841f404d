import type { AppointmentView, OrderView } from '@simpletread/contract';
import {
  clockWords,
  type Fulfilment,
  isReadyForPickup,
  orderStateWord,
  READY_FOR_PICKUP,
} from '@simpletread/domain';
import { dayWords, weekdayWord } from '../../shell/time';

type HeadlineFacts = Pick<OrderView, 'state' | 'fulfilment' | 'estimatedDeliveryOn'>;

const PLACES: Readonly<Record<Fulfilment, string>> = {
  'ship-to-me': 'At your door',
  'ship-to-shop': 'At the shop',
  'fedex-pickup': 'At the FedEx location',
};

/** Returns the order's state, with the place and date of arrival. */
export const orderHeadline = ({ state, fulfilment, estimatedDeliveryOn }: HeadlineFacts): string => {
  if (isReadyForPickup(state, fulfilment)) return `${READY_FOR_PICKUP} at the FedEx location.`;
  const word = `${orderStateWord(state, fulfilment)}.`;
  const place = PLACES[fulfilment];
  if (state === 'cancelled') return word;
  if (state === 'delivered') return `${word} ${place}.`;
  return estimatedDeliveryOn === null ? word : `${word} ${place} ${weekdayWord(estimatedDeliveryOn)}.`;
};

/** Returns when to be at the shop: `Come on Tue, Dec 1 at 10:00 am.`, or when to drop off the car, all in the shop's own time. */
export const arrivalText = ({
  date,
  startTime,
  dropOffWindow,
}: Pick<AppointmentView, 'date' | 'startTime' | 'dropOffWindow'>): string => {
  const day = dayWords(date);
  if (dropOffWindow !== null)
    return `Drop off the car on ${day}, between ${clockWords(dropOffWindow.from)} and ${clockWords(dropOffWindow.to)}.`;
  return `Come on ${day}${startTime === null ? '' : ` at ${clockWords(startTime)}`}.`;
};

/** Returns `now`'s position between two instants, 0.08 to 0.92, so the tire is never on a ring; half way if one is unknown. */
export const progressBetween = (from: string | null, until: string | null, now: Date): number => {
  if (from === null || until === null) return 0.5;
  const [start, end] = [new Date(from).getTime(), new Date(`${until}T21:00:00Z`).getTime()];
  if (end <= start) return 0.92;
  return Math.min(0.92, Math.max(0.08, (now.getTime() - start) / (end - start)));
};
