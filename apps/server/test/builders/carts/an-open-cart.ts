import { type CartReply, type CallInput, createCart } from '@simpletread/contract';
import { randomUUID } from 'node:crypto';

import type { TestApp } from '../../app/start-test-app.js';

type Lines = NonNullable<CallInput<typeof createCart>['body']>['lines'];
type Vehicle = NonNullable<CallInput<typeof createCart>['body']>['vehicle'];

export interface OpenCartSetup {
  readonly lines: Lines;
  readonly zip?: string | null;
  readonly vehicle?: Vehicle;
}

/** A cart opened through the API, with the header that carries its token. */
export const anOpenCart = async (app: TestApp, setup: OpenCartSetup) => {
  const { cart, cartToken } = await app.client.call(
    createCart,
    { body: { zip: null, vehicle: null, ...setup } },
    { idempotencyKey: randomUUID() },
  );
  return { cart: cart as CartReply, token: cartToken, headers: { 'x-cart-token': cartToken } };
};
