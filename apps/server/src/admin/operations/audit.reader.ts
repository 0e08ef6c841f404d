import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listAudit } from '@simpletread/contract';

import { containing, when, withIds } from '../list/condition.js';
import { ListReader, type ListStatement } from '../list/list-reader.js';

type Query = HandlerInput<typeof listAudit>['query'];
type Page = HandlerReply<typeof listAudit>;
type Column = NonNullable<Query['sort']>[0];

interface AuditSqlRow {
  readonly id: string;
  readonly at: Date;
  readonly actor_kind: Page['items'][number]['actorKind'];
  readonly actor_name: string | null;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly before: unknown;
  readonly after: unknown;
}

const AUDIT: ListStatement<Column> = {
  columns:
    'a.id, a.at, a.actor_kind, a.actor_name, a.action, a.subject_type, a.subject_id, a.before, a.after',
  details: 'platform.audit_row a',
  from: 'platform.audit_row a',
  key: 'a.id',
  orderBy: { at: { by: 'a.at' }, id: { by: 'a.id' } },
};

/** Who changed what, when, from what to what. */
@Injectable()
export class AuditReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['at', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<AuditSqlRow, Column>(AUDIT, {
      where: [
        ...withIds('a.id', filter.id),
        ...when(filter.subjectType, 'a.subject_type = ?', (type) => [type]),
        ...when(filter.subjectId, 'a.subject_id = ?', (id) => [id]),
        ...when(filter.action, 'a.action = ?', (action) => [action]),
        ...when(
          filter.q,
          "coalesce(a.actor_name, '') || ' ' || a.action || ' ' || a.subject_id ILIKE ?",
          (q) => [containing(q)],
        ),
      ],
      sort,
      range,
    });
    const items = rows.map(({ at, actor_kind, actor_name, subject_type, subject_id, ...row }) => ({
      ...row,
      at: at.toISOString(),
      actorKind: actor_kind,
      actorName: actor_name,
      subjectType: subject_type,
      subjectId: subject_id,
    }));
    return { items, total };
  }
}
