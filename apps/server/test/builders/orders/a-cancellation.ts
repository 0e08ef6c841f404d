import { randomUUID } from 'node:crypto';

import { type AdminOrder, cancelOrder } from '@simpletread/contract';

import type { TestApp } from '../../app/start-test-app.js';
import type { aPlacedOrder } from './a-placed-order.js';

type Placed = Awaited<ReturnType<typeof aPlacedOrder>>;

interface CancellationSetup {
  readonly orderVersion?: number;
  readonly expectedRefundInCents?: number;
  readonly reason?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Cancels an order as the console does; by default as Robin, on the newest state. */
export const cancelPlaced = (
  app: Pick<TestApp, 'client'>,
  { orderId, cart }: Placed,
  { key = randomUUID(), headers = { authorization: 'Bearer robin' }, ...setup }: CancellationSetup = {},
): Promise<AdminOrder> => {
  const body = {
    orderVersion: 1,
    reason: 'Wrong size',
    expectedRefundInCents: cart.pricing.totalInCents,
    ...setup,
  };
  return app.client.call(cancelOrder, { params: { id: orderId }, body }, { headers, idempotencyKey: key });
};
