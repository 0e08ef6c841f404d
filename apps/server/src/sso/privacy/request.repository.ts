import { Injectable } from '@nestjs/common';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import type { ErasureBlock } from '../../platform/personal-data/index.js';
import type { ExportPartRow } from './export-part.entity.js';
import type { PrivacyRequestRow } from './privacy-request.entity.js';
import type { ErasureRequest, ExportRequest, PrivacyRequest } from './privacy-request.js';

/** Everything of a request but the sealed person. */
export const REQUEST_COLUMNS = `
  id AS "requestId", kind, account_id AS "accountId", state, asked_by AS "askedBy", staff_name AS "staffName",
  steps_done AS "stepsDone", step_count AS "stepCount", blocked_by AS "blockedBy", asked_at AS "askedAt", due_at AS "dueAt",
  started_at AS "startedAt", finished_at AS "finishedAt", expires_at AS "expiresAt"`;

export type ListedRequest = Pick<PrivacyRequestRow, 'kind' | 'state'> &
  Renamed<
    PrivacyRequestRow,
    {
      requestId: 'id';
      accountId: 'account_id';
      askedBy: 'asked_by';
      staffName: 'staff_name';
      stepsDone: 'steps_done';
      stepCount: 'step_count';
      blockedBy: 'blocked_by';
      askedAt: 'asked_at';
      dueAt: 'due_at';
      startedAt: 'started_at';
      finishedAt: 'finished_at';
      expiresAt: 'expires_at';
    }
  >;

type RequestRow = ListedRequest & Pick<PrivacyRequestRow, 'person'>;

const SELECT = ['SELECT person,', REQUEST_COLUMNS, 'FROM privacy.request WHERE'].join(' ');
const FIND = [SELECT, 'id = $1'].join(' ');
const LOCK = [FIND, 'FOR UPDATE'].join(' ');
const EXPORTS_OF = [
  SELECT,
  "account_id = $1 AND kind = 'export' ORDER BY asked_at DESC, id DESC LIMIT 10",
].join(' ');
const ERASURE_OF = [
  SELECT,
  "account_id = $1 AND kind = 'erasure' ORDER BY asked_at DESC, id DESC LIMIT 1",
].join(' ');

const INSERT = `
  INSERT INTO privacy.request (id, kind, account_id, person, state, asked_by, staff_name, step_count, asked_at, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`;

const RECENT_EXPORTS = `
  SELECT count(*)::int AS count FROM privacy.request
  WHERE account_id = $1 AND kind = 'export' AND asked_at > $2::timestamptz - interval '1 day'`;

const DUE = `
  SELECT id, kind FROM privacy.request
  WHERE state IN ('waiting', 'collecting', 'pending', 'blocked', 'erasing') AND due_at <= clock_timestamp()
  ORDER BY due_at LIMIT 50`;

const MOVE =
  'UPDATE privacy.request SET state = $2, person = coalesce($3, person), started_at = coalesce(started_at, now()) WHERE id = $1';
const STEP = 'UPDATE privacy.request SET steps_done = steps_done || $2::text WHERE id = $1';
const FINISH = `
  UPDATE privacy.request SET state = $2, person = NULL, finished_at = now(), expires_at = $3, blocked_by = '[]' WHERE id = $1`;
const BLOCK = "UPDATE privacy.request SET state = 'blocked', blocked_by = $2, due_at = $3 WHERE id = $1";
const PUT_PART = `
  INSERT INTO privacy.export_part (request_id, step, sealed) VALUES ($1, $2, $3)
  ON CONFLICT (request_id, step) DO UPDATE SET sealed = EXCLUDED.sealed`;
const PARTS = 'SELECT step, sealed FROM privacy.export_part WHERE request_id = $1';
const EXPIRE = `
  WITH expired AS (
    UPDATE privacy.request SET state = 'expired' WHERE state = 'ready' AND expires_at <= clock_timestamp() RETURNING id)
  DELETE FROM privacy.export_part WHERE request_id IN (SELECT id FROM expired)`;
const DROP_EXPORTS = `
  WITH gone AS (
    UPDATE privacy.request SET state = 'expired', person = NULL, finished_at = coalesce(finished_at, now()), expires_at = now()
    WHERE account_id = $1 AND kind = 'export' AND state <> 'expired' RETURNING id)
  DELETE FROM privacy.export_part WHERE request_id IN (SELECT id FROM gone)`;

