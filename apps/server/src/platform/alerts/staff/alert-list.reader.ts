import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listAlerts } from '@simpletread/contract';

import { containing, when, withIds } from '../../database/index.js';
import { ListReader, type ListStatement } from '../../lists/index.js';
import { ownedBy, ownerOf } from '../../work-owners/index.js';
import { type ListedAlertRow, listedAlertOf } from './alert-view.js';

type Query = HandlerInput<typeof listAlerts>['query'];
type Page = HandlerReply<typeof listAlerts>;
type Column = NonNullable<Query['sort']>[0];

const ALERTS: ListStatement<Column> = {
  columns: `a.id, a.kind, a.severity, a.subject, a.state, a.count, a.first_seen_at, a.last_seen_at,
    a.version, ${ownerOf('alerts', 'a.id')}`,
  details: 'platform.alert a',
  from: 'platform.alert a',
  key: 'a.id',
  orderBy: {
    lastSeenAt: { by: 'a.last_seen_at' },
    severity: { by: "array_position(ARRAY['notice', 'warning', 'critical'], a.severity)" },
    count: { by: 'a.count' },
    id: { by: 'a.id' },
  },
};

/** Alerts in the console's list. */
@Injectable()
export class AlertListReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['lastSeenAt', 'DESC'], range }: Query, staffId: string): Promise<Page> {
    const { rows, total } = await this.lists.page<ListedAlertRow, Column>(ALERTS, {
      where: [
        ...withIds('a.id', filter.id),
        ...when(filter.q, 'a.subject ILIKE ?', (q) => [containing(q)]),
        ...when(filter.kind, 'a.kind = ?', (kind) => [kind]),
        ...when(filter.severity, 'a.severity = ?', (severity) => [severity]),
        ...when(filter.state, 'a.state = ?', (state) => [state]),
        ...when(filter.isOpen, "(a.state = 'open') = ?", (isOpen) => [isOpen]),
        ...ownedBy('alerts', 'a.id', filter.owner, staffId),
      ],
      sort,
      range,
    });
    return { items: rows.map(listedAlertOf), total };
  }
}
