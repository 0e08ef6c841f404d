import pg from 'pg';

import { buyByApi, tireWithStock } from './order-api.js';

/** Buys four tires and has them delivered a day ago; carriers take days. */
export const aDeliveredOrder = async (): Promise<string> => {
  const { orderNumber } = await buyByApi(await tireWithStock(16, 400));
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    await db.query(
      `WITH moved AS (
         UPDATE orders."order" SET state = 'delivered', placed_at = now() - interval '4 days',
           cancel_closes_at = now() - interval '4 days' + interval '30 minutes', picked_up_at = now() - interval '3 days',
           shipped_at = now() - interval '3 days', delivered_at = now() - interval '1 day', carrier = 'FedEx', tracking_number = '7700'
         WHERE number = $1 RETURNING id
       )
       INSERT INTO orders.order_event (id, order_id, at, type, actor_kind)
       SELECT gen_random_uuid(), id, now(), 'OrderDelivered', 'system' FROM moved`,
      [orderNumber],
    );
  } finally {
    await db.end();
  }
  return orderNumber;
};
