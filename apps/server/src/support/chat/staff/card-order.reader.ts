import { Injectable } from '@nestjs/common';

import type { OrderRow } from '../../../orders/index.js';
import { type Computed, Database } from '../../../platform/database/index.js';

/** The person whose order it must be: an account, or a mailbox that proved to be the writer's. */
export interface OrderOwner {
  readonly accountId: string | null;
  readonly mailbox: string | null;
}

type CardOrder = Pick<OrderRow, 'placed_at' | 'total_in_cents'> & Computed<{ tires: string | null }>;

const ORDER = `
  SELECT o.placed_at, o.total_in_cents,
    (SELECT string_agg(l.quantity || ' × ' || l.brand_name || ' ' || l.line_name, ', ' ORDER BY l.position)
     FROM orders.order_line l WHERE l.order_id = o.id) AS tires
  FROM orders."order" o WHERE o.number = $1 AND (o.account_id = $2::uuid OR o.mailbox = $3)`;

/** An order for a card in a chat, if it is its owner's. */
@Injectable()
export class CardOrderReader {
  constructor(private readonly database: Database) {}

  find(number: string, { accountId, mailbox }: OrderOwner): Promise<CardOrder | null> {
    return this.database.one<CardOrder>(ORDER, [number, accountId, mailbox]);
  }
}
