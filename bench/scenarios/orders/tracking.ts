import { trackOrder } from '@simpletread/contract';
import { queryRows } from '@simpletread/tools/database';
import { z } from 'zod';

import { prepare } from '../../http/http-caller.js';
import { inTurn, type Scenario } from '../scenario.js';

const ORDERS = 'SELECT number, zip FROM orders."order" ORDER BY md5(id::text) LIMIT 500';

const orderRow = z.object({ number: z.string(), zip: z.string() });

/** A guest tracks an order by its number and ZIP. */
export const tracking: Scenario = {
  name: 'tracking',
  what: 'POST /orders/track: number and ZIP',
  limit: 'empty route',
  target: {},
  prepare: async ({ serverUrl, db, caller }) => {
    const rows = await queryRows(db, orderRow, ORDERS);
    const calls = rows.map(({ number, zip }) =>
      prepare(serverUrl, trackOrder, { body: { orderNumber: number, zip } }),
    );
    const next = inTurn(calls, 'orders');
    return () => caller.send(next());
  },
};
