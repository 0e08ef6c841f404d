import type { ShopApp } from '../../../../test/index.js';
import { TrackingSecrets } from '../tracking-secrets.js';

/** A code that works for an order, as if its buyer had been sent it. */
export const anOrderCode = async (app: ShopApp, orderNumber: string): Promise<string> => {
  const secrets = app.get(TrackingSecrets);
  const code = secrets.newCode();
  await app.db.execute(
    `INSERT INTO orders.tracking_code (id, number_digest, order_id, code_digest, mailed_at, expires_at)
     SELECT gen_random_uuid(), $2, id, $3, clock_timestamp(), clock_timestamp() + interval '1 hour'
     FROM orders."order" WHERE number = $1`,
    [orderNumber, secrets.ofNumber(orderNumber), secrets.ofCode(orderNumber, code)],
  );
  return code;
};