export type NewRequest = Pick<
  PrivacyRequest,
  'requestId' | 'kind' | 'accountId' | 'state' | 'askedBy' | 'staffName' | 'stepCount' | 'askedAt' | 'dueAt'
> & { readonly person: string };

export type ExportPart = Pick<ExportPartRow, 'step' | 'sealed'>;

type DueRow = Pick<PrivacyRequestRow, 'id' | 'kind'>;

/** A CHECK constraint keeps each kind to its own states. */
export const requestOf = (row: RequestRow): PrivacyRequest => row as PrivacyRequest;

const maybeRequestOf = (row: RequestRow | null): PrivacyRequest | null =>
  row === null ? null : requestOf(row);

/** The only SQL on what people ask about their data. */
@Injectable()
export class RequestRepository {
  constructor(private readonly database: Database) {}

  async find(requestId: string, db: SqlRunner = this.database): Promise<PrivacyRequest | null> {
    return maybeRequestOf(await db.one<RequestRow>(FIND, [requestId]));
  }

  async lock(tx: Transaction, requestId: string): Promise<PrivacyRequest | null> {
    return maybeRequestOf(await tx.one<RequestRow>(LOCK, [requestId]));
  }

  /** The newest ten, newest first. */
  async exportsOf(accountId: string): Promise<ExportRequest[]> {
    const rows = await this.database.query<RequestRow>(EXPORTS_OF, [accountId]);
    return rows.map(requestOf).filter((request) => request.kind === 'export');
  }

  async erasureOf(accountId: string, db: SqlRunner = this.database): Promise<ErasureRequest | null> {
    const request = maybeRequestOf(await db.one<RequestRow>(ERASURE_OF, [accountId]));
    return request?.kind === 'erasure' ? request : null;
  }

  /** False where the account has one of the kind under way. */
  async insert(tx: Transaction, request: NewRequest): Promise<boolean> {
    const { requestId, kind, accountId, person, state, askedBy, staffName, stepCount, askedAt, dueAt } =
      request;
    const params = [requestId, kind, accountId, person, state, askedBy, staffName, stepCount, askedAt, dueAt];
    return (await tx.execute(INSERT, params)) === 1;
  }

  async countRecentExports(tx: Transaction, accountId: string, now: Date): Promise<number> {
    return (await tx.one<Computed<{ count: number }>>(RECENT_EXPORTS, [accountId, now]))?.count ?? 0;
  }

  due(): Promise<DueRow[]> {
    return this.database.query<DueRow>(DUE);
  }

  /** Begins: with the sealed person where it changes. */
  async move(
    tx: Transaction,
    requestId: string,
    state: 'collecting' | 'erasing',
    person: string | null = null,
  ) {
    await tx.execute(MOVE, [requestId, state, person]);
  }

  async markStep(tx: Transaction, requestId: string, step: string): Promise<void> {
    await tx.execute(STEP, [requestId, step]);
  }

  async finish(
    tx: Transaction,
    requestId: string,
    state: 'ready' | 'erased' | 'cancelled',
    expiresAt: Date | null = null,
  ): Promise<void> {
    await tx.execute(FINISH, [requestId, state, expiresAt]);
  }

  async block(
    tx: Transaction,
    requestId: string,
    blockedBy: readonly ErasureBlock[],
    dueAt: Date,
  ): Promise<void> {
    await tx.execute(BLOCK, [requestId, JSON.stringify(blockedBy), dueAt]);
  }

  async putPart(tx: Transaction, requestId: string, { step, sealed }: ExportPart): Promise<void> {
    await tx.execute(PUT_PART, [requestId, step, sealed]);
  }

  parts(requestId: string): Promise<ExportPart[]> {
    return this.database.query<ExportPart>(PARTS, [requestId]);
  }

  /** Ends the download of copies whose days are over, and deletes them. */
  async expire(): Promise<void> {
    await this.database.execute(EXPIRE);
  }

  /** Deletes every copy that an account has, and those under way. */
  async dropExports(tx: Transaction, accountId: string): Promise<void> {
    await tx.execute(DROP_EXPORTS, [accountId]);
  }
}
