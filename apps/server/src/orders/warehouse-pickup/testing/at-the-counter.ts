import { randomUUID } from 'node:crypto';

import { ContractError } from '@simpletread/contract';
import { formatTrackingCode } from '@simpletread/domain';

import type { ShopApp } from '../../../../test/index.js';
import type { SqlRunner } from '../../../platform/database/index.js';
import { PickupCodes } from '../../order/index.js';
import type { OrderRow } from '../../order/order.entity.js';

/** A call of a member of staff. */
export const as = (name: string) => ({ headers: { authorization: `Bearer ${name}` } });

/** As `as`, for a write. */
export const by = (name: string, idempotencyKey: string = randomUUID()) => ({ ...as(name), idempotencyKey });

/** `ok`, or the code of the refusal. */
export const codeOf = (call: Promise<unknown>): Promise<string | null> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof ContractError ? error.code : Promise.reject(error as Error)),
  );

/** The available tires at each warehouse. */
export const stockOf = async (db: SqlRunner, tireId: string): Promise<Record<string, number>> => {
  const rows = await db.query<{ code: string; available: number }>(
    'SELECT warehouse_code AS code, available FROM catalogue.stock_level WHERE tire_id = $1',
    [tireId],
  );
  return Object.fromEntries(rows.map(({ code, available }) => [code, available]));
};

/** The messages of an order of one kind: the email first, then the text. */
export const messagesOf = (db: SqlRunner, orderId: string, template: string) =>
  db.query<{ subject: string; body_text: string; channel: string }>(
    'SELECT subject, body_text, channel FROM platform.message WHERE order_id = $1 AND template = $2 ORDER BY channel',
    [orderId, template],
  );

/** The code that hands an order over now, as messages show it. */
export const pickupCodeOf = async (
  { db, get }: Pick<ShopApp, 'db' | 'get'>,
  orderId: string,
): Promise<string> => {
  const order = await db.one<Pick<OrderRow, 'id' | 'email' | 'phone'>>(
    'SELECT id, email, phone FROM orders."order" WHERE id = $1',
    [orderId],
  );
  if (order === null) throw new Error(`there is no order ${orderId}`);
  return formatTrackingCode(get(PickupCodes).of(order));
};
