import { type Cents, scaleCents } from '../money/index.js';
import type { OrderSums } from './replay-state.js';

const WHOLE_PERCENT = 100;

/** Sums as though `changePercent` more of everything had been sold, or less: a plain multiple, which moves no limit. */
export const assumedVolume = (
  { orders, units, sums }: { readonly orders: number; readonly units: number; readonly sums: OrderSums },
  changePercent: number,
): { readonly orders: number; readonly units: number; readonly sums: OrderSums } => {
  const part = WHOLE_PERCENT + changePercent;
  const scaled = (amount: Cents): Cents => scaleCents(amount, part, WHOLE_PERCENT);
  const times = (count: number): number => Math.round((count * part) / WHOLE_PERCENT);
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
