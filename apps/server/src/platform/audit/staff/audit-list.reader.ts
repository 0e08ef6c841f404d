import { Injectable } from '@nestjs/common';
import {
  auditActionsMatching,
  type getAudit,
  type HandlerInput,
  type HandlerReply,
  type listAudit,
} from '@simpletread/contract';

import {
  type Computed,
  containing,
  Database,
  type OuterJoined,
  when,
  withIds,
} from '../../database/index.js';
import { ListReader, type ListStatement } from '../../lists/index.js';
import type { AuditLinkRow } from '../audit-link.entity.js';
import type { AuditRow } from '../audit-row.entity.js';
import { maskCosts, maskPersonal } from './mask-personal.js';
import { RecordNames } from './record-name.reader.js';

type Query = HandlerInput<typeof listAudit>['query'];
type Page = HandlerReply<typeof listAudit>;
type Whole = HandlerReply<typeof getAudit>;
type Column = NonNullable<Query['sort']>[0];

type ListedRow = Pick<
  AuditRow,
  | 'id'
  | 'at'
  | 'actor_kind'
  | 'actor_id'
  | 'actor_name'
  | 'action'
  | 'subject_type'
  | 'subject_id'
  | 'before'
  | 'after'
> &
  Computed<{ is_erased: boolean }>;

/** The LEFT JOIN finds no link beside a row that is not in the chain. */
type WholeRow = ListedRow &
  Pick<AuditRow, 'request_id'> &
  OuterJoined<Pick<AuditLinkRow, 'sequence'>> &
  Computed<{
    hash: string | null;
    previous_hash: string | null;
    is_whole: boolean | null;
  }>;

interface Seen {
  /** True if the reader may see identities. */
  readonly seesContacts: boolean;
  /** True if the reader may see tire costs. */
  readonly seesMargins: boolean;
}

const COLUMNS =
  'a.id, a.at, a.actor_kind, a.actor_name, a.action, a.subject_type, a.subject_id, a.before, a.after, a.actor_id, a.erased_by IS NOT NULL AS is_erased';

const AUDIT: ListStatement<Column> = {
  columns: COLUMNS,
  details: 'platform.audit_row a',
  from: 'platform.audit_row a',
  key: 'a.id',
  orderBy: { at: { by: 'a.at' }, id: { by: 'a.id' } },
};

const BY_ID = [
  'SELECT',
  COLUMNS,
  `, a.request_id, l.sequence, encode(l.hash, 'hex') AS hash, encode(p.hash, 'hex') AS previous_hash,
     platform.audit_link_holds(l, p.hash, a) AS is_whole
   FROM platform.audit_row a
   LEFT JOIN platform.audit_link l ON l.audit_row_id = a.id
   LEFT JOIN platform.audit_link p ON p.sequence = l.sequence - 1
   WHERE a.id = $1`,
].join(' ');

type Names = ReadonlyMap<string, string>;

const shownTo = ({ seesContacts, seesMargins }: Seen, told: unknown): unknown => {
  const costs = seesMargins ? told : maskCosts(told);
  return seesContacts ? costs : maskPersonal(costs);
};

const rowOf = (row: ListedRow, names: Names, seen: Seen): Page['items'][number] => ({
  id: row.id,
  at: row.at.toISOString(),
  actorKind: row.actor_kind,
  actorName: row.actor_name ?? names.get(row.actor_id ?? '') ?? null,
  action: row.action,
  subjectType: row.subject_type,
  subjectId: row.subject_id,
  subjectName: names.get(row.subject_id) ?? null,
  before: shownTo(seen, row.before),
  after: shownTo(seen, row.after),
  isErased: row.is_erased,
});

const linkOf = ({ sequence, hash, previous_hash: previousHash, is_whole: isWhole }: WholeRow) =>
  sequence === null || hash === null ? null : { sequence, hash, previousHash, isWhole: isWhole === true };

/** The audit: author, time, values before and after. */
@Injectable()
export class AuditListReader {
  constructor(
    private readonly lists: ListReader,
    private readonly database: Database,
    private readonly names: RecordNames,
  ) {}

  async page({ filter = {}, sort = ['at', 'DESC'], range }: Query, seen: Seen): Promise<Page> {
    const called = filter.q === undefined ? [] : await this.names.called(filter.q, seen);
    const { rows, total } = await this.lists.page<ListedRow, Column>(AUDIT, {
      where: [
        ...withIds('a.id', filter.id),
        ...when(filter.subjectType, 'a.subject_type = ?', (type) => [type]),
        ...when(filter.subjectId, 'a.subject_id = ?', (id) => [id.trim()]),
        ...when(filter.action, 'a.action = ?', (action) => [action]),
        ...when(filter.actor, 'a.actor_name ILIKE ?', (name) => [containing(name)]),
        ...when(filter.actorKind, 'a.actor_kind = ?', (kind) => [kind]),
        ...when(filter.from, 'a.at >= ?', (from) => [from]),
        ...when(filter.to, 'a.at < ?', (to) => [to]),
        ...when(
          filter.q,
          `coalesce(a.actor_name, '') || ' ' || a.action || ' ' || a.subject_type || ' ' || a.subject_id ILIKE ?
           OR a.action = ANY (?) OR a.subject_id = ANY (?) OR a.actor_id = ANY (?)`,
          (q) => [containing(q), auditActionsMatching(q), called, called],
        ),
      ],
      sort,
      range,
    });
    const names = await this.names.among(
      rows.map(({ actor_id: actor, subject_id: subject }) => [actor, subject]),
      seen,
    );
    return { items: rows.map((row) => rowOf(row, names, seen)), total };
  }

  async find(id: string, seen: Seen): Promise<Whole | null> {
    const row = await this.database.one<WholeRow>(BY_ID, [id]);
    if (row === null) return null;
    const { actor_id: actorId, request_id: requestId } = row;
    const names = await this.names.among([actorId, row.subject_id, row.before, row.after], seen);
    return {
      ...rowOf(row, names, seen),
      actorId,
      requestId,
      names: Object.fromEntries(names),
      link: linkOf(row),
    };
  }
}
