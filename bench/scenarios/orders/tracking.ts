import { trackOrder } from '@simpletread/contract';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

const ORDERS = 'SELECT number, zip FROM orders."order" ORDER BY md5(id::text) LIMIT 500';

/** A guest tracks an order by its number and ZIP. */
export const tracking: Scenario = {
  name: 'tracking',
  what: 'POST /orders/track: number and ZIP',
  limit: 'empty route',
  target: {},
  prepare: async ({ serverUrl, db, caller }) => {
    const { rows } = await db.query<{ number: string; zip: string }>(ORDERS);
    const calls = rows.map(({ number, zip }) =>
      prepare(serverUrl, trackOrder, { body: { orderNumber: number, zip } }),
    );
    const next = inTurn(calls, 'orders');
    return () => caller.send(next());
  },
};
