import { randomUUID } from 'node:crypto';

import {
  type CallInput,
  placeOrder,
  type ReplyOf,
  returnFromLender,
  setCartPaymentMethod,
} from '@simpletread/contract';
import type { PayLaterMethod } from '@simpletread/domain';

import type { ShopApp } from '../../app/start-shop-app.js';
import type { ReadyCart } from './a-ready-cart.js';
import { send } from '../../http/send.js';

type Placed = ReplyOf<typeof placeOrder>;
type Returned = CallInput<typeof returnFromLender>['body'];

/** Chooses how to pay, as the payment step does; the cart as it costs then. */
export const chooseMethod = async (
  app: ShopApp,
  ready: ReadyCart,
  method: PayLaterMethod | 'card',
): Promise<ReadyCart> => {
  const cart = await app.client.call(
    setCartPaymentMethod,
    { body: { version: ready.cart.version, method } },
    { idempotencyKey: randomUUID(), headers: ready.headers },
  );
  return { ...ready, cart };
};

/** Places the order with a lender: the shopper is away at its page then. */
export const goToLender = (
  app: ShopApp,
  { cart, headers }: ReadyCart,
  method: PayLaterMethod,
  giftCardInCents = 0,
): Promise<Placed> =>
  app.client.call(
    placeOrder,
    {
      body: {
        cartVersion: cart.version,
        expectedTotalInCents: cart.pricing.totalInCents,
        giftCardInCents,
        payment: { method },
      },
    },
    { idempotencyKey: randomUUID(), headers },
  );

/** The shopper's actions on the lender's page, and the parameters of the return. */
export const answerLender = async (
  { providerPage }: Pick<Placed, 'providerPage'>,
  answer: 'approved' | 'late' | 'half' | 'declined' | 'left' = 'approved',
): Promise<Returned> => {
  const response = await send(`${providerPage ?? ''}/answers`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer }),
  });
  const link = /href="([^"]*session=[^"]*)"/.exec(await response.text())?.[1]?.replaceAll('&#38;', '&');
  const { searchParams } = new URL(response.headers.get('location') ?? link ?? '');
  const [session = '', result = '', at = '', signature = ''] = ['session', 'result', 'at', 'signature'].map(
    (name) => searchParams.get(name) ?? '',
  );
  return { session, result, at, signature };
};

/** Comes back to the shop with it. */
export const comeBack = (app: ShopApp, body: Returned) => app.client.call(returnFromLender, { body });
