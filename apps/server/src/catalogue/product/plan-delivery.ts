import type { ProductReply } from '@simpletread/contract';
import { arrivalOf } from '@simpletread/domain';

import type { Warehouse, ZipPlace } from '../../delivery/index.js';
import { type TireQuantity, wantedStock } from '../tires/index.js';

type Delivery = NonNullable<ProductReply['delivery']>;

/** When and from where a set of tires would arrive, all of them. Null outside the contiguous states and when there are none. */
export const planDelivery = (
  set: readonly TireQuantity[],
  warehouses: readonly Warehouse[],
  { position, isContiguous }: ZipPlace,
  now: Date,
): Delivery | null => {
  if (position === null || !isContiguous) return null;
  const arrival = arrivalOf(wantedStock(set), warehouses, position, now);
  if (arrival === null) return null;
  const { from, ...promise } = arrival;
  const { cutOffHour, timeZone } = from;
  return { ...promise, cutOffHour, timeZone, fromWarehouse: `${from.city}, ${from.state}` };
};
