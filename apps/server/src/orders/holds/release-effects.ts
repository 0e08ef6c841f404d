import { maskEmail, type PromiseOnRelease, shortDayWords } from '@simpletread/domain';

import type { OrderRecord } from '../order/index.js';

type ReleasedOrder = Pick<
  OrderRecord,
  'email' | 'estimated_delivery_on' | 'pickup_ready_by' | 'pickup_warehouse_code'
>;

const onThePromise = (order: ReleasedOrder, { outcome, revisedOn }: PromiseOnRelease): readonly string[] => {
  const { estimated_delivery_on: promisedOn } = order;
  if (outcome === 'waits')
    return ['The buyer was already asked about the delay, and their answer still counts'];
  if (outcome === 'asks') {
    const late = `The tires can’t arrive by ${promisedOn === null ? 'the promised day' : shortDayWords(promisedOn)}`;
    const until = revisedOn === null ? '' : ` until ${shortDayWords(revisedOn)}`;
    return [`${late}: ${maskEmail(order.email)} is asked right away to wait${until} or to cancel`];
  }
  if (order.pickup_warehouse_code !== null)
    return ['The pickup time moves if the tires can’t be ready by then'];
  return promisedOn === null ? [] : [`Delivery stays promised by ${shortDayWords(promisedOn)}`];
};

/** The effects of a release for staff, one sentence each, without a period. */
export const releaseEffects = (order: ReleasedOrder, promise: PromiseOnRelease): readonly string[] => [
  'Released from hold',
  ...onThePromise(order, promise),
];
