import { beginningWith, when, withIds } from '../../platform/database/index.js';
import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listOutboxEvents } from '@simpletread/contract';

import { ListReader, type ListStatement } from '../list/list-reader.js';

type Query = HandlerInput<typeof listOutboxEvents>['query'];
type Page = HandlerReply<typeof listOutboxEvents>;
type Column = NonNullable<Query['sort']>[0];

interface EventRow {
  readonly id: string;
  readonly type: string;
  readonly aggregate_id: string;
  readonly payload: Record<string, unknown>;
  readonly created_at: Date;
  readonly relayed_at: Date | null;
  readonly consumers: string[];
}

const EVENTS: ListStatement<Column> = {
  columns: `
    e.id, e.type, e.aggregate_id, e.payload, e.created_at, e.relayed_at,
    ARRAY(SELECT consumer FROM platform.consumed_event c WHERE c.event_id = e.id ORDER BY consumer) AS consumers`,
  details: 'platform.outbox_event e',
  from: 'platform.outbox_event e',
  key: 'e.id',
  orderBy: { createdAt: { by: 'e.created_at' }, id: { by: 'e.id' } },
};

/** Events of the outbox and who consumed them. */
@Injectable()
export class OutboxReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['createdAt', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<EventRow, Column>(EVENTS, {
      where: [
        ...withIds('e.id', filter.id),
        ...when(filter.q, 'e.aggregate_id LIKE ?', (q) => [beginningWith(q)]),
        ...when(filter.type, 'e.type = ?', (type) => [type]),
        ...when(filter.isWaiting, '(e.relayed_at IS NULL) = ?', (isWaiting) => [isWaiting]),
      ],
      sort,
      range,
    });
    const items = rows.map((row) => ({
      id: row.id,
      type: row.type,
      aggregateId: row.aggregate_id,
      payload: row.payload,
      createdAt: row.created_at.toISOString(),
      relayedAt: row.relayed_at?.toISOString() ?? null,
      consumers: row.consumers,
    }));
    return { items, total };
  }
}
