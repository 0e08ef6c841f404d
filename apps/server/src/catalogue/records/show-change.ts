import { Injectable } from '@nestjs/common';
import type {
  HandlerInput,
  HandlerReply,
  listRecordChanges,
  RecordChange,
  RecordChangeReply,
} from '@simpletread/contract';
import { ok, RECORD_FORMS, type RecordKind, refuse, type Result } from '@simpletread/domain';

import { type Computed, Database, type Renamed, when, whereAll } from '../../platform/database/index.js';
import { diffOf } from './planned-row.js';
import type { RecordChangeRowRow } from './record-change-row.entity.js';
import type { RecordChangeRow } from './record-change.entity.js';

type Query = HandlerInput<typeof listRecordChanges>['query'];
type Page = HandlerReply<typeof listRecordChanges>;

type ListedChange = Omit<RecordChangeRow, 'created_by' | 'created_at' | 'finished_at'> &
  Renamed<RecordChangeRow, { createdAt: 'created_at'; finishedAt: 'finished_at' }> &
  Computed<{ undoneBy: string | null }>;

type ShownRow = Pick<RecordChangeRowRow, 'label' | 'state' | 'problem' | 'before' | 'after'> &
  Renamed<RecordChangeRowRow, { recordId: 'record_id' }>;

const COLUMNS = `
  SELECT c.id, c.kind, c.origin, c.summary, c.reason, c.state, c.total, c.applied, c.skipped, c.undoes,
    (SELECT u.id FROM record_desk.change u WHERE u.undoes = c.id) AS "undoneBy",
    c.created_at AS "createdAt", c.finished_at AS "finishedAt"
  FROM record_desk.change c`;

const FIND = [COLUMNS, 'WHERE c.id = $1'].join(' ');

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
  constructor(private readonly database: Database) {}

  async page(
    { filter = {}, sort = ['createdAt', 'DESC'], range: [first, last] }: Query,
    kinds: readonly RecordKind[],
  ): Promise<Page> {
    const where = whereAll([
      { sql: 'c.kind = ANY (?::text[])', params: [[...kinds]] },
      ...when(filter.id, 'c.id::text = ANY (?::text[])', (ids) => [ids]),
      ...when(filter.kind, 'c.kind = ?', (kind) => [kind]),
      ...when(filter.origin, 'c.origin = ?', (origin) => [origin]),
      ...when(filter.state, 'c.state = ?', (state) => [state]),
    ]);
    const way = sort[1] === 'ASC' ? 'ASC' : 'DESC';
    const order = sort[0] === 'id' ? ['c.id', way] : ['c.created_at', way, ', c.id', way];
    const limits = [`LIMIT $${where.params.length + 1}`, `OFFSET $${where.params.length + 2}`];
    const [rows, counted] = await Promise.all([
      this.database.query<ListedChange>(
        [COLUMNS, 'WHERE', where.sql, 'ORDER BY', ...order, ...limits].join(' '),
        [...where.params, last - first + 1, first],
      ),
      this.database.one<Computed<{ total: number }>>(
        ['SELECT count(*)::int AS total FROM record_desk.change c WHERE', where.sql].join(' '),
        where.params,
      ),
    ]);
    return { items: rows.map(changeOf), total: counted?.total ?? 0 };
  }

  async find(
    changeId: string,
    kinds: readonly RecordKind[],
  ): Promise<Result<RecordChangeReply, 'record.missing'>> {
    const [row, rows] = await Promise.all([
      this.database.one<ListedChange>(FIND, [changeId]),
      this.database.query<ShownRow>(ROWS, [changeId]),
    ]);
    if (row === null || !kinds.includes(row.kind)) return refuse('record.missing');
    const form = RECORD_FORMS[row.kind];
    return ok({
      ...changeOf(row),
      rows: rows.map(({ before, after, ...shown }) => ({ ...shown, fields: diffOf(form, before, after) })),
    });
  }
}
