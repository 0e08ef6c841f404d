import { Injectable } from '@nestjs/common';
import { ACTING_LINK_SECONDS, ACTING_MINUTES, type ActingEnd } from '@simpletread/domain';

import { type Computed, Database, type Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { type ActingVisitRow, actingVisitEntity } from './acting-visit.entity.js';
import type { VisitStore } from '../staff-visits/index.js';
import type { ActingVisit } from './acting-visit.js';

type VisitRow = Pick<
  ActingVisitRow,
  | 'id'
  | 'account_id'
  | 'staff_id'
  | 'staff_name'
  | 'staff_role'
  | 'staff_session_hash'
  | 'reason'
  | 'words'
  | 'began_at'
  | 'secret_ends_at'
> &
  Computed<{ read_at: Date }>;

export type AskedVisit = Omit<ActingVisit, 'beganAt' | 'endsAt' | 'readAt'> & { readonly link: string };

const COLUMNS = `id, account_id, staff_id, staff_name, staff_role, staff_session_hash, reason, words, began_at, secret_ends_at,
  clock_timestamp() AS read_at`;

const INSERT = `
  INSERT INTO identity.acting_visit
    (id, account_id, staff_id, staff_name, staff_role, staff_session_hash, reason, words, step, secret_hash, secret_ends_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'link', $9, clock_timestamp() + make_interval(secs => $10))
  RETURNING secret_ends_at`;

const OPEN_LINK = `
  UPDATE identity.acting_visit
  SET step = 'code', secret_hash = $3, secret_ends_at = clock_timestamp() + make_interval(secs => $4)
  WHERE step = 'link' AND secret_hash = $1 AND staff_session_hash = $2 AND secret_ends_at > clock_timestamp()`;

const TAKE_CODE = `
  SELECT ${COLUMNS} FROM identity.acting_visit WHERE step = 'code' AND secret_hash = $1 FOR UPDATE`;

const BEGIN = `
  UPDATE identity.acting_visit
  SET step = 'visit', secret_hash = $2, began_at = now(), secret_ends_at = clock_timestamp() + make_interval(mins => $3)
  WHERE id = $1 AND step = 'code' RETURNING ${COLUMNS}`;

const BY_HANDLE = `SELECT ${COLUMNS} FROM identity.acting_visit WHERE step = 'visit' AND secret_hash = $1`;

const ONGOING = `SELECT ${COLUMNS} FROM identity.acting_visit WHERE step = 'visit'`;

const ONGOING_TO = `${ONGOING} AND account_id = $1 ORDER BY id`;
const ONGOING_IN = `${ONGOING} AND staff_session_hash = $1 ORDER BY id`;

const END = `
  UPDATE identity.acting_visit SET step = 'over', secret_hash = NULL, ended_at = clock_timestamp(), ended_by = $2
  WHERE id = $1 AND step = 'visit'`;

const FORGET_UNUSED = `
  DELETE FROM identity.acting_visit WHERE step IN ('link', 'code') AND secret_ends_at < clock_timestamp()`;

const visitOf = (row: VisitRow): ActingVisit => ({
  id: row.id,
  accountId: row.account_id,
  staffId: row.staff_id,
  staffName: row.staff_name,
  staffRole: row.staff_role,
  staffSessionHash: row.staff_session_hash,
  reason: row.reason,
  words: row.words,
  beganAt: row.began_at,
  endsAt: row.secret_ends_at,
  readAt: row.read_at,
});

/** The only user of the visits. */
@Injectable()
export class ActingVisitRepository implements VisitStore<ActingVisit, ActingEnd> {
  constructor(private readonly database: Database) {}

  /** Returns until when the link works. */
  async insert(tx: Transaction, visit: AskedVisit): Promise<Date> {
    const { id, accountId, staffId, staffName, staffRole, staffSessionHash, reason, words, link } = visit;
    const row = await tx.one<Pick<ActingVisitRow, 'secret_ends_at'>>(INSERT, [
      id,
      accountId,
      staffId,
      staffName,
      staffRole,
      staffSessionHash,
      reason,
      words,
      hashToken(link),
      ACTING_LINK_SECONDS,
    ]);
    if (row === null) throw new Error('the visit was not written');
    return row.secret_ends_at;
  }

  async openLink(link: string, staffSessionHash: string, code: string): Promise<boolean> {
    const params = [hashToken(link), staffSessionHash, hashToken(code), ACTING_LINK_SECONDS];
    return (await this.database.execute(OPEN_LINK, params)) === 1;
  }

  async byCode(tx: Transaction, code: string): Promise<ActingVisit | null> {
    const row = await tx.one<VisitRow>(TAKE_CODE, [hashToken(code)]);
    return row === null ? null : visitOf(row);
  }

  async begin(tx: Transaction, id: string, handle: string): Promise<ActingVisit> {
    const row = await tx.one<VisitRow>(BEGIN, [id, hashToken(handle), ACTING_MINUTES]);
    if (row === null) throw new Error(`the visit ${id} is gone`);
    return visitOf(row);
  }

  async byHandle(handle: string): Promise<ActingVisit | null> {
    const row = await this.database.one<VisitRow>(BY_HANDLE, [hashToken(handle)]);
    return row === null ? null : visitOf(row);
  }

  async ongoing(): Promise<ActingVisit[]> {
    return (await this.database.query<VisitRow>(ONGOING)).map(visitOf);
  }

  async ongoingIn(tx: Transaction, staffSessionHash: string): Promise<ActingVisit[]> {
    return (await tx.query<VisitRow>(ONGOING_IN, [staffSessionHash])).map(visitOf);
  }

  /** Those to an account that go on. */
  async ongoingTo(tx: Transaction, accountId: string): Promise<ActingVisit[]> {
    return (await tx.query<VisitRow>(ONGOING_TO, [accountId])).map(visitOf);
  }

  async end(tx: Transaction, id: string, cause: ActingEnd): Promise<boolean> {
    return (await tx.execute(END, [id, cause])) === 1;
  }

  async forgetUnused(): Promise<void> {
    await this.database.execute(FORGET_UNUSED);
  }

  async forgetAccount(tx: Transaction, accountId: string): Promise<void> {
    await tx.repository(actingVisitEntity).delete({ account_id: accountId });
  }
}
