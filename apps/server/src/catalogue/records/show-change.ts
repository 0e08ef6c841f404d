import { Injectable } from '@nestjs/common';
import type {
  HandlerInput,
  HandlerReply,
  listRecordChanges,
  RecordChange,
  RecordChangeReply,
} from '@simpletread/contract';
import { ok, RECORD_FORMS, type RecordKind, refuse, type Result } from '@simpletread/domain';

import { type Computed, Database, type Renamed, when } from '../../platform/database/index.js';
import { ListReader, type ListStatement } from '../../platform/lists/index.js';
import { diffOf } from './planned-row.js';
import type { RecordChangeRowRow } from './record-change-row.entity.js';
import type { RecordChangeRow } from './record-change.entity.js';

type Query = HandlerInput<typeof listRecordChanges>['query'];
type Column = NonNullable<Query['sort']>[0];
type Page = HandlerReply<typeof listRecordChanges>;

type ListedChange = Omit<RecordChangeRow, 'created_by' | 'created_at' | 'finished_at'> &
  Renamed<RecordChangeRow, { createdAt: 'created_at'; finishedAt: 'finished_at' }> &
  Computed<{ undoneBy: string | null }>;

type ShownRow = Pick<RecordChangeRowRow, 'label' | 'state' | 'problem' | 'before' | 'after'> &
  Renamed<RecordChangeRowRow, { recordId: 'record_id' }>;

const COLUMNS = `
  c.id, c.kind, c.origin, c.summary, c.reason, c.state, c.total, c.applied, c.skipped, c.undoes,
    (SELECT u.id FROM record_desk.change u WHERE u.undoes = c.id) AS "undoneBy",
    c.created_at AS "createdAt", c.finished_at AS "finishedAt"`;

const FROM = 'record_desk.change c';

const FIND = ['SELECT', COLUMNS, 'FROM', FROM, 'WHERE c.id = $1'].join(' ');

const CHANGES: ListStatement<Column> = {
  columns: COLUMNS,
  details: FROM,
  from: FROM,
  key: 'c.id',
  orderBy: { createdAt: { by: 'c.created_at' }, id: { by: 'c.id' } },
};

const ROWS = `
  SELECT record_id AS "recordId", label, state, problem, before, after FROM record_desk.change_row
  WHERE change_id = $1 ORDER BY state <> 'skipped', position LIMIT 200`;

const changeOf = (row: ListedChange): RecordChange => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** Changes of many records as the console shows them. */
@Injectable()
export class ShowChange {
  constructor(
    private readonly database: Database,
    private readonly lists: ListReader,
  ) {}

  async page(
    { filter = {}, sort = ['createdAt', 'DESC'], range }: Query,
    kinds: readonly RecordKind[],
  ): Promise<Page> {
    const where = [
      { sql: 'c.kind = ANY (?::text[])', params: [[...kinds]] },
      ...when(filter.id, 'c.id::text = ANY (?::text[])', (ids) => [ids]),
      ...when(filter.kind, 'c.kind = ?', (kind) => [kind]),
      ...when(filter.origin, 'c.origin = ?', (origin) => [origin]),
      ...when(filter.state, 'c.state = ?', (state) => [state]),
    ];
    const request = { where, sort, range };
    const { rows, total } = await this.lists.page<ListedChange, Column>(CHANGES, request, this.database);
    return { items: rows.map(changeOf), total };
  }

  async find(
    changeId: string,
    kinds: readonly RecordKind[],
  ): Promise<Result<RecordChangeReply, 'record.missing'>> {
    const row = await this.database.one<ListedChange>(FIND, [changeId]);
    if (row === null || !kinds.includes(row.kind)) return refuse('record.missing');
    // After the change: one that is finished then shows its rows as they ended.
    const rows = await this.database.query<ShownRow>(ROWS, [changeId]);
    const form = RECORD_FORMS[row.kind];
    return ok({
      ...changeOf(row),
      rows: rows.map(({ before, after, ...shown }) => ({ ...shown, fields: diffOf(form, before, after) })),
    });
  }
}
