import {
  type DeliveryPromise,
  type DispatchPlace,
  type LatLng,
  nearestFirst,
  promiseDelivery,
} from '../../delivery/index.js';
import { chooseWarehouses } from './choose-warehouses.js';
import type { StockLevel, StockLine } from './stock-line.js';

export interface StockedWarehouse extends DispatchPlace {
  readonly code: string;
}

/** The tires that somebody wants, and where they are in stock. */
export interface WantedStock {
  readonly lines: readonly StockLine[];
  readonly levels: readonly StockLevel[];
}

/** The promise for a whole order: that of its last parcel. */
export interface Arrival<W extends StockedWarehouse = StockedWarehouse> extends DeliveryPromise {
  readonly from: W;
}

const last = <W extends StockedWarehouse>(a: Arrival<W>, b: Arrival<W>): Arrival<W> =>
  b.latestOn > a.latestOn ? b : a;

/**
 * Returns when the last tire of an order is there, and from which warehouse it comes: the ones that would be held for it now, by the rule
 * of `chooseWarehouses`. The product page promises this day, and the shop's calendar begins after it. If stock is short, the tires come
 * from the nearest warehouse that has any; null if none has.
 */
export const arrivalOf = <W extends StockedWarehouse>(
  { lines, levels }: WantedStock,
  warehouses: readonly W[],
  to: LatLng,
  now: Date,
): Arrival<W> | null => {
  const nearest = nearestFirst(warehouses, to);
  const picks = chooseWarehouses(
    lines,
    levels,
    nearest.map(({ code }) => code),
  );
  const hasAny = (code: string) =>
    levels.some(({ warehouseCode, available }) => warehouseCode === code && available > 0);
  const used =
    picks === null
      ? nearest.filter(({ code }) => hasAny(code)).slice(0, 1)
      : nearest.filter(({ code }) => picks.some(({ warehouseCode }) => warehouseCode === code));
  const arrivals = used.map((from) => ({ ...promiseDelivery(from, to, now), from }));
  const [first, ...others] = arrivals;
  return first === undefined ? null : others.reduce(last, first);
};
