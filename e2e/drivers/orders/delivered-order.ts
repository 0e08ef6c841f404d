import pg from 'pg';

import { aLateTime, buyByApi, tireWithStock } from './order-api.js';

/** Has an order delivered a day ago; carriers take days. */
const deliver = async (orderNumber: string): Promise<void> => {
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    await db.query(
      `WITH moved AS (
         UPDATE orders."order" SET state = 'delivered', placed_at = now() - interval '4 days',
           cancel_closes_at = now() - interval '4 days' + interval '30 minutes', picked_up_at = now() - interval '3 days',
           shipped_at = now() - interval '3 days', delivered_at = now() - interval '1 day', carrier = 'FedEx', tracking_number = '7700'
         WHERE number = $1 RETURNING id
       ), given_up AS (
         UPDATE appointments.booking SET state = 'released' WHERE order_id IN (SELECT id FROM moved)
       )
       INSERT INTO orders.order_event (id, order_id, at, type, actor_kind)
       SELECT gen_random_uuid(), id, now(), 'OrderDelivered', 'system' FROM moved`,
      [orderNumber],
    );
  } finally {
    await db.end();
  }
};

/** Buys four tires, delivered a day ago. */
export const aDeliveredOrder = async (): Promise<string> => {
  const { orderNumber } = await buyByApi(await tireWithStock(16, 400));
  await deliver(orderNumber);
  return orderNumber;
};

/** Buys four tires with installation and coverage, delivered a day ago. Its appointment is given up: coverage would start with one that is ahead. */
export const aCoveredOrder = async (): Promise<string> => {
  const tireId = await tireWithStock(16, 400);
  const at = { ...(await aLateTime(tireId)), isCovered: true };
  const { orderNumber } = await buyByApi(tireId, 4, at);
  await deliver(orderNumber);
  return orderNumber;
};
