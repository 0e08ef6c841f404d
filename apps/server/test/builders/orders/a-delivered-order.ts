import type { ShopApp } from '../../app/start-shop-app.js';
import type { ReadyCartSetup } from '../carts/a-ready-cart.js';
import { aPlacedOrder } from './a-placed-order.js';

interface Delivery {
  /** The age of the delivery, as `3 days`. */
  readonly ago?: string;
}

/** Moves an order through its steps to its delivery, which was a while ago. */
export const deliver = async (app: Pick<ShopApp, 'db'>, orderId: string, ago = '1 day'): Promise<void> => {
  await app.db.execute(
    `UPDATE orders."order" SET state = 'delivered', placed_at = now() - $2::interval - interval '3 days',
       cancel_closes_at = now() - $2::interval - interval '3 days' + interval '30 minutes',
       picked_up_at = now() - $2::interval - interval '2 days', shipped_at = now() - $2::interval - interval '2 days',
       delivered_at = now() - $2::interval, carrier = 'FedEx', tracking_number = '7700'
     WHERE id = $1`,
    [orderId, ago],
  );
  await app.db.execute(
    `INSERT INTO orders.order_event (id, order_id, at, type, actor_kind)
     VALUES (gen_random_uuid(), $1, now(), 'OrderDelivered', 'system')`,
    [orderId],
  );
};

/** An order placed through the API and delivered a day ago, or as long ago as `ago` says. */
export const aDeliveredOrder = async (app: ShopApp, { ago, ...setup }: ReadyCartSetup & Delivery = {}) => {
  const placed = await aPlacedOrder(app, setup);
  await deliver(app, placed.orderId, ago);
  return placed;
};
