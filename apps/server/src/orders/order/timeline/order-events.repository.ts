import { Injectable } from '@nestjs/common';

import type { Computed, SqlRunner, Transaction } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import type { OrderEventRow } from './order-event.entity.js';

export interface OrderEvent {
  readonly orderId: string;
  readonly at: Date;
  /** Past tense, as `OrderPlaced`; `timeline-text.ts` words it. */
  readonly type: string;
  readonly actorKind: 'staff' | 'customer' | 'guest' | 'system';
  readonly actorName?: string;
  /** The request that made it; left out where no request did. A request makes one event of a type. */
  readonly requestKey?: string;
  readonly data?: object;
}

const INSERT = `
  INSERT INTO orders.order_event (id, order_id, at, type, actor_kind, actor_name, data, request_key)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;

const KNOWN = `
  SELECT 1 AS found FROM orders.order_event WHERE order_id = $1 AND type = $2 AND request_key = $3`;

const COUNT = `
  SELECT count(*)::int AS count FROM orders.order_event WHERE order_id = $1 AND type = $2 AND actor_kind = $3`;

const NAME_OF = `
  SELECT actor_name FROM orders.order_event
  WHERE order_id = $1 AND type = $2 AND data ->> 'staffId' = $3 ORDER BY at DESC LIMIT 1`;

const REPLACED_BY = `
  SELECT data ->> 'replacedBy' AS number FROM orders.order_event
  WHERE order_id = $1 AND data ? 'replacedBy' LIMIT 1`;

/** The timeline of orders; append-only. */
@Injectable()
export class OrderEvents {
  async append(tx: Transaction, event: OrderEvent): Promise<void> {
    const { orderId, at, type, actorKind, actorName = null, data = {}, requestKey = null } = event;
    const params = [newId(), orderId, at, type, actorKind, actorName, JSON.stringify(data), requestKey];
    await tx.execute(INSERT, params);
  }

  /**
   * True if a request has already done its work: its process died before it marked the key, and it runs again. Ask
   * under the order's lock.
   */
  async isKnown(
    db: SqlRunner,
    { orderId, type, requestKey }: Required<Pick<OrderEvent, 'orderId' | 'type' | 'requestKey'>>,
  ): Promise<boolean> {
    return (await db.one(KNOWN, [orderId, type, requestKey])) !== null;
  }

  /** The name under which a member of staff last made an event of a type that has their id. */
  async nameOf(
    db: SqlRunner,
    { orderId, type, staffId }: Pick<OrderEvent, 'orderId' | 'type'> & { readonly staffId: string },
  ): Promise<string | null> {
    const row = await db.one<Pick<OrderEventRow, 'actor_name'>>(NAME_OF, [orderId, type, staffId]);
    return row?.actor_name ?? null;
  }

  /** The number of the order that replaces a swapped one, as it is shown; null without one. */
  async replacedBy(db: SqlRunner, orderId: string): Promise<string | null> {
    return (await db.one<Computed<{ number: string }>>(REPLACED_BY, [orderId]))?.number ?? null;
  }

  /** The events of one type that people of one kind made. */
  async count(
    db: SqlRunner,
    { orderId, type, actorKind }: Pick<OrderEvent, 'orderId' | 'type' | 'actorKind'>,
  ): Promise<number> {
    return (await db.one<Computed<{ count: number }>>(COUNT, [orderId, type, actorKind]))?.count ?? 0;
  }
}
