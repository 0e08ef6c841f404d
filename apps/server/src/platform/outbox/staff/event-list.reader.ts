import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listOutboxEvents } from '@simpletread/contract';

import { beginningWith, type Computed, when, withIds } from '../../database/index.js';
import { ListReader, type ListStatement } from '../../lists/index.js';
import type { OutboxEventRow } from '../outbox-event.entity.js';

type Query = HandlerInput<typeof listOutboxEvents>['query'];
type Page = HandlerReply<typeof listOutboxEvents>;
type Column = NonNullable<Query['sort']>[0];

type EventRow = Pick<
  OutboxEventRow,
  'id' | 'type' | 'aggregate_id' | 'payload' | 'created_at' | 'relayed_at'
> &
  Computed<{ consumers: string[] }>;

const EVENTS: ListStatement<Column> = {
  columns: `
    e.id, e.type, e.aggregate_id, e.payload, e.created_at, e.relayed_at,
    ARRAY(SELECT consumer FROM platform.consumed_event c WHERE c.event_id = e.id ORDER BY consumer) AS consumers`,
  details: 'platform.outbox_event e',
  from: 'platform.outbox_event e',
  key: 'e.id',
  orderBy: { createdAt: { by: 'e.created_at' }, id: { by: 'e.id' } },
};

/** Outbox events and their consumers. */
@Injectable()
export class EventListReader {
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
