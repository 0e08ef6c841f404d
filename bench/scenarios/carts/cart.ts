import { randomUUID } from 'node:crypto';

import { createCart } from '@simpletread/contract';

import { prepare } from '../../http/http-caller.js';
import type { Scenario } from '../scenario.js';
import { tiresInStock } from '../catalogue/tires-in-stock.js';

/** A new cart with four of a tire, priced for a ZIP. */
export const cart: Scenario = {
  name: 'cart',
  what: 'POST /carts: four of a tire, ZIP',
  limit: 'raw transaction',
  target: { cpuMs: 2.5 },
  prepare: async ({ serverUrl, db, caller }) => {
    const nextTire = await tiresInStock(db);
    return () =>
      caller.send(
        prepare(
          serverUrl,
          createCart,
          { body: { lines: [{ tireId: nextTire(), quantity: 4 }], zip: '19147', vehicle: null } },
          { 'idempotency-key': randomUUID() },
        ),
      );
  },
};
