import type { ProductReply } from '@simpletread/contract';
import { promiseDelivery } from '@simpletread/domain';

import { nearestFirst, type Warehouse, type ZipPlace } from '../../delivery/index.js';
import type { Tire } from '../tires/index.js';

type Delivery = NonNullable<ProductReply['delivery']>;

/**
 * When and from where `quantity` of a tire would arrive: from the nearest warehouse that has them all, else the nearest
 * that has any. Null outside the contiguous states and when there are none.
 */
export const planDelivery = (
  tire: Tire,
  quantity: number,
  warehouses: readonly Warehouse[],
  { position, isContiguous }: ZipPlace,
  now: Date,
): Delivery | null => {
  if (position === null || !isContiguous) return null;
  const inStock = new Map(tire.stock.map(({ warehouseCode, available }) => [warehouseCode, available]));
  const nearest = nearestFirst(warehouses, position);
  const has = (least: number) => (warehouse: Warehouse) => (inStock.get(warehouse.code) ?? 0) >= least;
  const from = nearest.find(has(quantity)) ?? nearest.find(has(1));
  if (from === undefined) return null;
  const { cutOffHour, timeZone } = from;
  const promise = promiseDelivery(from, position, now);
  return { ...promise, cutOffHour, timeZone, fromWarehouse: `${from.city}, ${from.state}` };
};
