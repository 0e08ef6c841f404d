import { easternMoment } from '@simpletread/domain';
import type { StockBook } from '../../catalogue/stock/stock-book.js';
import type { SeedOrder } from '../order/seed-order.js';

/** The author of a cancellation by silence, as the server names it. */
export const NO_ANSWER = 'No answer to a delay';

const DAY_MS = 24 * 3_600_000;
/** The days between the order’s own cancellation and that by silence: time to be late, to be asked, and not to answer. */
const LATER_DAYS = 6;

const later = (at: Date): Date => new Date(at.getTime() + LATER_DAYS * DAY_MS);

const canLapse = ({ placedAt, progress, refund, warehousePickup }: SeedOrder, now: Date): boolean => {
  const daysAgo = (now.getTime() - placedAt.getTime()) / DAY_MS;
  const isCancelled = progress.cancelledAt !== null && refund?.isByBuyer === true && warehousePickup === null;
  return isCancelled && daysAgo > LATER_DAYS + 2 && daysAgo < LATER_DAYS + 20;
};

/** Makes the newest cancellation that is old enough one by silence: its buyer gave no answer to a delay. */
export const withLapsedOrder = (
  orders: readonly SeedOrder[],
  { now, stock }: { readonly now: Date; readonly stock: StockBook },
): readonly SeedOrder[] => {
  const chosen = orders
    .filter((order) => canLapse(order, now))
    .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())[0];
  const { refund = null, progress } = chosen ?? {};
  if (chosen === undefined || progress === undefined || refund === null || progress.cancelledAt === null)
    return orders;
  const cancelledAt = later(progress.cancelledAt);
  stock.postpone(chosen.id, 'cancel', cancelledAt);
  const lapsed: SeedOrder = {
    ...chosen,
    progress: { ...progress, cancelledAt },
    refund: {
      ...refund,
      reason: `No answer to the delay by ${easternMoment(cancelledAt)}`,
      requestedBy: NO_ANSWER,
      isByBuyer: false,
      createdAt: later(refund.createdAt),
      settledAt: later(refund.settledAt),
    },
  };
  return orders.map((order) => (order === chosen ? lapsed : order));
};
