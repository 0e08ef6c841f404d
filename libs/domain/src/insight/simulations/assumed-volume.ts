import { type Cents, scaleCents } from '../../money/index.js';
import type { OrderSums } from './replay-state.js';

/** Percents in hundredths, so all arithmetic is in whole numbers. */
const WHOLE = 10_000;

/** Scales sums as if `changePercent` more or less of everything were sold: a plain multiple, with limits unchanged. */
export const assumedVolume = (
  { orders, units, sums }: { readonly orders: number; readonly units: number; readonly sums: OrderSums },
  changePercent: number,
): { readonly orders: number; readonly units: number; readonly sums: OrderSums } => {
  const part = WHOLE + Math.round(changePercent * 100);
  const scaled = (amount: Cents): Cents => scaleCents(amount, part, WHOLE);
  const times = (count: number): number => Math.round((count * part) / WHOLE);
  return {
    orders: times(orders),
    units: times(units),
    sums: {
      revenueInCents: scaled(sums.revenueInCents),
      discountInCents: scaled(sums.discountInCents),
      totalInCents: scaled(sums.totalInCents),
      marginBaseInCents: scaled(sums.marginBaseInCents),
      marginInCents: scaled(sums.marginInCents),
      ordersBelowFloor: times(sums.ordersBelowFloor),
    },
  };
};
