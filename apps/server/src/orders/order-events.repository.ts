import { Injectable } from '@nestjs/common';

import type { Transaction } from '../platform/database/index.js';
import { newId } from '../platform/ids/index.js';

export interface OrderEvent {
  readonly orderId: string;
  readonly at: Date;
  /** Past tense, as `OrderPlaced`; `timeline-text.ts` words it. */
  readonly type: string;
  readonly actorKind: 'staff' | 'guest' | 'system';
  readonly actorName?: string;
  readonly data?: object;
}

const INSERT = `
  INSERT INTO orders.order_event (id, order_id, at, type, actor_kind, actor_name, data)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`;

/** The timeline of orders; append-only. */
@Injectable()
export class OrderEvents {
  async append(tx: Transaction, event: OrderEvent): Promise<void> {
    const { orderId, at, type, actorKind, actorName = null, data = {} } = event;
    await tx.execute(INSERT, [newId(), orderId, at, type, actorKind, actorName, JSON.stringify(data)]);
  }
}
