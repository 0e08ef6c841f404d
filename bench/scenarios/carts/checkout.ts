import { randomUUID } from 'node:crypto';

import {
  createCart,
  type EndpointShape,
  getPaymentSetup,
  placeOrder,
  type CallInput,
  setCartDelivery,
} from '@simpletread/contract';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { prepare } from '../../http/http-caller.js';
import type { Scenario, Surroundings } from '../scenario.js';
import { tiresInStock } from '../catalogue/tires-in-stock.js';

const BUYER = {
  phone: '(215) 555-0149',
  phoneType: 'mobile',
  firstName: 'Dana',
  lastName: 'Okafor',
  address1: '1214 Wharton St',
  city: 'Philadelphia',
  state: 'PA',
  zip: '19147',
};

const CARD = { number: '4242424242424242', expiry: '12/39', code: '123', name: 'Dana Okafor', zip: '19147' };

const WAITING = 'SELECT count(*)::int AS waiting FROM platform.outbox_event WHERE relayed_at IS NULL';
const waitingRow = z.object({ waiting: z.number() });
const LONGEST_WAIT_MS = 10_000;

/** Requests a card token where a browser does: at the provider's own origin. */
const tokenSource = async ({ serverUrl, caller }: Surroundings): Promise<() => Promise<string>> => {
  const { fieldsOrigin } = await caller.call(getPaymentSetup, prepare(serverUrl, getPaymentSetup, {}));
  const prepared = {
    method: 'POST',
    url: new URL('/v1/tokens', fieldsOrigin),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CARD),
  };
  return async () => (JSON.parse(await caller.send(prepared)) as { token: string }).token;
};

/** From an empty cart to a placed order: three calls to the server and one to the card provider. */
export const checkout: Scenario = {
  name: 'checkout',
  what: 'cart, delivery and address, card token, order',
  limit: 'raw transaction',
  target: { cpuMs: 10, perSecond: 140 },
  prepare: async (around) => {
    const { serverUrl, db, caller } = around;
    const nextTire = await tiresInStock(db);
    const nextToken = await tokenSource(around);
    const run = randomUUID().slice(0, 8);
    let buyers = 0;
    const write = <E extends EndpointShape>(endpoint: E, input: CallInput<E>, cartToken?: string) =>
      caller.call(
        endpoint,
        prepare(serverUrl, endpoint, input, {
          'idempotency-key': randomUUID(),
          ...(cartToken === undefined ? {} : { 'x-cart-token': cartToken }),
        }),
      );
    return async () => {
      buyers += 1;
      const email = `buyer-${run}-${buyers}@example.com`;
      const lines = [{ tireId: nextTire(), quantity: 4 }];
      const opened = await write(createCart, { body: { lines, zip: '19147', vehicle: null } });
      const { cartToken } = opened;
      const { version } = opened.cart;
      const shipTo = { ...BUYER, email };
      const ready = await write(
        setCartDelivery,
        { body: { version, fulfilment: 'ship-to-me', shipTo } },
        cartToken,
      );
      const payment = { method: 'card' as const, token: await nextToken() };
      const { totalInCents } = ready.pricing;
      await write(
        placeOrder,
        { body: { cartVersion: ready.version, expectedTotalInCents: totalInCents, payment } },
        cartToken,
      );
    };
  },
  settle: async ({ db }) => {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    while (performance.now() < deadline) {
      const rows = await queryRows(db, waitingRow, WAITING);
      if (rows[0]?.waiting === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  },
};
