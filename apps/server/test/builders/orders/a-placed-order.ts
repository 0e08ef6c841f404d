import { randomUUID } from 'node:crypto';

import { placeOrder, type ReplyOf } from '@simpletread/contract';

import type { TEST_CARDS } from '../../app/card-sandbox.js';
import type { ShopApp } from '../../app/start-shop-app.js';
import { aReadyCart, type ReadyCart, type ReadyCartSetup } from '../carts/a-ready-cart.js';

interface Payment {
  readonly card?: keyof typeof TEST_CARDS;
  readonly token?: string;
  readonly expectedTotalInCents?: number;
  readonly key?: string;
  readonly giftCardInCents?: number;
  readonly poNumber?: string;
}

/** Pays for a cart through the API, as the storefront's last step does. */
export const payFor = async (
  app: ShopApp,
  { cart, headers }: ReadyCart,
  payment: Payment = {},
): Promise<ReplyOf<typeof placeOrder>> => {
  const token = payment.token ?? (await app.sandbox.token(payment.card));
  return app.client.call(
    placeOrder,
    {
      body: {
        cartVersion: cart.version,
        expectedTotalInCents: payment.expectedTotalInCents ?? cart.pricing.totalInCents,
        giftCardInCents: payment.giftCardInCents ?? 0,
        ...(payment.poNumber === undefined ? {} : { poNumber: payment.poNumber }),
        payment: { method: 'card', token },
      },
    },
    { idempotencyKey: payment.key ?? randomUUID(), headers },
  );
};

/** An order placed through the API. */
export const aPlacedOrder = async (
  app: ShopApp,
  { poNumber, ...setup }: ReadyCartSetup & Pick<Payment, 'poNumber'> = {},
) => {
  const ready = await aReadyCart(app, setup);
  const placed = await payFor(app, ready, poNumber === undefined ? {} : { poNumber });
  const row = await app.db.one<{ id: string }>('SELECT id FROM orders."order" WHERE number = $1', [
    placed.orderNumber,
  ]);
  if (row === null) throw new Error('the order was not placed');
  return { ...ready, ...placed, orderId: row.id };
};
