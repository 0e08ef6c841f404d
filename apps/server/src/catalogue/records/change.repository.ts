import { Injectable } from '@nestjs/common';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import type { RecordChangeRowRow } from './record-change-row.entity.js';
import { type RecordChangeRow, recordChangeEntity } from './record-change.entity.js';

export type NewChange = Pick<RecordChangeRow, 'id' | 'kind' | 'origin' | 'summary' | 'reason' | 'undoes'> &
  Renamed<RecordChangeRow, { createdBy: 'created_by' }>;

export type ChangedRow = Pick<RecordChangeRowRow, 'label' | 'before' | 'after'> &
  Renamed<RecordChangeRowRow, { recordId: 'record_id' }>;

export type WaitingRow = ChangedRow & Pick<RecordChangeRowRow, 'position'>;

export type StoredChange = NewChange &
  Pick<RecordChangeRow, 'state' | 'total'> &
  Computed<{ undoneBy: string | null }>;

const COLUMNS = `
  SELECT c.id, c.kind, c.origin, c.summary, c.reason, c.undoes, c.created_by AS "createdBy", c.state, c.total,
    (SELECT u.id FROM record_desk.change u WHERE u.undoes = c.id) AS "undoneBy"
  FROM record_desk.change c WHERE c.id = $1`;

const LOCK = [COLUMNS, 'FOR UPDATE OF c'].join(' ');

const INSERT_ROWS = `
  INSERT INTO record_desk.change_row (change_id, position, record_id, label, before, after)
  SELECT $1, $2 + row.at - 1, row.value->>'recordId', row.value->>'label', nullif(row.value->'before', 'null'), nullif(row.value->'after', 'null')
  FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS row (value, at)`;

const WAITING = `
  SELECT position, record_id AS "recordId", label, before, after FROM record_desk.change_row
  WHERE change_id = $1 AND state = 'waiting' ORDER BY position LIMIT $2`;

const APPLIED = `
  SELECT record_id AS "recordId", label, before, after FROM record_desk.change_row
  WHERE change_id = $1 AND state = 'applied' ORDER BY position DESC`;

const SETTLE = `
  UPDATE record_desk.change_row r
  SET state = CASE WHEN row.value->>'problem' IS NULL THEN 'applied' ELSE 'skipped' END, problem = row.value->>'problem'
  FROM jsonb_array_elements($2::jsonb) AS row (value)
  WHERE r.change_id = $1 AND r.position = (row.value->>'position')::int`;

const ADVANCE = `
  UPDATE record_desk.change SET applied = applied + $2, skipped = skipped + $3,
    state = CASE WHEN applied + skipped + $2 + $3 = total THEN 'done' ELSE 'running' END,
    finished_at = CASE WHEN applied + skipped + $2 + $3 = total THEN now() END
  WHERE id = $1`;

const UNFINISHED = `SELECT id FROM record_desk.change WHERE state = 'running' ORDER BY created_at`;

const ROWS_AT_ONCE = 2_000;

/** The only writer of changes of many records. */
@Injectable()
export class ChangeRepository {
  constructor(private readonly database: Database) {}

  find(changeId: string, db: SqlRunner = this.database): Promise<StoredChange | null> {
    return db.one<StoredChange>(COLUMNS, [changeId]);
  }

  lock(tx: Transaction, changeId: string): Promise<StoredChange | null> {
    return tx.one<StoredChange>(LOCK, [changeId]);
  }

  async insert(tx: Transaction, change: NewChange, rows: readonly ChangedRow[]): Promise<void> {
    const { id, createdBy, ...facts } = change;
    await tx
      .repository(recordChangeEntity)
      .insert({ id, ...facts, created_by: createdBy, total: rows.length });
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await tx.execute(INSERT_ROWS, [id, from, JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))]);
  }

  /** The next rows to be made, in their order. */
  waiting(tx: Transaction, changeId: string, most: number): Promise<WaitingRow[]> {
    return tx.query<WaitingRow>(WAITING, [changeId, most]);
  }

  /** Rows already made, the last first. */
  applied(db: SqlRunner, changeId: string): Promise<ChangedRow[]> {
    return db.query<ChangedRow>(APPLIED, [changeId]);
  }

  /** Marks rows as made, or with the reason they were not. */
  async settle(
    tx: Transaction,
    changeId: string,
    rows: readonly { readonly position: number; readonly problem: string | null }[],
  ): Promise<void> {
    const skipped = rows.filter(({ problem }) => problem !== null).length;
    await tx.execute(SETTLE, [changeId, JSON.stringify(rows)]);
    await tx.execute(ADVANCE, [changeId, rows.length - skipped, skipped]);
  }

  async unfinished(): Promise<string[]> {
    return (await this.database.query<Pick<RecordChangeRow, 'id'>>(UNFINISHED)).map(({ id }) => id);
  }
}
