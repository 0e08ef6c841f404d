import { Injectable } from '@nestjs/common';
import type { HandlerInput, HandlerReply, listAudit } from '@simpletread/contract';

import { containing, when } from '../list/condition.js';
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
  columns: 'id, at, actor_kind, actor_name, action, subject_type, subject_id, before, after',
  from: 'platform.audit_row',
  key: 'id',
  orderBy: { at: 'at', id: 'id' },
};

/** Who changed what, when, from what to what. */
@Injectable()
export class AuditReader {
  constructor(private readonly lists: ListReader) {}

  async page({ filter = {}, sort = ['at', 'DESC'], range }: Query): Promise<Page> {
    const { rows, total } = await this.lists.page<AuditSqlRow, Column>(AUDIT, {
      where: [
        ...when(filter.id, 'id::text = ANY (?)', (ids) => [ids]),
        ...when(filter.subjectType, 'subject_type = ?', (type) => [type]),
        ...when(filter.subjectId, 'subject_id = ?', (id) => [id]),
        ...when(filter.action, 'action = ?', (action) => [action]),
        ...when(filter.q, "coalesce(actor_name, '') ILIKE ? OR action ILIKE ? OR subject_id ILIKE ?", (q) => [
          containing(q),
          containing(q),
          containing(q),
        ]),
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
